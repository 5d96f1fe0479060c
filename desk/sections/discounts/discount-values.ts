import type { DiscountFields } from '#contracts/team/discount.ts'
import { formatLocalTime, parseLocalTime } from '#domain/calendar/house-clock.ts'
import { parseAmount } from '#domain/money/amount-text.ts'
import { CURRENCIES, type Currency } from '#domain/money/money.ts'

type Amounts = Partial<Record<Currency, string | null>>

/** The form's values: amounts as typed, times in the house's time zone. */
export type DiscountValues = {
  title: string | null
  how: 'code' | 'automatic'
  code: string | null
  kind: DiscountFields['value']['kind']
  percent: string | null
  amounts: Amounts
  scope: DiscountFields['scope']['kind']
  /** Like `collectionIds`, without the prefix of global ids. */
  productIds: string[] | null
  collectionIds: string[] | null
  minimum: Amounts
  startsAt: string | null
  endsAt: string | null
  usageLimit: string | null
  isOncePerCustomer: boolean
  isCombinable: boolean
}

const PRODUCT_PREFIX = 'gid://shopify/Product/'
const COLLECTION_PREFIX = 'gid://shopify/Collection/'

export function newDiscount(now: Date, timeZone: string): DiscountValues {
  return {
    title: '',
    how: 'code',
    code: '',
    kind: 'percentage',
    percent: '10',
    amounts: {},
    scope: 'all',
    productIds: [],
    collectionIds: [],
    minimum: {},
    startsAt: formatLocalTime(timeZone, now),
    endsAt: '',
    usageLimit: '',
    isOncePerCustomer: false,
    isCombinable: true,
  }
}

export function toValues({ value, scope, ...fields }: DiscountFields, timeZone: string): DiscountValues {
  return {
    title: fields.title,
    how: fields.code === null ? 'automatic' : 'code',
    code: fields.code ?? '',
    kind: value.kind,
    percent: value.kind === 'percentage' ? String(value.percent) : '',
    amounts: value.kind === 'amount' ? toTexts(value.amountsMinor) : {},
    scope: scope.kind,
    productIds: scope.kind === 'products' ? scope.ids.map((id) => id.replace(PRODUCT_PREFIX, '')) : [],
    collectionIds:
      scope.kind === 'collections' ? scope.ids.map((id) => id.replace(COLLECTION_PREFIX, '')) : [],
    minimum: toTexts(fields.minimumSubtotalMinor ?? {}),
    startsAt: formatLocalTime(timeZone, new Date(fields.startsAt)),
    endsAt: fields.endsAt === null ? '' : formatLocalTime(timeZone, new Date(fields.endsAt)),
    usageLimit: fields.usageLimit === null ? '' : String(fields.usageLimit),
    isOncePerCustomer: fields.isOncePerCustomer,
    isCombinable: fields.isCombinable,
  }
}

/** Converts the form's values to fields. An invalid number is sent as typed, so that the service refuses it. */
export function toFields(values: DiscountValues, timeZone: string): DiscountFields {
  const minimum = toMinor(values.minimum)
  return {
    title: values.title ?? '',
    code: values.how === 'code' ? (values.code ?? '') : null,
    value: toValue(values),
    scope: toScope(values),
    minimumSubtotalMinor: Object.keys(minimum).length > 0 ? minimum : null,
    startsAt: toTimestamp(values.startsAt, timeZone) ?? '',
    endsAt: toTimestamp(values.endsAt, timeZone),
    usageLimit: values.usageLimit ? parseCount(values.usageLimit) : null,
    isOncePerCustomer: values.isOncePerCustomer,
    isCombinable: values.isCombinable,
  }
}

export function toChanges(
  before: DiscountValues,
  after: DiscountValues,
  timeZone: string,
): Partial<DiscountFields> {
  const [old, next] = [toFields(before, timeZone), toFields(after, timeZone)]
  return Object.fromEntries(
    Object.entries(next).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(old[name as keyof DiscountFields]),
    ),
  )
}

export function toFieldName(path: string): string {
  return path
    .replace(/^value\.amountsMinor\b/, 'amounts')
    .replace(/^value\./, '')
    .replace(/^minimumSubtotalMinor\b/, 'minimum')
    .replace(/^scope\.ids.*$/, 'productIds')
    .replace(/^(amounts|minimum)$/, '$1.EUR')
}

function toValue({ kind, percent, amounts }: DiscountValues): DiscountFields['value'] {
  if (kind === 'percentage') return { kind, percent: parseNumber(percent ?? '') }
  return kind === 'amount' ? { kind, amountsMinor: toMinor(amounts) } : { kind }
}

function toScope({ scope, productIds, collectionIds }: DiscountValues): DiscountFields['scope'] {
  if (scope === 'products') return { kind: scope, ids: (productIds ?? []).map((id) => PRODUCT_PREFIX + id) }
  if (scope === 'collections')
    return { kind: scope, ids: (collectionIds ?? []).map((id) => COLLECTION_PREFIX + id) }
  return { kind: scope }
}

function toTimestamp(time: string | null, timeZone: string): string | null {
  return (time && parseLocalTime(timeZone, time)?.toISOString()) || null
}

/** Accepts digits only, since a separator could be for thousands or decimals. */
function parseCount(text: string): number {
  return /^\d+$/.test(text.trim()) ? Number(text) : (text as unknown as number)
}

function parseNumber(text: string): number {
  const number = Number(text.trim().replace(',', '.'))
  return text.trim() === '' || Number.isNaN(number) ? (text as unknown as number) : number
}

function toTexts(amounts: Partial<Record<Currency, number>>): Amounts {
  return Object.fromEntries(
    Object.entries(amounts).map(([currency, minor]) => [currency, (minor / 100).toFixed(2)]),
  )
}

function toMinor(texts: Amounts): Partial<Record<Currency, number>> {
  return Object.fromEntries(
    CURRENCIES.flatMap((currency) => {
      const text = texts[currency]
      if (!text) return []
      const amount = parseAmount(text, null)
      return [[currency, typeof amount === 'number' ? amount : text]]
    }),
  )
}
