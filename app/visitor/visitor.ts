import { pagePath } from '#app/visitor/page-path.ts'
import type { House } from '#domain/house/house.ts'
import { currencyIn } from '#domain/market/house-currencies.ts'
import { type HouseMarkets, resolveOfferedLocale } from '#domain/market/house-markets.ts'
import { splitLocalePath } from '#domain/market/locale.ts'
import { getCountry } from '#domain/market/market.ts'
import type { Visitor } from './context.ts'

const NO_SEGMENTS = { customerType: null, repeatUser: null, emailOptIn: null }

/**
 * The guest that a URL represents: only locale and country of the path matter (Spec §2). A locale that the house does
 * not offer is replaced by that of the page to which the visitor is redirected (canonical-locale.ts).
 */
export function visitorOf(url: URL, house: HouseMarkets & Pick<House, 'currencies'>): Visitor {
  const locale = resolveOfferedLocale(splitLocalePath(pagePath(url.pathname)).locale, house)
  const { units } = getCountry(locale.country)
  return {
    locale,
    language: locale.language,
    country: locale.country,
    currency: currencyIn(locale.country, house.currencies),
    units,
    isPreview: false,
    segments: NO_SEGMENTS,
    role: 'guest',
    buyer: null,
  }
}
