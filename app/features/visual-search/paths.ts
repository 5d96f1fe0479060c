/** The search by picture; the look of a picture follows as another segment. */
export const PICTURE_SEARCH_PATH = '/search/picture'

/** The path of the results for a look, without the locale. */
export function lookPath(look: string): string {
  return `${PICTURE_SEARCH_PATH}/${look}`
}

/** The path of products similar to one, without the locale. `slug`: the product's, in the visitor's language. */
export function similarPath(slug: string): string {
  return `/search/similar/${slug}`
}
