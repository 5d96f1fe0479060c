import { readCookie } from '#app/visitor/cookies/cookies.ts'
import { isLanguage, type Language } from '#domain/market/language.ts'
import { findCountryByTimeZone } from '#domain/market/time-zones.ts'
import { LOCALE_COOKIES } from '../locale-cookies.ts'

/** The visitor's presumed preference; null where nothing indicates one. `region` is any country code in upper case. */
export type Suggestion = { readonly language: Language | null; readonly region: string | null }

/** The browser's languages in order of preference, and its IANA time zone. */
export type BrowserPreferences = { readonly languages: readonly string[]; readonly timeZone: string }

/**
 * The locale to suggest, if another would suit better: the one chosen before, else the browser's first supported
 * language and its country. It is only suggested, never applied, so redirect loops are impossible, and not repeated
 * once the visitor has chosen.
 */
export function suggestLocale(
  page: { language: Language; country: string },
  preferences: BrowserPreferences,
  cookies: string,
): Suggestion | null {
  const hasChosen = readCookie(cookies, LOCALE_COOKIES.changedByUser) === 'true'
  const { language, region } = hasChosen ? previousChoice(cookies) : toSuggestion(preferences)
  const isCurrentLocale =
    (language ?? page.language) === page.language && (region ?? page.country) === page.country
  return isCurrentLocale ? null : { language, region }
}

function previousChoice(cookies: string): Suggestion {
  const tag = parseTag(readCookie(cookies, LOCALE_COOKIES.expected) ?? '')
  return isLanguage(tag.language) ? { ...tag, language: tag.language } : { language: null, region: null }
}

function toSuggestion({ languages, timeZone }: BrowserPreferences): Suggestion {
  const tags = languages.map(parseTag)
  const language = tags.map((tag) => tag.language).find(isLanguage) ?? null
  return { language, region: guessRegion(tags, timeZone) }
}

/**
 * The country of the first language tag that has one, otherwise that of the time zone. The US, a common default of
 * browsers, counts only if the time zone agrees.
 */
function guessRegion(tags: readonly Tag[], timeZone: string): string | null {
  const [named = 'US'] = tags.flatMap(({ language, region }) => region ?? COUNTRY_OF_LANGUAGE[language] ?? [])
  return named === 'US' ? findCountryByTimeZone(timeZone) : named
}

/** Unsupported languages that are spoken in only one of the main countries. */
const COUNTRY_OF_LANGUAGE: Readonly<Record<string, string>> = {
  da: 'DK',
  ja: 'JP',
  nb: 'NO',
  no: 'NO',
  sv: 'SE',
}

type Tag = { readonly language: string; readonly region: string | null }

function parseTag(tag: string): Tag {
  const [language = '', ...subtags] = tag.toLowerCase().split('-')
  const region = subtags.find((subtag) => /^[a-z]{2}$/.test(subtag))
  return { language, region: region?.toUpperCase() ?? null }
}
