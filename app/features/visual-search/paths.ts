/** The look of the picture follows as another segment. */
export const PICTURE_SEARCH_PATH = '/search/picture'

/** Returns the path without the locale. */
export function lookPath(look: string): string {
  return `${PICTURE_SEARCH_PATH}/${look}`
}

/** Returns the path without the locale. `slug` is in the visitor's language. */
export function similarPath(slug: string): string {
  return `/search/similar/${slug}`
}
