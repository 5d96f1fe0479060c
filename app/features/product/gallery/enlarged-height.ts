/** The window's size in CSS pixels, and its device pixel ratio. */
type Viewport = {
  readonly innerWidth: number
  readonly innerHeight: number
  readonly devicePixelRatio: number
}

/** The maximum height of an enlarged picture, in window heights. */
const WINDOWS_HIGH = 2.2
/** With a smaller gain the click would seem to do nothing. */
const GAIN_MIN = 1.1

/**
 * The height of an enlarged picture in CSS pixels, at which one pixel of the file covers at most one pixel of the
 * screen. Null if the picture at window size is already as close as its file allows.
 */
export function enlargedHeight(
  { width, height }: { readonly width: number; readonly height: number },
  { innerWidth, innerHeight, devicePixelRatio }: Viewport,
): number | null {
  const fitted = Math.min(innerHeight, (innerWidth * height) / width)
  const enlarged = Math.min(innerHeight * WINDOWS_HIGH, height / devicePixelRatio)
  return enlarged >= fitted * GAIN_MIN ? Math.floor(enlarged) : null
}
