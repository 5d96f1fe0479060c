import { z } from 'zod'
import { callsBelow } from './calls.ts'
import { newRequest, requestReceipt } from './request.ts'

const call = callsBelow('/requests', { unavailable: 'platform-unavailable' })
/** Requests of visitors to the house, stored by the platform service. Only servers may call it. */
export const requestCalls = {
  /**
   * Stores a request and queues two emails, to who sent it and to the house, which gets none of the kind `back-in-stock`
   * (`stock-notice.ts`). Its attachments were uploaded before (`request-attachments.ts`). Idempotent by key: a repeated
   * request has the same receipt. An edited request needs a new key, and is otherwise `platform-unavailable`.
   */
  send: call('POST /', {
    input: newRequest,
    hasKey: true,
    output: requestReceipt,
    status: 201,
    refusals: { 'request-malformed': 422, 'too-many-requests': 429 },
    details: z.object({
      /** `request-malformed`: the faults by path in the body, such as `fields.phone`. */
      fields: z.array(z.object({ path: z.string(), code: z.string() })).optional(),
      /** `too-many-requests`: null if the service does not state it. */
      retryAfterSeconds: z.number().nullish(),
    }),
    faults: { 'idempotency-key-reused': 409 },
  }),
}
