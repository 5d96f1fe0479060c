import { z } from 'zod'
import { COUNTRIES } from '#domain/market/market.ts'
import { CURRENCIES } from '#domain/money/money.ts'
import { CUSTOMER_RESTRICTIONS } from '#domain/product/product-attributes.ts'

const tags = z.array(z.string().trim().min(1).max(255)).max(50)
const countries = COUNTRIES.map(({ isoCode }) => isoCode)

/** The `change` in the body of `POST /products/bulk`. */
export const productBulkChange = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('status'), status: z.enum(['active', 'draft', 'archived']) }),
  z.strictObject({ kind: z.literal('excludedCountries'), countries: z.array(z.enum(countries)) }),
  /** In days; 0 is ready to ship. */
  z.strictObject({ kind: z.literal('leadTime'), days: z.int().min(0).max(998) }),
  z.strictObject({
    kind: z.literal('price'),
    currency: z.enum(CURRENCIES),
    change: z.discriminatedUnion('by', [
      z.strictObject({ by: z.literal('percent'), percent: z.number().min(-90).max(1000) }),
      z.strictObject({ by: z.literal('amount'), amountMinor: z.int().min(-100_000_000).max(100_000_000) }),
    ]),
    /** Rounded to whole units, to tens, or not at all. */
    rounding: z.enum(['none', 'unit', 'ten']),
  }),
  z.strictObject({ kind: z.literal('restriction'), restriction: z.enum(CUSTOMER_RESTRICTIONS).nullable() }),
  z.strictObject({ kind: z.literal('tags'), add: tags, remove: tags }),
  z.strictObject({
    kind: z.literal('category'),
    category: z.string().regex(/^[\p{L}\p{N}-]+(?:\/[\p{L}\p{N}-]+){0,2}$/u),
  }),
])
export type ProductBulkChange = z.infer<typeof productBulkChange>
