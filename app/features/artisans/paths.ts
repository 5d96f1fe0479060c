export const ARTISANS_PATH = '/artisans'

/** The path of a workshop, without the locale: the same in every language (Spec §2). */
export function artisanPath(slug: string): string {
  return `${ARTISANS_PATH}/${slug}`
}
