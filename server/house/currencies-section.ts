import { z } from 'zod'
import { isCountryCode } from '#domain/market/market.ts'
import type { HouseCurrencies } from '#domain/money/house-currencies.ts'
import { CURRENCIES } from '#domain/money/money.ts'

const currency = z.enum(CURRENCIES)
const country = z.string().refine(isCountryCode, 'not a country that the shop ships to')
const conversion = z.strictObject({
  rate: z.union([z.number().positive().max(1_000_000), z.literal('ecb')]),
  rounding: z
    .strictObject({ toMinor: z.int().min(1), lessMinor: z.int().min(0).default(0) })
    .refine(({ toMinor, lessMinor }) => lessMinor < toMinor, 'lessMinor must be below toMinor')
    .default({ toMinor: 1, lessMinor: 0 }),
})

/** The section `currencies` of `house.json`. */
export const currencies = z
  .strictObject({
    base: currency.nullable().default(null),
    sold: z.array(currency).min(1, 'names no currency'),
    byCountry: z.partialRecord(country, currency).default(() => ({})),
    otherCountries: currency.optional(),
    conversions: z.partialRecord(currency, conversion).default({}),
  })
  .transform((section, context): HouseCurrencies => {
    const [first = 'EUR'] = section.sold
    const otherCountries = section.otherCountries ?? first
    const paid = [...Object.values(section.byCountry), otherCountries, ...Object.keys(section.conversions)]
    for (const unsold of paid.filter((one) => !section.sold.some((sold) => sold === one))) {
      context.addIssue({ code: 'custom', message: `${unsold} is not among the sold currencies` })
    }
    if (section.base === null && Object.keys(section.conversions).length > 0) {
      context.addIssue({ code: 'custom', message: 'conversions need a base' })
    }
    return { ...section, otherCountries }
  })
