import { z } from 'zod'
import { CURRENCIES, isCurrency, type Money, parseDecimal } from '#domain/money/money.ts'
import { MEETINGS, PROJECT_TYPES, PROPOSED_TIMES, ROOMS } from '#domain/request/consultation.ts'

/** In display order. */
export const REQUEST_FACTS = [
  'topic',
  'orderNumber',
  'at',
  'project',
  'listName',
  'projectType',
  'rooms',
  'style',
  'dateNeeded',
  'budget',
  'meeting',
  'office',
  'firstTime',
  'secondTime',
  'thirdTime',
  'phone',
  'width',
  'depth',
  'height',
  'finishes',
  'upholstery',
  'materials',
  'colors',
  'surface',
  'street',
  'postalCode',
  'city',
  'zone',
  'country',
  'floor',
  'stairsWidth',
  'elevatorWidth',
  'bottleneckWidth',
  'numberOfPieces',
  'assemble',
  'certificate',
] as const

/**
 * A field's value as text. A length includes its unit, `78 in`; `assemble` and `certificate` are `yes` or `no`; `rooms`
 * are separated by spaces. A time is ISO 8601, UTC, with the time zone in which it was chosen, and `at` may be `now`. A
 * budget is in whole units of its currency.
 */
export const requestFact = z.object({
  key: z.enum(REQUEST_FACTS),
  value: z.string(),
  timeZone: z.string().optional(),
  currency: z.enum(CURRENCIES).optional(),
})
export type RequestFact = z.infer<typeof requestFact>

const LENGTH_FIELDS = ['width', 'depth', 'height', 'stairsWidth', 'elevatorWidth', 'bottleneckWidth']
const TIME_FIELDS: readonly string[] = ['at', ...PROPOSED_TIMES]

/** Empty fields of `REQUEST_FIELDS` are omitted. */
export function requestFacts(fields: object): RequestFact[] {
  const values = new Map<string, unknown>(Object.entries(fields))
  return REQUEST_FACTS.flatMap((key) => {
    const value = key === 'at' && values.get(key) === null ? 'now' : values.get(key)
    if (typeof value === 'boolean') return [{ key, value: value ? 'yes' : 'no' }]
    if (typeof value === 'number') return [{ key, value: String(value) }]
    if (Array.isArray(value)) return value.length === 0 ? [] : [{ key, value: value.join(' ') }]
    if (typeof value !== 'string' || value === '') return []
    if (TIME_FIELDS.includes(key)) return [{ key, value, timeZone: String(values.get('timeZone')) }]
    const currency = values.get('currency')
    if (key === 'budget' && isCurrency(currency)) return [{ key, value, currency }]
    return [{ key, value: LENGTH_FIELDS.includes(key) ? `${value} ${values.get('unit')}` : value }]
  })
}

/** Predefined values, which are translated for each reader. */
export const FACT_WORDS = ['yes', 'no', 'now', ...PROJECT_TYPES, ...ROOMS, ...MEETINGS] as const
export type FactWord = (typeof FACT_WORDS)[number]
const PREDEFINED_FIELDS = ['at', 'assemble', 'certificate', 'projectType', 'rooms', 'meeting']

export type ParsedFact =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'words'; readonly words: readonly FactWord[] }
  | { readonly kind: 'country'; readonly country: string }
  | { readonly kind: 'moment'; readonly at: string; readonly timeZone: string }
  | { readonly kind: 'date'; readonly date: string }
  | { readonly kind: 'money'; readonly money: Money }

export function readFact({ key, value, timeZone, currency }: RequestFact): ParsedFact {
  if (key === 'country') return { kind: 'country', country: value }
  if (key === 'dateNeeded') return { kind: 'date', date: value }
  if (currency !== undefined) return { kind: 'money', money: parseDecimal(value, currency) }
  if (timeZone !== undefined && value !== 'now') return { kind: 'moment', at: value, timeZone }
  if (!PREDEFINED_FIELDS.includes(key)) return { kind: 'text', text: value }
  const parts = value.split(' ')
  return { kind: 'words', words: FACT_WORDS.filter((word) => parts.includes(word)) }
}
