import { z } from 'zod'
import { callsBelow } from './calls.ts'
import { newRequest, requestReceipt } from './request.ts'
import { newReply, requestList, requestThread } from './request-thread.ts'

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

/** Their requests, with the access token of a customer. */
export const requestListCalls = {
  /**
   * The last changed first, `REQUESTS_PER_PAGE` at a time; pages count from 1. With the id of a list, those that are for
   * it; with the number of an order, those about it.
   */
  list: callsBelow('/customer/requests', {
    unavailable: 'platform-unavailable',
    refusals: { unauthorized: 401 },
  })('GET /', {
    input: z.object({
      page: z.string().optional(),
      list: z.string().optional(),
      order: z.string().optional(),
    }),
    output: requestList,
  }),
}

const ofThread = callsBelow('', {
  unavailable: 'platform-unavailable',
  missing: 'request-not-found',
  refusals: { unauthorized: 401 },
})
/**
 * The conversation about a request as its customer has it, without notes of the team. With the access token of a customer, each
 * request is at `/customer/requests/{number}`. Guests have one at `/requests/threads/{token}`, with the token of the link
 * that they were emailed, and at `/quotes/threads/{token}`, with that to their quote, which only servers may call. It is null
 * for anyone else.
 */
export const threadCalls = {
  read: ofThread('GET /', { output: requestThread }),
  /** It goes to the team. A repeated key stores nothing. */
  reply: ofThread('POST /messages', {
    input: newReply,
    hasKey: true,
    output: requestThread,
    status: 201,
    refusals: {
      unauthorized: 401,
      'request-malformed': 422,
      /** Another message has an attachment, or it was removed. */
      'attachment-unknown': 422,
      /** With another content. */
      'idempotency-key-reused': 409,
      /** A notice that waits for a piece. */
      'no-conversation': 409,
      'too-many-requests': 429,
    },
    /** Null if the service does not state it. */
    details: z.object({ retryAfterSeconds: z.number().nullish() }),
  }),
  /** Another reply opens it again. */
  close: ofThread('POST /closure', { output: requestThread }),
  // Without JSON, by hand: `GET …/attachments/{id}`, the file of an attachment of its messages, with headers by which a browser
  // saves it and never shows it. 404 `attachment-unknown`; 503 `attachments-unavailable`.
}
