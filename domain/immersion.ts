/**
 * At which widths of the window the header lies over the picture that a page begins with (Spec §2): at all of them, or only
 * on narrow windows, which every picture fills.
 */
export type Immersion = 'all-widths' | 'narrow-only'

/** Pixels: a narrower picture is blurred across a desktop window. */
const LEAST_WIDTH = 1440
const LEAST_RATIO = 4 / 3

/** The immersion that a page's first picture, in pixels, allows; null without one. */
export function immersionOf(
  picture: { readonly width: number; readonly height: number } | null,
): Immersion | null {
  if (picture === null) return null
  const { width, height } = picture
  return width >= LEAST_WIDTH && width / height >= LEAST_RATIO ? 'all-widths' : 'narrow-only'
}
