import { pagePath } from '#app/page/address/page-path.ts'
import { splitLocalePath } from '#domain/market/locale.ts'
import { getCountry } from '#domain/market/market.ts'
import type { Visitor } from './context.ts'

/** The guest that a URL represents: locale and country are in the path (Spec §2), nothing else matters. */
export function visitorOf(url: URL): Visitor {
  const { locale } = splitLocalePath(pagePath(url.pathname))
  const { currency, units } = getCountry(locale.country)
  return {
    locale,
    language: locale.language,
    country: locale.country,
    currency,
    units,
    isPreview: false,
    role: 'guest',
    buyer: null,
  }
}
