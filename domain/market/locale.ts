import { isLanguage, type Language } from './language.ts'
import { type CountryCode, findCountry, getCountry } from './market.ts'

export type { Language }

/** The country always supports the language. */
export type Locale = { readonly language: Language; readonly country: CountryCode }

/** Spec §9: default country US, default language en. Its pages have no prefix (Spec §2). */
export const DEFAULT_LOCALE: Locale = { language: 'en', country: 'US' }

/** Spec §5: the requested language if the country supports it, else the country's default, else English. */
export function resolveLocale(requestedLanguage: string | null | undefined, country: CountryCode): Locale {
  const { supportedLanguages, defaultLanguage } = getCountry(country)
  const requested = supportedLanguages.find((language) => language === requestedLanguage)
  return { language: requested ?? defaultLanguage, country }
}

/**
 * Parses `{language}-{country}` in lower case ('de-at'). Null for another form, an unknown language or a country we do
 * not ship to. A language that the country does not support is resolved as in Spec §5, so `toLocalePrefix` of the
 * result may differ from the input: it is then the prefix of the canonical page.
 */
export function parseLocale(text: string): Locale | null {
  const [, language, code] = /^([a-z]{2})-([a-z]{2})$/.exec(text) ?? []
  const country = findCountry(code?.toUpperCase() ?? '')
  return country && isLanguage(language) ? resolveLocale(language, country.isoCode) : null
}

/** '/de-at'; empty for English in the US (Spec §2). */
export function toLocalePrefix({ language, country }: Locale): string {
  const isDefault = language === DEFAULT_LOCALE.language && country === DEFAULT_LOCALE.country
  return isDefault ? '' : `/${language}-${country.toLowerCase()}`
}

/** The path of a page in a locale: `/products/x` → `/de-at/products/x`, `/` → `/de-at`, `/?q` → `/de-at?q`. */
export function localePath(locale: Locale, path: string): string {
  const prefix = toLocalePrefix(locale)
  if (prefix === '') return path
  return prefix + (/^\/(?![?#]|$)/.test(path) ? path : path.slice(1))
}

/**
 * Splits a path into its locale and the rest. `prefix` is the one in the path ('/de-at'); null if there is none. If it
 * differs from `toLocalePrefix(locale)` ('/en-us/x', '/fr-at/x'), the path is not canonical.
 */
export function splitLocalePath(pathname: string): { locale: Locale; path: string; prefix: string | null } {
  const [, segment = '', rest = ''] = /^\/([a-z]{2}-[a-z]{2})((?:[/?#].*)?)$/s.exec(pathname) ?? []
  const locale = parseLocale(segment)
  if (locale === null) return { locale: DEFAULT_LOCALE, path: pathname, prefix: null }
  return { locale, path: rest.startsWith('/') ? rest : `/${rest}`, prefix: `/${segment}` }
}

/**
 * Replaces a first segment that is a locale in another form than `toLocalePrefix` returns: `/en-us/x` → `/x`,
 * `/fr-at/x` → `/de-at/x`, `/de-DE/x` → `/de-de/x`, `/ar-ae/x` and `/ae/x` → `/en-ae/x`. A country we do not ship to
 * becomes the US, and an unsupported language the country's default (Spec §5). Every other path is already canonical.
 */
export function canonicalLocalePath(pathname: string): string {
  const [, segment = '', rest = ''] = /^\/([a-z]{2}(?:[-_][a-z]{2})?)((?:\/.*)?)$/is.exec(pathname) ?? []
  const locale = guessLocale(segment.toLowerCase())
  // Several slashes at the start would start a host name.
  return locale === null ? pathname : localePath(locale, rest.replace(/^\/*/, '/'))
}

/** Parses a single country or language of ours ('ae', 'en'), or any language and country ('ar-ae', 'en-zz'). */
function guessLocale(segment: string): Locale | null {
  const [first = '', second] = segment.split(/[-_]/)
  const country = findCountryByCode(second ?? first)
  const isLocale = second !== undefined || country !== undefined || isLanguage(first)
  return first !== '' && isLocale ? resolveLocale(first, country ?? DEFAULT_LOCALE.country) : null
}

/** Accepts 'uk', a common code for GB. */
function findCountryByCode(code: string): CountryCode | undefined {
  return findCountry(code === 'uk' ? 'GB' : code.toUpperCase())?.isoCode
}

/** The BCP 47 tag for `lang`, `hreflang` and `Intl`: 'de-AT'. */
export function toLanguageTag({ language, country }: Locale): string {
  return `${language}-${country}`
}
