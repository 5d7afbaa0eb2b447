import Foundation
import TestSupport
import Testing

struct TemporaryFolderTests {
  @Test func `a folder is gone with the last reference to it`() throws {
    var folder: TemporaryFolder? = try TemporaryFolder()
    let path = try #require(folder).path
    try folder?.write("text", to: "a/b.txt")
    #expect(FileManager.default.fileExists(atPath: path + "/a/b.txt"))
    folder = nil
    #expect(!FileManager.default.fileExists(atPath: path))
  }

  @Test func `its files are known by their bytes`() throws {
    let folder = try TemporaryFolder()
    #expect(try folder.files().isEmpty)
    try folder.write("🐶", to: "a/dog")
    try folder.write([0xFF], to: "byte")
    #expect(
      try folder.files() == ["a/dog": Array("🐶".utf8), "byte": [0xFF]])
    #expect(try folder.text(of: "a/dog") == "🐶")
  }
}
