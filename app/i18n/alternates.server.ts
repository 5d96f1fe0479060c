import { type CountryLimits, isVisibleIn } from '#domain/content/country-visibility.ts'
import { type HouseMarkets, isSoldIn } from '#domain/market/house-markets.ts'
import { DEFAULT_LOCALE, type Language, toLanguageTag, toLocalePrefix } from '#domain/market/locale.ts'
import { COUNTRIES, type CountryCode } from '#domain/market/market.ts'

/** A page in one of the locales announced to search engines. */
export type Alternate = {
  /** 'de-AT', or 'x-default' for visitors without a matching locale. */
  readonly hreflang: string
  readonly prefix: string
  readonly language: Language
  readonly country: CountryCode
}

/**
 * The locales of a house in which a page is offered to search engines: every crawled country in each of its languages
 * (docs/areas/markets-and-prices.md), if the page is visible there (Spec §6). Each lists all the others. Empty if the
 * page is only for countries that are not crawled.
 */
export function listAlternates(shownIn: CountryLimits | null, markets: HouseMarkets): readonly Alternate[] {
  const locales = CRAWLED_LOCALES.get(markets) ?? crawledLocales(markets)
  CRAWLED_LOCALES.set(markets, locales)
  return shownIn === null
    ? locales
    : withDefault(locales.slice(1).filter(({ country }) => isVisibleIn(shownIn, country)))
}

const CRAWLED_LOCALES = new WeakMap<HouseMarkets, readonly Alternate[]>()

function crawledLocales(markets: HouseMarkets): readonly Alternate[] {
  return withDefault(
    COUNTRIES.filter(({ isoCode }) => isSoldIn(isoCode, markets)).flatMap(
      ({ isoCode: country, crawlingLanguages }) =>
        crawlingLanguages
          .filter((language) => markets.languages.includes(language))
          .map((language) => {
            const locale = { language, country }
            return { hreflang: toLanguageTag(locale), prefix: toLocalePrefix(locale), ...locale }
          }),
    ),
  )
}

/** Adds `x-default`: the default locale if the page is shown there, otherwise one in English, otherwise the first. */
function withDefault(cluster: readonly Alternate[]): readonly Alternate[] {
  const home = cluster.find(({ prefix }) => prefix === toLocalePrefix(DEFAULT_LOCALE))
  const other = home ?? cluster.find(({ language }) => language === DEFAULT_LOCALE.language) ?? cluster[0]
  return other ? [{ ...other, hreflang: 'x-default' }, ...cluster] : []
}
