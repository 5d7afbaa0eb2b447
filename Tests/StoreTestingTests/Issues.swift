import Testing

/// Runs `body`, and returns the texts of the issues that it records.
@MainActor
func issues(_ body: @MainActor () async -> Void) async -> [String] {
  let (texts, continuation) = AsyncStream.makeStream(of: String.self)
  await withKnownIssue(isIntermittent: true) {
    await body()
  } matching: { issue in
    continuation.yield(issue.comments.map(\.rawValue).joined())
    return true
  }
  continuation.finish()
  var all: [String] = []
  for await text in texts { all.append(text) }
  return all
}
