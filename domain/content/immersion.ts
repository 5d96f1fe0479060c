/**
 * The window widths at which the header overlays a page's first picture (Spec §2). Every picture fills narrow windows.
 */
export type Immersion = 'all-widths' | 'narrow-only'

/** In pixels: a narrower picture would look blurred across a desktop window. */
const WIDTH_MIN = 1440
const RATIO_MIN = 4 / 3

/** Decided by the size of a page's first picture, in pixels; null without one. */
export function resolveImmersion(
  picture: { readonly width: number; readonly height: number } | null,
): Immersion | null {
  if (picture === null) return null
  const { width, height } = picture
  return width >= WIDTH_MIN && width / height >= RATIO_MIN ? 'all-widths' : 'narrow-only'
}
