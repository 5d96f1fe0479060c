export const ARTISANS_PATH = '/artisans'

/** Without the locale: the same in every language (Spec §2). */
export function artisanPath(slug: string): string {
  return `${ARTISANS_PATH}/${slug}`
}
