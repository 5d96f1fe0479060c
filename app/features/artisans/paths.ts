export const ARTISANS_PATH = '/artisans'

/** Returns the path without the locale, which is the same in every language (Spec §2). */
export function artisanPath(slug: string): string {
  return `${ARTISANS_PATH}/${slug}`
}
