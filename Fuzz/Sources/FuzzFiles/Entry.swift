import FuzzSupport

/// The name that the package manager gives to this target's main.
@_cdecl("FuzzFiles_main")
func fuzzMain(_ count: CInt, _ words: Words) -> CInt {
  drive(count, words) { fuzz($0, $1) }
}
