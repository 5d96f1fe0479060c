import { z } from 'zod'
import { isVisitorId } from '#domain/visitor/visitor-id.ts'

/**
 * The audience service, as a marketing platform has it (the API of the Optimizely Data Platform, below its `/v3`).
 * For servers alone: the key comes along in `x-api-key`.
 *
 * - `POST /graphql`: `customer(vuid) { vuid audiences(subset) { edges { node { name state } } } }`. Of the audiences
 *   that are requested, those to which a visitor belongs are `qualified`. A visitor whom it does not know is an
 *   error with the code below, and `customer` is null.
 * - `POST /events` with a list of events: `identified` says whose visitor id it is. 202.
 *
 * Of our own: `DELETE /visitors/{vuid}`: whose browser it is is forgotten. 204, known or not.
 */
export const AUDIENCE_KEY_HEADER = 'x-api-key'
export const UNKNOWN_VISITOR = 'INVALID_IDENTIFIER_EXCEPTION'
export const QUALIFIED = 'qualified'

export const visitorId = z.string().refine(isVisitorId)

export const identifiedEvent = z.object({
  type: z.literal('fullstack'),
  action: z.literal('identified'),
  identifiers: z.object({
    vuid: visitorId,
    /** As the identity service names the account. */
    customer_id: z.string().min(1).max(200),
    email: z.string().max(254).optional(),
  }),
})
export type IdentifiedEvent = z.infer<typeof identifiedEvent>
export const identifiedEvents = z.array(identifiedEvent).min(1).max(10)

const node = z.object({ name: z.string(), state: z.string() })
const extensions = z.object({ code: z.string().optional() }).optional()
export const lookupResponse = z.object({
  data: z
    .object({
      customer: z
        .object({
          vuid: z.string(),
          audiences: z.object({ edges: z.array(z.object({ node })) }),
        })
        .nullable(),
    })
    .nullish(),
  errors: z.array(z.object({ extensions })).optional(),
})
