import { readCookie } from '#app/request/cookies.ts'
import { isLanguage, type Language } from '#domain/language.ts'
import { LOCALE_COOKIES } from './locale-cookies.ts'

/** The locale that a visitor seems to want. `region` is a country code in upper case, of any country. */
export type Suggestion = { readonly language: Language; readonly region: string | null }

/**
 * Whether to ask a visitor if another locale would suit better: the one chosen before, else the first of
 * the browser's languages that we speak, when the page is not in it. Only ever asked, never done: there is
 * no way to go in circles. Somebody who has answered is not asked again.
 */
export function suggestLocale(
  page: { language: Language; country: string },
  browserLanguages: readonly string[],
  cookies: string,
): Suggestion | null {
  if (readCookie(cookies, LOCALE_COOKIES.changedByUser) === 'true') {
    const chosen = parseTag(readCookie(cookies, LOCALE_COOKIES.expected) ?? '')
    const isHere = chosen?.language === page.language && chosen.region === page.country
    return isHere ? null : chosen
  }
  const spoken = browserLanguages.flatMap((tag) => parseTag(tag) ?? [])
  const [first] = spoken
  return first === undefined || first.language === page.language ? null : first
}

function parseTag(tag: string): Suggestion | null {
  const [language, ...subtags] = tag.toLowerCase().split('-')
  if (!isLanguage(language)) return null
  const region = subtags.find((subtag) => /^[a-z]{2}$/.test(subtag))
  return { language, region: region?.toUpperCase() ?? null }
}
