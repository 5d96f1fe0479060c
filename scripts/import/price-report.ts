import { currencyIn, type HouseCurrencies } from '#domain/market/house-currencies.ts'
import { COUNTRIES, countryName } from '#domain/market/market.ts'
import type { Currency } from '#domain/money/money.ts'
import type { RefreshResult } from '#services/commerce/currencies/refresh-conversions.ts'
import type { ImportReport } from '#services/commerce/import/import-catalogue.ts'

const NAMED_COUNTRIES_MAX = 3

/** Describes where the prices in each sold currency come from, and which countries cannot buy without them. */
export function priceLines(
  { pricedIn }: Pick<ImportReport, 'pricedIn'>,
  currencies: HouseCurrencies,
  { conversions }: RefreshResult,
): string[] {
  return currencies.sold.map((currency) => {
    const fixed = pricedIn.get(currency) ?? 0
    const conversion = conversions.find((one) => one.currency === currency)
    if (conversion && pricedIn.has(conversion.base)) {
      const { base, rate, quotedOn } = conversion
      const origin = quotedOn ? `European Central Bank, ${quotedOn}` : 'house.json'
      const own = fixed > 0 ? `${fixed} products with fixed prices, all others ` : ''
      return `Prices in ${currency}: ${own}converted from ${base} at ${rate} (${origin})`
    }
    if (fixed > 0) return `Prices in ${currency}: ${fixed} products, from the file`
    return `Prices in ${currency}: none, so these products are not for sale in ${countriesPaying(currency, currencies)}. Convert them with currencies.conversions in house.json, or remove ${currency} from currencies.sold`
  })
}

function countriesPaying(currency: Currency, currencies: HouseCurrencies): string {
  const paying = COUNTRIES.filter(({ isoCode }) => currencyIn(isoCode, currencies) === currency)
  if (paying.length <= NAMED_COUNTRIES_MAX)
    return paying.map(({ isoCode }) => countryName(isoCode, 'en')).join(', ')
  return `${paying.length} countries`
}
