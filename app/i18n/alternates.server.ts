import { DEFAULT_LOCALE, type Language, toLanguageTag, toLocalePrefix } from '#domain/locale.ts'
import { COUNTRIES } from '#domain/market.ts'

export type Alternate = { readonly hreflang: string; readonly prefix: string; readonly language: Language }

/**
 * The locales in which search engines are told of a page: every crawled country in each of its languages,
 * and the default for anybody else.
 */
export const ALTERNATES: readonly Alternate[] = [
  { hreflang: 'x-default', prefix: toLocalePrefix(DEFAULT_LOCALE), language: DEFAULT_LOCALE.language },
  ...COUNTRIES.flatMap(({ isoCode, crawlingLanguages }) =>
    crawlingLanguages.map((language) => {
      const locale = { language, country: isoCode }
      return { hreflang: toLanguageTag(locale), prefix: toLocalePrefix(locale), language }
    }),
  ),
]
