import { z } from 'zod'

/**
 * Calls about one request in addition to the convention, for `care`:
 * - `GET /requests/{id}/draft`: the caller's unfinished reply, `draftResponse`.
 * - `PUT /requests/{id}/draft`, with `draftInput`: stores it; an empty text deletes it. `draftResponse`; 404.
 * - `POST /requests/{id}/reading`: the caller has the request open; repeated every ten seconds. `reading`; 404.
 */

/** Longer than any reply that can be sent, so that an overlong draft is stored too. */
const DRAFT_MAX = 20_000

/** Rejects NUL characters, which the database cannot store. */
export const draftInput = z.strictObject({
  text: z
    .string()
    .max(DRAFT_MAX)
    .refine((text) => !text.includes('\0')),
})

const requestDraft = z.object({
  text: z.string(),
  /** ISO 8601, UTC. */
  savedAt: z.string(),
})
export type RequestDraft = z.infer<typeof requestDraft>
export const draftResponse = z.object({ draft: requestDraft.nullable() })

/** The current state of a request, and who else has it open. */
export const reading = z.object({
  others: z.array(z.object({ accountId: z.string(), isWriting: z.boolean() })),
  version: z.int(),
  /** Includes notes. */
  messageCount: z.int(),
})
export type Reading = z.infer<typeof reading>
