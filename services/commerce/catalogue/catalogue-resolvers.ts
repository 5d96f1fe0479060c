import { type GraphQLResolveInfo, type GraphQLSchema, isEnumType } from 'graphql'
import { globalId } from '#domain/ids.ts'
import { currencyIn, type HouseCurrencies } from '#domain/market/house-currencies.ts'
import { isSoldIn } from '#domain/market/house-markets.ts'
import type { Language } from '#domain/market/locale.ts'
import { COUNTRIES, type Country, countryName, getCountry } from '#domain/market/market.ts'
import { CURRENCIES, type Currency } from '#domain/money/money.ts'
import { ATTRIBUTE_NAMESPACE } from '#domain/product/product-attributes.ts'
import type { Execution, Resolvers } from './graphql/execution.ts'
import { operationView } from './graphql/view.ts'
import { catalogueQueries } from './resolvers/catalogue-queries.ts'
import { collectionResolvers } from './resolvers/collection-resolvers.ts'
import { mediaResolvers } from './resolvers/media-resolvers.ts'
import type { MetafieldIdentifier } from './resolvers/metafields.ts'
import { productResolvers } from './resolvers/product-resolvers.ts'
import { variantResolvers } from './resolvers/variant-resolvers.ts'

const shopResolvers: Resolvers = {
  QueryRoot: {
    shop: (_: unknown, __: unknown, { options }: Execution, { schema }: GraphQLResolveInfo) =>
      toShop(options, listCountries(schema, options)),
    paymentSettings: (_: unknown, __: unknown, { options }: Execution) => paymentSettings(options),
    localization: (_: unknown, __: unknown, execution: Execution, info: GraphQLResolveInfo) => {
      const { country, language } = operationView(execution, info)
      const { currencies } = execution.options.house
      return {
        availableCountries: () =>
          listCountries(info.schema, execution.options).map((each) => toCountry(each, language, currencies)),
        availableLanguages: () => execution.options.shop.languages.map((each) => toLanguage(each, language)),
        country: () => toCountry(getCountry(country), language, currencies),
        language: () => toLanguage(language, language),
        market: () => toMarket(currencyIn(country, currencies)),
      }
    },
  },
  Shop: {
    metafield: async (_: unknown, identifier: MetafieldIdentifier, execution: Execution) =>
      (await findShopMetafields([identifier], execution))[0],
    metafields: (_: unknown, args: { identifiers: MetafieldIdentifier[] }, execution: Execution) =>
      findShopMetafields(args.identifiers, execution),
  },
}

export const catalogueResolvers: readonly Resolvers[] = [
  shopResolvers,
  catalogueQueries,
  productResolvers,
  variantResolvers,
  mediaResolvers,
  collectionResolvers,
]

/** Only the namespace `custom` is public; other namespaces are internal. */
async function findShopMetafields(identifiers: readonly MetafieldIdentifier[], { options }: Execution) {
  const { rows } = await options.database.pool.query<{ key: string; value: string }>(
    `select key, value::text as value from commerce.shop_metafields where namespace = $1 and key = any($2)`,
    [ATTRIBUTE_NAMESPACE, identifiers.map(({ key }) => key)],
  )
  return identifiers.map(({ namespace, key }) => {
    const field = namespace === ATTRIBUTE_NAMESPACE ? rows.find((row) => row.key === key) : undefined
    return field ? { ...field, id: globalId('Metafield', `shop-${key}`), namespace, type: 'json' } : null
  })
}

/**
 * The countries that the house sells in and that the API has a code for; the API treats some territories as part of the
 * United States.
 */
function listCountries(schema: GraphQLSchema, { shop }: Execution['options']): Country[] {
  const countryCodes = schema.getType('CountryCode')
  return COUNTRIES.filter(
    ({ isoCode }) => isSoldIn(isoCode, shop) && isEnumType(countryCodes) && countryCodes.getValue(isoCode),
  )
}

function toShop(options: Execution['options'], countries: readonly Country[]) {
  const { name, description, url } = options.shop
  return {
    id: globalId('Shop', 1),
    name,
    description,
    moneyFormat: `${currencySymbol(baseCurrency(options), 'en')}{{amount}}`,
    paymentSettings: paymentSettings(options),
    primaryDomain: { host: new URL(url).host, sslEnabled: url.startsWith('https:'), url },
    shipsToCountries: countries.map(({ isoCode }) => isoCode),
  }
}

function paymentSettings(options: Execution['options']) {
  return {
    countryCode: options.shop.country,
    currencyCode: baseCurrency(options),
    enabledPresentmentCurrencies: options.house.currencies.sold,
    // Cards are accepted by the checkout's own payment provider, not by the commerce service.
    acceptedCardBrands: [],
    supportedDigitalWallets: [],
    shopifyPaymentsAccountId: null,
  }
}

function baseCurrency({ house: { currencies } }: Execution['options']): Currency {
  return currencies.base ?? currencies.otherCountries
}

function toCountry(country: Country, language: Language, currencies: HouseCurrencies) {
  const currency = currencyIn(country.isoCode, currencies)
  return {
    isoCode: country.isoCode,
    name: () => countryName(country.isoCode, language),
    currency: () => toCurrency(currency, language),
    unitSystem: country.units === 'in' ? 'IMPERIAL_SYSTEM' : 'METRIC_SYSTEM',
    availableLanguages: () => country.supportedLanguages.map((each) => toLanguage(each, language)),
    market: () => toMarket(currency),
  }
}

/** One market for each currency, since prices only differ by currency. */
function toMarket(currency: Currency) {
  return { id: globalId('Market', CURRENCIES.indexOf(currency) + 1), handle: currency.toLowerCase() }
}

function toCurrency(code: Currency, language: Language) {
  return {
    isoCode: code,
    name: new Intl.DisplayNames(language, { type: 'currency' }).of(code),
    symbol: currencySymbol(code, language),
  }
}

function currencySymbol(code: Currency, language: Language): string {
  const parts = new Intl.NumberFormat(language, { style: 'currency', currency: code }).formatToParts(0)
  return parts.find(({ type }) => type === 'currency')?.value ?? code
}

function toLanguage(code: Language, language: Language) {
  return {
    isoCode: code.toUpperCase(),
    name: new Intl.DisplayNames(language, { type: 'language' }).of(code),
    endonymName: new Intl.DisplayNames(code, { type: 'language' }).of(code),
  }
}
