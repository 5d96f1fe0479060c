import { z } from 'zod'
import { LANGUAGES } from '#domain/market/language.ts'
import { CURRENCIES } from '#domain/money/money.ts'
import { ROLES } from '#domain/team/roles.ts'

/** Part of the line about the first waiting item. The desk formats it in its language. */
export const waitingPart = z.union([
  z.strictObject({ text: z.string() }),
  /** In minor units. */
  z.strictObject({ amountMinor: z.int(), currency: z.enum(CURRENCIES) }),
  z.strictObject({ pieces: z.int() }),
  z.strictObject({ visitors: z.int() }),
  z.strictObject({ language: z.enum(LANGUAGES), count: z.int() }),
  /** The date by which it is due. */
  z.strictObject({ dueOn: z.iso.date() }),
])
export type WaitingPart = z.infer<typeof waitingPart>

export const waitingTask = z.object({
  /** The message is `waiting.tasks.{task}`. */
  task: z.string(),
  /** The resource that lists the items. */
  resource: z.string(),
  role: z.enum(ROLES),
  isLate: z.boolean(),
  /** Another task that includes these items, so that the navigation counts them only once. */
  within: z.string().nullable(),
  count: z.int(),
  /** When the oldest item started to wait; ISO 8601, UTC. */
  since: z.string().nullable(),
  first: z.array(waitingPart),
  /** The filter and sort order of the list that shows these items. */
  filter: z.record(z.string(), z.unknown()),
  sort: z.strictObject({ field: z.string(), isDescending: z.boolean() }).nullable(),
})
export type WaitingTask = z.infer<typeof waitingTask>

/**
 * `GET /services/team/waiting`: what waits for the team (docs/areas/desk.md). Tasks without items are omitted.
 * `countedAt` is the time of the oldest count; ISO 8601, UTC.
 */
export const waitingResponse = z.object({ items: z.array(waitingTask), countedAt: z.string() })
export type WaitingResponse = z.infer<typeof waitingResponse>
