import { z } from 'zod'
import { callsBelow } from './calls.ts'
import { newRequest, requestReceipt } from './request.ts'
import { newReply, requestList, requestThread } from './request-thread.ts'

const call = callsBelow('/requests', { unavailable: 'platform-unavailable' })
/** Visitors' requests to the house, stored by the platform service. Only servers may call it. */
export const requestCalls = {
  /**
   * Stores a request and queues two emails: one to its sender and one to the house, which gets none for the kind
   * `back-in-stock` (`stock-notice.ts`). Its attachments were uploaded before (`request-attachments.ts`). Idempotent by
   * key: a repeated request returns the same receipt. An edited request needs a new key, and is otherwise
   * `platform-unavailable`.
   */
  send: call('POST /', {
    input: newRequest,
    hasKey: true,
    output: requestReceipt,
    status: 201,
    refusals: { 'request-malformed': 422, 'too-many-requests': 429 },
    details: z.object({
      /** With `request-malformed`: the errors by path in the body, such as `fields.phone`. */
      fields: z.array(z.object({ path: z.string(), code: z.string() })).optional(),
      /** With `too-many-requests`: null if the service does not report it. */
      retryAfterSeconds: z.number().nullish(),
    }),
    faults: { 'idempotency-key-reused': 409 },
  }),
}

/** The requests of the customer whose access token is given. */
export const requestListCalls = {
  /**
   * Last changed first, `REQUESTS_PER_PAGE` at a time; pages count from 1. With the id of a list, only requests for it;
   * with the number of an order, only requests about it.
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

const threadCall = callsBelow('', {
  unavailable: 'platform-unavailable',
  missing: 'request-not-found',
  refusals: { unauthorized: 401 },
})
/**
 * The conversation about a request as its customer sees it, without the team's notes. With a customer's access token,
 * each request is at `/customer/requests/{number}`. A guest's request is at `/requests/threads/{token}`, with the token
 * of the link that was emailed, and at `/quotes/threads/{token}`, with the token of the link to their quote; only
 * servers may call these. Null for anyone else.
 */
export const threadCalls = {
  read: threadCall('GET /', { output: requestThread }),
  /** Sends a message to the team. A repeated key stores nothing. */
  reply: threadCall('POST /messages', {
    input: newReply,
    hasKey: true,
    output: requestThread,
    status: 201,
    refusals: {
      unauthorized: 401,
      'request-malformed': 422,
      /** Another message has the attachment, or it was deleted. */
      'attachment-unknown': 422,
      /** The key was used with other content. */
      'idempotency-key-reused': 409,
      /** The request is a notice that waits for a piece, and has no conversation. */
      'no-conversation': 409,
      'too-many-requests': 429,
    },
    /** Null if the service does not report it. */
    details: z.object({ retryAfterSeconds: z.number().nullish() }),
  }),
  /** Another reply reopens it. */
  close: threadCall('POST /closure', { output: requestThread }),
  // `GET …/attachments/{id}` does not use JSON and is handled separately: the file of an attachment, with headers that
  // make a browser save it and never display it. 404 `attachment-unknown`; 503 `attachments-unavailable`.
}
