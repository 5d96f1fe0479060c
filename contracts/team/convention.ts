import { z } from 'zod'
import { DEFAULT_LANGUAGE, LANGUAGES } from '#domain/market/language.ts'

/**
 * The calls that all team resources share, at `/services/team/{resource}`
 * (docs/decisions/0071-one-team-api-for-all-services.md).
 */

export const teamItem = z.looseObject({ id: z.string(), version: z.number().int() })
export type TeamItem = z.infer<typeof teamItem>

/** In bytes: enough to edit a product with the maximum number of variants. */
export const TEAM_BODY_BYTES_MAX = 1_048_576

/** Per list. */
export const TEAM_RANGE_MAX = 200

/**
 * `?filter={json}&sort=field|-field&range=from-to`: a minus sorts in descending order; the range counts from 0 and
 * includes its end. All three may be absent.
 */
export const listQuery = z.object({
  filter: z
    .string()
    .default('{}')
    .transform((text, context): unknown => {
      try {
        return JSON.parse(text)
      } catch {
        context.addIssue('filter-malformed')
        return z.NEVER
      }
    }),
  sort: z
    .string()
    .transform((text) =>
      text.startsWith('-')
        ? { field: text.slice(1), isDescending: true }
        : { field: text, isDescending: false },
    )
    .optional(),
  range: z
    .string()
    .regex(/^\d{1,9}-\d{1,9}$/)
    .default('0-24')
    .transform((text) => {
      const [from = 0, to = 0] = text.split('-').map(Number)
      return { from, count: to - from + 1 }
    })
    .refine(({ count }) => count >= 1 && count <= TEAM_RANGE_MAX),
})

/**
 * `GET …/exports/{name}?filter&sort&language`: all items of a list as a CSV file. The language is used for the header
 * row and the number format.
 */
export const exportQuery = listQuery
  .pick({ filter: true, sort: true })
  .extend({ language: z.enum(LANGUAGES).default(DEFAULT_LANGUAGE) })

export const EXPORTED_ITEMS = 'x-exported-items'

/** `total` counts all matching items. */
export type TeamList<Item> = { items: Item[]; total: number }

/** `POST /{resource}`, with `Idempotency-Key`: the data of the new item. */
export const creationBody = z.object({ input: z.unknown() })

/** `PATCH …/{id}`: the changed fields, with the version that was read. */
export const updateBody = z.object({ version: z.number().int(), changes: z.unknown() })

/** `POST …/{id}/{action}`, with `Idempotency-Key`: the action's input, with the version that was read. */
export const actionBody = z.object({ version: z.number().int(), input: z.unknown() })

/** The maximum number of items per bulk call. */
export const TEAM_BULK_MAX = 50

/**
 * `POST /{resource}/bulk`: the same change to several independent items, each with its version and its own audit event.
 * With `isDryRun` nothing is written, and versions are optional. An item may have its own `changes`, as for a PATCH,
 * instead of the common ones, which is how a bulk change is undone.
 */
export const bulkBody = z.object({
  items: z
    .array(
      z.object({
        id: z.string(),
        version: z.number().int().optional(),
        changes: z.record(z.string(), z.unknown()).optional(),
      }),
    )
    .min(1)
    .max(TEAM_BULK_MAX),
  change: z.unknown().optional(),
  isDryRun: z.boolean(),
})

/**
 * The actual or expected result for an item. `name`: its title, if it exists. `changes` and `undo` are PATCH bodies:
 * what changes the item, and what changes it back. `version` is the version after the change. `code`: why the item is
 * refused; `version-outdated` if someone changed it since the dry run, `service-failed` if an internal error affected
 * this item alone.
 */
export const bulkResult = z.object({
  id: z.string(),
  name: z.string().optional(),
  outcome: z.enum(['changed', 'unchanged', 'refused']),
  code: z.string().optional(),
  version: z.number().int().optional(),
  changes: z.record(z.string(), z.unknown()).optional(),
  undo: z.record(z.string(), z.unknown()).optional(),
})
export type BulkResult = z.infer<typeof bulkResult>
export const bulkResponse = z.object({ results: z.array(bulkResult) })

/** A header of every creation and action: a repeated key returns the first response. */
export const IDEMPOTENCY_KEY = 'idempotency-key'

/** Common refusals; a resource adds its own, with status 422. */
export type TeamRefusalCode =
  | 'unauthenticated'
  | 'second-factor-required'
  | 'role-required'
  | 'confirmation-required'
  | 'request-malformed'
  | 'item-not-found'
  | 'idempotency-key-reused'
  | 'too-many-requests'
  | 'documents-busy'

/** `path` is the path within the input. */
export type RefusedField = { path: string; code: string }
