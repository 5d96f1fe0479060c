import { z } from 'zod'
import { LANGUAGES } from '#domain/market/language.ts'
import { CONTACT_TOPICS, REQUEST_KINDS } from '#domain/request/request-kinds.ts'
import { REQUEST_STATES } from '#domain/request/request-lifecycle.ts'
import { REQUEST_ATTACHMENTS_MAX, REQUEST_LENGTHS, requestPiece, requestText } from '../request.ts'
import { requestAttachment } from '../request-attachments.ts'
import { requestFact } from '../request-facts.ts'
import { teamItem } from './convention.ts'

const otherRequest = z.object({ id: z.string(), number: z.string() })

/** A message of the conversation about a request. Moments are ISO 8601, UTC. */
export const requestMessage = z.object({
  id: z.string(),
  /** The account of the member of the team who wrote it; null for the customer. */
  accountId: z.string().nullable(),
  text: z.string(),
  /** A note of the team, which no customer reads. */
  isNote: z.boolean(),
  sentAt: z.string(),
  /** `GET /requests/{id}/attachments/{attachmentId}` sends the file of one. */
  attachments: z.array(requestAttachment),
  /** The request that it was written about, if that was merged into this one. */
  from: otherRequest.nullable(),
})

/**
 * `requests`: questions to the house. Actions: `reply` with `requestReply`, which emails it to the customer; `note` with
 * `{ text }`; `assign` with `{ to }`, `me`, no one or the account of a colleague in client care (`colleague-unknown`); `merge`
 * with `{ into }`, the number of another request of the same sender; `close` and `reopen` with `{}`. `reply` and `merge` are
 * refused with `already-merged` once it is merged, and with `waits-for-stock` while the notice of one waits for a piece; `merge`
 * also with `number-unknown`, `merge-itself` and `sender-differs`.
 * Roles: `care`.
 */
export const teamRequest = teamItem.extend({
  number: z.string(),
  kind: z.enum(REQUEST_KINDS),
  state: z.enum(REQUEST_STATES),
  /** Null for any kind but `contact`. */
  topic: z.enum(CONTACT_TOPICS).nullable(),
  /** Null for any kind but `quote`. */
  project: z.string().nullable(),
  /** Only the first in lists. */
  pieces: z.array(requestPiece),
  name: z.string(),
  email: z.string(),
  language: z.enum(LANGUAGES),
  country: z.string(),
  receivedAt: z.string(),
  /** Until when the house promised a reply; null if it promised none. */
  replyBy: z.string().nullable(),
  /** When the customer wants to be called; null if at no time of their choice. */
  callAt: z.string().nullable(),
  /** When the email was sent that the variant is in stock again; null before, and for any other kind. */
  noticeSentAt: z.string().nullable(),
  /** The account of the member of the team who looks after it. */
  assignee: z.string().nullable(),
  /** The id of the request to which it was merged. */
  mergedInto: z.string().nullable(),
  /** Null in lists. */
  detail: z
    .object({
      accountId: z.string().nullable(),
      facts: z.array(requestFact),
      /** The oldest first: what the customer wrote, and the replies. */
      messages: z.array(requestMessage),
      mergedInto: otherRequest.nullable(),
      /** The customer's own lists that have pieces, the last changed first; `saved` and `saved-for-later` are names too. */
      lists: z.array(z.object({ name: z.string(), count: z.int() })),
    })
    .nullable(),
})
export type TeamRequest = z.infer<typeof teamRequest>

/** A reply. With `isQuestion`, the request then waits for one of the customer. */
export const requestReply = z.strictObject({
  text: requestText(REQUEST_LENGTHS.message).min(1),
  isQuestion: z.boolean(),
  /** Files that were uploaded before with `POST /requests/attachments?name=`, which returns `teamAttachment`. */
  attachments: z.array(z.uuid()).max(REQUEST_ATTACHMENTS_MAX).default([]),
})

/** A file of a member of the team, for a reply. */
export const teamAttachment = teamItem.extend(requestAttachment.shape)

/**
 * What the inbox is filtered by. `late`: new, and its promised time is over; `unclosed`: any state but `closed`. `assignee`: `me`,
 * no one, or a colleague by their account. `sameSenderAs`: the id of a request; the others of its account or address.
 */
export const requestFilter = z.strictObject({
  kind: z.enum(REQUEST_KINDS).optional(),
  state: z.enum([...REQUEST_STATES, 'late', 'unclosed']).optional(),
  topic: z.enum(CONTACT_TOPICS).optional(),
  assignee: z.string().min(1).max(200).optional(),
  text: z.string().trim().min(1).max(100).optional(),
  /** Requests about this order. */
  orderNumber: z.string().trim().min(1).max(REQUEST_LENGTHS.orderNumber).optional(),
  sameSenderAs: z.guid().optional(),
})
