/** Where one searches with a picture; what a picture looks like follows as one more step of the path. */
export const PICTURE_SEARCH_PATH = '/search/picture'

/** The results for a look, without the locale. */
export function lookPath(look: string): string {
  return `${PICTURE_SEARCH_PATH}/${look}`
}

/** What resembles a product, without the locale. `slug`: the product's, in the visitor's language. */
export function similarPath(slug: string): string {
  return `/search/similar/${slug}`
}
