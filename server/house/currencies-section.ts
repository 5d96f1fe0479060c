import { z } from 'zod'
import type { HouseCurrencies } from '#domain/market/house-currencies.ts'
import { isCountryCode } from '#domain/market/market.ts'
import { CURRENCIES } from '#domain/money/money.ts'
import { ROUNDING_DIRECTIONS } from '#domain/money/trade-price.ts'

const currency = z.enum(CURRENCIES)
const country = z.string().refine(isCountryCode, 'not a country that the shop ships to')
const conversion = z.strictObject({
  rate: z.union([z.number().positive().max(1_000_000), z.literal('ecb')]),
  rounding: z
    .strictObject({ toMinor: z.int().min(1), lessMinor: z.int().min(0).default(0) })
    .refine(({ toMinor, lessMinor }) => lessMinor < toMinor, 'lessMinor must be below toMinor')
    .default({ toMinor: 1, lessMinor: 0 }),
})

const tradeRounding = z.strictObject({
  // A step of more than ten thousand units means that someone entered minor units.
  toMinor: z.int().min(1).max(1_000_000),
  direction: z.enum(ROUNDING_DIRECTIONS).default('nearest'),
})

export const currencies = z
  .strictObject({
    base: currency.nullable().default(null),
    sold: z.array(currency).min(1, 'names no currency'),
    byCountry: z.partialRecord(country, currency).default(() => ({})),
    otherCountries: currency.optional(),
    conversions: z.partialRecord(currency, conversion).default({}),
    tradePrices: z.partialRecord(currency, tradeRounding).default({}),
  })
  .transform((section, context): HouseCurrencies => {
    const [first = 'EUR'] = section.sold
    const otherCountries = section.otherCountries ?? first
    const named = [
      ...Object.values(section.byCountry),
      otherCountries,
      ...Object.keys(section.conversions),
      ...Object.keys(section.tradePrices),
    ]
    for (const unsold of named.filter((one) => !section.sold.some((sold) => sold === one))) {
      context.addIssue({ code: 'custom', message: `${unsold} is not among the sold currencies` })
    }
    if (section.base === null && Object.keys(section.conversions).length > 0) {
      context.addIssue({ code: 'custom', message: 'conversions need a base' })
    }
    return { ...section, otherCountries }
  })
