import { pagePath } from '#app/page/address/page-path.ts'
import type { House } from '#domain/house/house.ts'
import { splitLocalePath } from '#domain/market/locale.ts'
import { getCountry } from '#domain/market/market.ts'
import { currencyIn } from '#domain/money/house-currencies.ts'
import type { Visitor } from './context.ts'

/** The guest that a URL represents: locale and country are in the path (Spec §2), nothing else matters. */
export function visitorOf(url: URL, { currencies }: Pick<House, 'currencies'>): Visitor {
  const { locale } = splitLocalePath(pagePath(url.pathname))
  const { units } = getCountry(locale.country)
  return {
    locale,
    language: locale.language,
    country: locale.country,
    currency: currencyIn(locale.country, currencies),
    units,
    isPreview: false,
    role: 'guest',
    buyer: null,
  }
}
