import { writeCookie } from '#app/visitor/cookies/cookies.ts'
import { sameOriginPath } from '#domain/links/same-origin-path.ts'
import { type Language, localePath, resolveLocale, splitLocalePath } from '#domain/market/locale.ts'
import { findCountry } from '#domain/market/market.ts'
import { LOCALE_COOKIES } from './locale-cookies.ts'
import { LOCALE_FIELDS } from './paths.ts'

export type LocaleChoice = {
  readonly language: Language
  readonly address: string
  readonly cookies: readonly string[]
}

/**
 * What follows from the form of the chooser: where to go, and what to remember (Spec §3). Null when the
 * country is not one we ship to. A language that the country does not support gives way as in Spec §5.
 */
export function chooseLocale(form: FormData, origin: string): LocaleChoice | null {
  const country = findCountry(String(form.get(LOCALE_FIELDS.country)).toUpperCase())
  if (country === undefined) return null
  const locale = resolveLocale(String(form.get(LOCALE_FIELDS.language)), country.isoCode)
  const isSecure = origin.startsWith('https:')
  return {
    language: locale.language,
    address: localePath(locale, pageOf(String(form.get(LOCALE_FIELDS.to) ?? '/'))),
    cookies: [
      writeCookie(LOCALE_COOKIES.language, locale.language, { isSecure }),
      writeCookie(LOCALE_COOKIES.expected, `${locale.language}-${locale.country.toLowerCase()}`, {
        isSecure,
      }),
      writeCookie(LOCALE_COOKIES.changedByUser, 'true', { isSecure }),
    ],
  }
}

/** The page to come back to, without its locale. Never an address of someone else's. */
export function pageOf(to: string): string {
  return splitLocalePath(sameOriginPath(to) ?? '/').path
}
