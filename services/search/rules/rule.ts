import { z } from 'zod'
import { CONDITIONS_MAX, QUERY_MAX_BYTES } from '#contracts/search/search-limits.ts'
import { parseFilters } from '../filters/parse-filters.ts'

export const ANCHORINGS = ['is', 'startsWith', 'endsWith', 'contains'] as const

/** The limits of the hosted engine. */
const RULE_LIST_MAX = 25
const PROMOTED_MAX = 300
const HIDDEN_MAX = 50
const USER_DATA_MAX = 1_024

const words = z.string().max(QUERY_MAX_BYTES)
const objectID = z.string().min(1).max(1_024)
const condition = z
  .strictObject({
    pattern: words
      .refine((text) => !text.includes('{facet:'), 'facets in patterns are not supported')
      .optional(),
    anchoring: z.enum(ANCHORINGS).optional(),
    /** Whether other forms of the words, such as plurals, also match. */
    alternatives: z.boolean().optional(),
    context: z
      .string()
      .regex(/^[\w-]{1,256}$/)
      .optional(),
  })
  .refine(
    ({ pattern, anchoring, context }) =>
      (pattern === undefined) === (anchoring === undefined) &&
      (pattern !== undefined || context !== undefined),
    'a pattern with its anchoring, or a context, is missing',
  )
export type RuleCondition = z.infer<typeof condition>

const filters = z
  .string()
  .max(CONDITIONS_MAX * 10)
  .refine((text) => isFilter(text), 'not a filter')
const edit = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('remove'), delete: words.min(1) }),
  z.strictObject({ type: z.literal('replace'), delete: words.min(1), insert: words }),
])
const params = z.strictObject({
  query: z
    .union([
      words,
      z.strictObject({
        remove: z.array(words.min(1)).max(RULE_LIST_MAX).optional(),
        edits: z.array(edit).max(RULE_LIST_MAX).optional(),
      }),
    ])
    .optional(),
  filters: filters.optional(),
  renderingContent: z.record(z.string(), z.unknown()).optional(),
})
const position = z.int().min(0).max(PROMOTED_MAX)
const promote = z.union([
  z.strictObject({ objectID, position }),
  z.strictObject({ objectIDs: z.array(objectID).min(1).max(100), position }),
])
const consequence = z.strictObject({
  params: params.optional(),
  promote: z.array(promote).max(PROMOTED_MAX).optional(),
  /** Ignored, since promoted records always have to match the filters of the search. */
  filterPromotes: z.boolean().optional(),
  hide: z.array(z.strictObject({ objectID })).max(HIDDEN_MAX).optional(),
  userData: z
    .union([z.string(), z.record(z.string(), z.unknown())])
    .refine((data) => JSON.stringify(data).length <= USER_DATA_MAX, 'longer than 1 kB')
    .optional(),
})

const seconds = z.int().min(0).max(253_402_300_799)
const rule = z.strictObject({
  objectID: z.string().min(1).max(256),
  conditions: z.array(condition).max(RULE_LIST_MAX).optional(),
  consequence,
  description: z.string().max(1_024).optional(),
  enabled: z.boolean().optional(),
  /** Seconds since 1970; without a validity, the rule is always valid. */
  validity: z
    .array(z.strictObject({ from: seconds, until: seconds }))
    .max(RULE_LIST_MAX)
    .optional(),
  tags: z.array(z.string().max(256)).max(RULE_LIST_MAX).optional(),
})

/** A rule of an index, as on the wire. Older clients send a single `condition` instead of `conditions`. */
export const searchRule = z.preprocess((given) => {
  const older = z.looseObject({ condition: z.unknown() }).safeParse(given)
  if (!older.success) return given
  const { condition: only, ...rest } = older.data
  return only === undefined ? rest : { ...rest, conditions: [only] }
}, rule)
export type SearchRule = z.infer<typeof rule>

function isFilter(text: string): boolean {
  try {
    parseFilters(text)
    return true
  } catch {
    return false
  }
}
