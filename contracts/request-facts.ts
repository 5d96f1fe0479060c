import { z } from 'zod'

/** The fields of requests that are listed beside their messages, in the order in which they are read. */
export const REQUEST_FACTS = [
  'topic',
  'orderNumber',
  'at',
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
 * A field with its value as a text. A length has its unit, `78 in`; `assemble` and `certificate` are `yes` or `no`;
 * `at` is ISO 8601, UTC, or `now`, with the time zone in which it was chosen.
 */
export const requestFact = z.object({
  key: z.enum(REQUEST_FACTS),
  value: z.string(),
  timeZone: z.string().optional(),
})
export type RequestFact = z.infer<typeof requestFact>

const LENGTHS = ['width', 'depth', 'height', 'stairsWidth', 'elevatorWidth', 'bottleneckWidth']

/** The facts of a request (`REQUEST_FIELDS`), without what was left empty. */
export function requestFacts(fields: object): RequestFact[] {
  const values = new Map<string, unknown>(Object.entries(fields))
  return REQUEST_FACTS.flatMap((key) => {
    const value = values.get(key)
    if (key === 'at' && value !== undefined)
      return [{ key, value: String(value ?? 'now'), timeZone: String(values.get('timeZone')) }]
    if (typeof value === 'boolean') return [{ key, value: value ? 'yes' : 'no' }]
    if (typeof value === 'number') return [{ key, value: String(value) }]
    if (typeof value !== 'string' || value === '') return []
    return [{ key, value: LENGTHS.includes(key) ? `${value} ${values.get('unit')}` : value }]
  })
}
