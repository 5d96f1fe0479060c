import { z } from 'zod'
import type { BulkResult } from '#contracts/team/convention.ts'
import { type ProductBulkChange, productBulkChange } from '#contracts/team/product-bulk.ts'
import type { Currency } from '#domain/money/money.ts'

export const KINDS = [
  'status',
  'price',
  'leadTime',
  'tags',
  'category',
  'restriction',
  'excludedCountries',
] as const

/** The values as typed. Lists are separated by commas, and amounts are in whole units of the currency. */
export type BulkValues = {
  kind: (typeof KINDS)[number]
  status: string
  currency: Currency
  by: 'percent' | 'amount'
  amount: string
  rounding: string
  days: string
  add: string
  remove: string
  category: string
  restriction: string
  countries: string
}

export const EMPTY: BulkValues = {
  kind: 'status',
  status: 'active',
  currency: 'EUR',
  by: 'percent',
  amount: '',
  rounding: 'none',
  days: '',
  add: '',
  remove: '',
  category: '',
  restriction: '',
  countries: '',
}

/** Returns the change, or null while it is incomplete or changes nothing. */
export function toChange(values: BulkValues): ProductBulkChange | null {
  return productBulkChange.safeParse(toInput(values)).data ?? null
}

function toInput({ kind, ...values }: BulkValues): unknown {
  switch (kind) {
    case 'status':
      return { kind, status: values.status }
    case 'price': {
      const { currency, rounding } = values
      const number = toNumber(values.amount)
      if (number === null || number === 0) return null
      const change =
        values.by === 'percent'
          ? { by: 'percent', percent: number }
          : { by: 'amount', amountMinor: Math.round(number * 100) }
      return { kind, currency, change, rounding }
    }
    case 'leadTime':
      return { kind, days: toNumber(values.days) }
    case 'tags': {
      const [add, remove] = [toList(values.add), toList(values.remove)]
      return add.length + remove.length > 0 ? { kind, add, remove } : null
    }
    case 'category':
      return { kind, category: values.category.trim() }
    case 'restriction':
      return { kind, restriction: values.restriction || null }
    case 'excludedCountries':
      return { kind, countries: toList(values.countries.toUpperCase()) }
  }
}

function toNumber(text: string): number | null {
  const plain = text.trim().replace(',', '.')
  return plain !== '' && Number.isFinite(Number(plain)) ? Number(plain) : null
}

function toList(text: string): string[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
}

const productChanges = z.object({
  status: z.string().optional(),
  tags: z.array(z.string()).optional(),
  metafields: z.record(z.string(), z.string()).optional(),
  variants: z
    .array(z.object({ prices: z.array(z.object({ currency: z.string(), priceMinor: z.number() })) }))
    .optional(),
})

/** Returns the values to show. For prices, these are the distinct prices of the variants in minor units. */
export function shownValues(
  changes: BulkResult['changes'],
  { currency }: Pick<BulkValues, 'currency'>,
): string[] {
  const { status, tags, metafields, variants } = productChanges.parse(changes ?? {})
  if (status !== undefined) return [status]
  if (tags) return tags
  if (variants) {
    const prices = variants.flatMap((variant) =>
      variant.prices.filter((price) => price.currency === currency),
    )
    return [...new Set(prices.map(({ priceMinor }) => String(priceMinor)))]
  }
  const [value = ''] = Object.values(metafields ?? {})
  const list = /^\[.*\]$/.test(value) ? z.array(z.string()).safeParse(JSON.parse(value)).data : undefined
  return list ?? (value === '' ? [] : [value])
}
