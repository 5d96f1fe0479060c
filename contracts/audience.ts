import { z } from 'zod'
import { isVisitorId } from '#domain/visitor/visitor-id.ts'

/**
 * The API of the audience service, in the format of a marketing platform (the Optimizely Data Platform, below its
 * `/v3`). For servers only, with the key in `x-api-key`.
 * - `POST /graphql`: `customer(vuid) { vuid audiences(subset) { edges { node { name state } } } }`. The requested
 *   audiences that a visitor belongs to have the state `qualified`. For an unknown visitor, the response has an error
 *   with the code below, and `customer` is null.
 * - `POST /events` with a list of events: `identified` links a visitor id to an account. 202.
 * - `DELETE /visitors/{vuid}`, our own addition, unlinks a visitor id. 204, whether or not it was linked.
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
    /** The account id of the identity service. */
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
