import { writeCookie } from '#app/visitor/cookies/cookies.ts'
import { sameOriginPath } from '#domain/links/same-origin-path.ts'
import { type HouseMarkets, isSoldIn, resolveOfferedLocale } from '#domain/market/house-markets.ts'
import { type Language, localePath, resolveLocale, splitLocalePath } from '#domain/market/locale.ts'
import { findCountry } from '#domain/market/market.ts'
import { LOCALE_COOKIES } from './locale-cookies.ts'
import { LOCALE_FIELDS } from './paths.ts'

export type LocaleChoice = {
  readonly language: Language
  readonly path: string
  readonly cookies: readonly string[]
}

/**
 * Returns the path to redirect to and the cookies for a submitted choice (Spec §3), or null if the house does not sell
 * in the country. A language that the country does not support falls back as in Spec §5.
 */
export function chooseLocale(
  form: FormData,
  { origin, house }: { origin: string; house: HouseMarkets },
): LocaleChoice | null {
  const country = findCountry(String(form.get(LOCALE_FIELDS.country)).toUpperCase())
  if (country === undefined || !isSoldIn(country.isoCode, house)) return null
  const requested = resolveLocale(String(form.get(LOCALE_FIELDS.language)), country.isoCode)
  const locale = resolveOfferedLocale(requested, house)
  const isSecure = origin.startsWith('https:')
  return {
    language: locale.language,
    path: localePath(locale, toPagePath(String(form.get(LOCALE_FIELDS.to) ?? '/'))),
    cookies: [
      writeCookie(LOCALE_COOKIES.language, locale.language, { isSecure }),
      writeCookie(LOCALE_COOKIES.expected, `${locale.language}-${locale.country.toLowerCase()}`, {
        isSecure,
      }),
      writeCookie(LOCALE_COOKIES.changedByUser, 'true', { isSecure }),
    ],
  }
}

/** Returns the path of the page to return to, without its locale; never a foreign URL. */
export function toPagePath(to: string): string {
  return splitLocalePath(sameOriginPath(to) ?? '/').path
}
