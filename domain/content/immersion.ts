/**
 * The window widths at which the header is laid over a page's first picture (Spec §2): all of them, or only narrow
 * ones, which every picture fills.
 */
export type Immersion = 'all-widths' | 'narrow-only'

/** In pixels: a narrower picture would be blurred across a desktop window. */
const LEAST_WIDTH = 1440
const LEAST_RATIO = 4 / 3

/** The immersion for a page's first picture, by its size in pixels; null without one. */
export function immersionOf(
  picture: { readonly width: number; readonly height: number } | null,
): Immersion | null {
  if (picture === null) return null
  const { width, height } = picture
  return width >= LEAST_WIDTH && width / height >= LEAST_RATIO ? 'all-widths' : 'narrow-only'
}
