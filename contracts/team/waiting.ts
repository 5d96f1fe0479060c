import { z } from 'zod'
import { LANGUAGES } from '#domain/market/language.ts'
import { CURRENCIES } from '#domain/money/money.ts'
import { ROLES } from '#domain/team/roles.ts'

/** What waits for the team: `GET /services/team/waiting` (docs/areas/desk.md). */

/** A part of the line that describes the item that is first in line. The desk writes it in its language. */
export const waitingPart = z.union([
  z.strictObject({ text: z.string() }),
  /** Minor units. */
  z.strictObject({ amountMinor: z.int(), currency: z.enum(CURRENCIES) }),
  z.strictObject({ pieces: z.int() }),
  z.strictObject({ visitors: z.int() }),
  z.strictObject({ language: z.enum(LANGUAGES), count: z.int() }),
  /** A calendar date on which it has to be done. */
  z.strictObject({ dueOn: z.iso.date() }),
])
export type WaitingPart = z.infer<typeof waitingPart>

export const waitingTask = z.object({
  /** Its words are `waiting.tasks.{task}`. */
  task: z.string(),
  /** The resource whose list has the items. */
  resource: z.string(),
  /** The role that it waits for. */
  role: z.enum(ROLES),
  isLate: z.boolean(),
  /** Another task that includes these items, which are therefore counted once in the navigation. */
  within: z.string().nullable(),
  count: z.int(),
  /** Since when the oldest item has waited; ISO 8601, UTC. */
  since: z.string().nullable(),
  first: z.array(waitingPart),
  /** The filter of the list, and its order, that show these items. */
  filter: z.record(z.string(), z.unknown()),
  sort: z.strictObject({ field: z.string(), isDescending: z.boolean() }).nullable(),
})
export type WaitingTask = z.infer<typeof waitingTask>

/** Tasks with nothing to do are left out. `countedAt` is when the oldest of the counts was made; ISO 8601, UTC. */
export const waitingResponse = z.object({ items: z.array(waitingTask), countedAt: z.string() })
export type WaitingResponse = z.infer<typeof waitingResponse>
