import { splitLocalePath } from '#domain/market/locale.ts'

/**
 * Whether what matched as a locale is none: `/nowhere/countries` matches with 'nowhere', and no page lives
 * there.
 */
export function isUnknownLocale(
  params: { readonly locale?: string | undefined },
  { pathname }: URL,
): boolean {
  return params.locale !== undefined && splitLocalePath(pathname).prefix === null
}
