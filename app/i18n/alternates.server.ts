import { type CountryLimits, isVisibleIn } from '#domain/content/country-visibility.ts'
import { DEFAULT_LOCALE, type Language, toLanguageTag, toLocalePrefix } from '#domain/market/locale.ts'
import { COUNTRIES, type CountryCode } from '#domain/market/market.ts'

/** A page in one of the locales announced to search engines. */
export type Alternate = {
  /** 'de-AT', or 'x-default' for visitors whom none of the others suits. */
  readonly hreflang: string
  readonly prefix: string
  readonly language: Language
  readonly country: CountryCode
}

/** Every crawled country in each of its languages (docs/decisions/0002-languages-of-countries.md). */
const CRAWLED: readonly Alternate[] = COUNTRIES.flatMap(({ isoCode: country, crawlingLanguages }) =>
  crawlingLanguages.map((language) => {
    const locale = { language, country }
    return { hreflang: toLanguageTag(locale), prefix: toLocalePrefix(locale), ...locale }
  }),
)

/**
 * The locales of a page for search engines: those whose country may see it (Spec §6), each linked to all others. Empty
 * if the page is only for countries that are not crawled.
 */
export const ALTERNATES: readonly Alternate[] = withDefault(CRAWLED)

/**
 * The locales in which a page is offered to search engines: those whose country may see it (Spec §6). Each lists all
 * the others. Empty when the page is only for countries that are not crawled.
 */
export function alternatesOf(shownIn: CountryLimits | null): readonly Alternate[] {
  return shownIn === null
    ? ALTERNATES
    : withDefault(CRAWLED.filter(({ country }) => isVisibleIn(shownIn, country)))
}

/** `x-default` is the default locale; if the page is not shown there, English, otherwise the first. */
function withDefault(cluster: readonly Alternate[]): readonly Alternate[] {
  const home = cluster.find(({ prefix }) => prefix === toLocalePrefix(DEFAULT_LOCALE))
  const other = home ?? cluster.find(({ language }) => language === DEFAULT_LOCALE.language) ?? cluster[0]
  return other ? [{ ...other, hreflang: 'x-default' }, ...cluster] : []
}
