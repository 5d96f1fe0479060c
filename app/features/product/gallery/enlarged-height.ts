/** A window's size in CSS pixels, and how many pixels of the screen each of them has. */
type Viewport = {
  readonly innerWidth: number
  readonly innerHeight: number
  readonly devicePixelRatio: number
}

/** An enlarged picture is at most so many times as high as the window. */
const WINDOWS_HIGH = 2.2
/** With less gained a press would seem to do nothing. */
const GAIN_MIN = 1.1

/**
 * How high the close view shows a picture, in CSS pixels: never a pixel of the file over more than one of the screen.
 * Null if the picture as large as the window is as close as its file bears.
 */
export function enlargedHeight(
  { width, height }: { readonly width: number; readonly height: number },
  { innerWidth, innerHeight, devicePixelRatio }: Viewport,
): number | null {
  const fitted = Math.min(innerHeight, (innerWidth * height) / width)
  const enlarged = Math.min(innerHeight * WINDOWS_HIGH, height / devicePixelRatio)
  return enlarged >= fitted * GAIN_MIN ? Math.floor(enlarged) : null
}
