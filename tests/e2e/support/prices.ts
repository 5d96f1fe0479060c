import type { APIRequestContext } from '@playwright/test'
import { type Locale, toLanguageTag } from '#domain/market/locale.ts'
import { readServices } from './services.ts'

type Money = { amount: string; currencyCode: string }

const PRICES = `query Prices($handle: String!, $country: CountryCode!, $language: LanguageCode!)
  @inContext(country: $country, language: $language) {
    product(handle: $handle) { variants(first: 1) { nodes { price { ...money } compareAtPrice { ...money } } } }
  }
  fragment money on MoneyV2 { amount currencyCode }`

/**
 * The public price of a piece's first variant in a country, from the commerce service and as formatted there: its price
 * and its compare-at price ('' without one).
 */
export async function findPrices(request: APIRequestContext, where: Locale, handle: string) {
  const { commerce } = await readServices()
  const variables = {
    handle,
    country: where.country.toUpperCase(),
    language: where.language.toUpperCase(),
  }
  const response = await request.post(commerce.url, {
    headers: commerce.privateHeaders,
    data: { query: PRICES, variables },
  })
  const { data } = await response.json()
  const { price, compareAtPrice }: { price: Money; compareAtPrice: Money | null } =
    data.product.variants.nodes[0]
  return {
    price: written(price, where),
    before: compareAtPrice ? written(compareAtPrice, where) : '',
    amount: price.amount,
    currency: price.currencyCode,
  }
}

function written({ amount, currencyCode }: Money, where: Locale): string {
  return new Intl.NumberFormat(toLanguageTag(where), {
    style: 'currency',
    currency: currencyCode,
    trailingZeroDisplay: 'stripIfInteger',
  }).format(Number(amount))
}
