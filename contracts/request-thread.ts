import { z } from 'zod'
import { CONTACT_TOPICS, REQUEST_KINDS } from '#domain/request/request-kinds.ts'
import { REQUEST_STATES } from '#domain/request/request-lifecycle.ts'
import { REQUEST_ATTACHMENTS_MAX, REQUEST_LENGTHS, requestPiece, requestText } from './request.ts'
import { requestAttachment } from './request-attachments.ts'
import { requestFact } from './request-facts.ts'

/**
 * The conversation about a request as its customer has it, without notes of the team.
 *
 * With the access token of a customer, the platform service has their requests under `/customer/requests`, and each under its
 * number; `GET ?page={from 1}` is their `requestList`, the last changed first, `REQUESTS_PER_PAGE` at a time; with
 * `&list={id}`, of those that are for a list; with `&order={number}`, of those about an order. Guests have one
 * request under `/requests/threads/{token}`, with the token of the link that they were emailed, which only servers may call.
 * Of each request:
 * - `GET`: `requestThread`; 404 `request-not-found` for one of anyone else.
 * - `GET /attachments/{id}`: the file of an attachment of its messages, with headers by which a browser saves it and never
 *   shows it. 404 `attachment-unknown`; 503 `attachments-unavailable`.
 * - `POST /messages`, with `Idempotency-Key` and `newReply`: 201 `requestThread`, with the reply. It goes to the team. A
 *   repeated key stores nothing. 409 `idempotency-key-reused` with another content; 409 `no-conversation` for a notice that
 *   waits for a piece; 422 `request-malformed`, and `attachment-unknown` if another message has an attachment, or it was
 *   removed; 429 `tooManyRequests`, also with `Retry-After`.
 * - `POST /closure`: 200 `requestThread`, closed. Another reply opens it again.
 */

export const REQUESTS_PER_PAGE = 20

const shared = {
  number: z.string(),
  kind: z.enum(REQUEST_KINDS),
  state: z.enum(REQUEST_STATES),
  /** Null for any kind but `contact`. */
  topic: z.enum(CONTACT_TOPICS).nullable(),
  /** Null for any kind but `quote`. */
  project: z.string().nullable(),
  /** Only the first ones in a list. */
  pieces: z.array(requestPiece),
  receivedAt: z.string(),
  /** The last message or state change. */
  updatedAt: z.string(),
  /** The promised reply time; null if there is none. */
  replyBy: z.string().nullable(),
}

export const listedRequest = z.object(shared)
export type ListedRequest = z.infer<typeof listedRequest>

/** `number` is the request's. */
const listedFile = requestAttachment.extend({ number: z.string() })
export type ListedFile = z.infer<typeof listedFile>

export const requestList = z.object({
  requests: z.array(listedRequest),
  total: z.number().int(),
  /** The newest `LISTED_FILES_MAX` of all requests of the requested list. */
  files: z.array(listedFile).default([]),
})
export const LISTED_FILES_MAX = 100
export type RequestList = z.infer<typeof requestList>

export const threadMessage = z.object({
  id: z.string(),
  isFromHouse: z.boolean(),
  /** The team member's first name; null for the customer, and if it is unknown. */
  member: z.string().nullable(),
  /** Empty only in a first message that needs none. */
  text: z.string(),
  sentAt: z.string(),
  attachments: z.array(requestAttachment),
})
export type ThreadMessage = z.infer<typeof threadMessage>

export const requestThread = z.object({
  ...shared,
  /** As entered by the customer. */
  name: z.string(),
  facts: z.array(requestFact),
  /** Whether the back-in-stock email was sent. */
  isNoticeSent: z.boolean(),
  /** The oldest first. */
  messages: z.array(threadMessage),
})
export type RequestThread = z.infer<typeof requestThread>

export const newReply = z.strictObject({
  text: requestText(REQUEST_LENGTHS.message).min(1, 'required'),
  /** Ids of files uploaded before. */
  attachments: z.array(z.uuid()).max(REQUEST_ATTACHMENTS_MAX).default([]),
})
export type NewReply = z.infer<typeof newReply>
export type ReplyInput = z.input<typeof newReply>
