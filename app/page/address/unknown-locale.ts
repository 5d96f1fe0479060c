import { splitLocalePath } from '#domain/market/locale.ts'

/**
 * Whether the matched locale parameter is not a locale: `/nowhere/countries` matches with 'nowhere', and no page has
 * that path.
 */
export function isUnknownLocale(
  params: { readonly locale?: string | undefined },
  { pathname }: URL,
): boolean {
  return params.locale !== undefined && splitLocalePath(pathname).prefix === null
}
