import { LANGUAGES } from '#domain/market/language.ts'
import { DEFAULT_LOCALE, type Locale, parseLocale } from '#domain/market/locale.ts'

/** The locale of the sign-in pages: the first language of the browser that we have, in its own country. */
export function browserLocale({ headers }: Request): Locale {
  const requested = (headers.get('accept-language') ?? '').toLowerCase().split(',')
  const language = requested
    .map((tag) => tag.trim().slice(0, 2))
    .find((tag) => LANGUAGES.some((known) => known === tag))
  return parseLocale(`${language}-${language}`) ?? DEFAULT_LOCALE
}
