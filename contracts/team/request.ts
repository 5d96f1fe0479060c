import { z } from 'zod'
import { LANGUAGES } from '#domain/market/language.ts'
import { CONTACT_TOPICS, REQUEST_KINDS } from '#domain/request/request-kinds.ts'
import { REQUEST_STATES } from '#domain/request/request-lifecycle.ts'
import { REQUEST_ATTACHMENTS_MAX, REQUEST_LENGTHS, requestPiece, requestText } from '../request.ts'
import { requestAttachment } from '../request-attachments.ts'
import { requestFact } from '../request-facts.ts'
import { teamItem } from './convention.ts'

const otherRequest = z.object({ id: z.string(), number: z.string() })

/** A message in the conversation about a request. Times are ISO 8601, UTC. */
export const requestMessage = z.object({
  id: z.string(),
  /** The team member's account; null for the customer. */
  accountId: z.string().nullable(),
  text: z.string(),
  /** Notes are never shown to customers. */
  isNote: z.boolean(),
  sentAt: z.string(),
  /** The files are at `GET /requests/{id}/attachments/{attachmentId}`. */
  attachments: z.array(requestAttachment),
  /** Set if the message came from a merged request. */
  from: otherRequest.nullable(),
})

/**
 * `requests`: questions to the house. Actions: `reply` with `requestReply`, which emails it to the customer; `note`
 * with `{ text }`; `assign` with `{ to }`: `me`, no one or the account of a colleague in client care
 * (`colleague-unknown`); `merge` with `{ into }`, the number of another request from the same sender; `close` and
 * `reopen` with `{}`. `reply` and `merge` are refused with `already-merged` once it is merged, and with
 * `waits-for-stock` while one of them is a notice that waits for a piece; `merge` also with `number-unknown`,
 * `merge-itself` and `sender-differs`. Roles: `care`.
 */
export const teamRequest = teamItem.extend({
  number: z.string(),
  kind: z.enum(REQUEST_KINDS),
  state: z.enum(REQUEST_STATES),
  /** Null unless the kind is `contact`. */
  topic: z.enum(CONTACT_TOPICS).nullable(),
  /** Null unless the kind is `quote`. */
  project: z.string().nullable(),
  /** In lists only the first ones. */
  pieces: z.array(requestPiece),
  name: z.string(),
  email: z.string(),
  language: z.enum(LANGUAGES),
  country: z.string(),
  receivedAt: z.string(),
  /** The promised reply time; null if there is none. */
  replyBy: z.string().nullable(),
  /** The chosen time of a call; null if there is none. */
  callAt: z.string().nullable(),
  /** When the back-in-stock email was sent; null before that, and for any other kind. */
  noticeSentAt: z.string().nullable(),
  /** The team member's account. */
  assignee: z.string().nullable(),
  /** The id of the request it was merged into. */
  mergedInto: z.string().nullable(),
  /** Null in lists. */
  detail: z
    .object({
      accountId: z.string().nullable(),
      facts: z.array(requestFact),
      /** The customer's messages and the replies, oldest first. */
      messages: z.array(requestMessage),
      mergedInto: otherRequest.nullable(),
      /**
       * The customer's lists with pieces, last changed first; `saved` and `saved-for-later` can also occur as names.
       */
      lists: z.array(z.object({ name: z.string(), count: z.int() })),
    })
    .nullable(),
})
export type TeamRequest = z.infer<typeof teamRequest>

/** With `isQuestion`, the request then waits for the customer. */
export const requestReply = z.strictObject({
  text: requestText(REQUEST_LENGTHS.message).min(1),
  isQuestion: z.boolean(),
  /** Uploaded before with `POST /requests/attachments?name=`, which returns `teamAttachment`. */
  attachments: z.array(z.uuid()).max(REQUEST_ATTACHMENTS_MAX).default([]),
})

export const teamAttachment = teamItem.extend(requestAttachment.shape)

/**
 * `late`: new, and past its promised time; `unclosed`: any state but `closed`. `assignee`: `me`, no one, or a
 * colleague's account. `sameSenderAs`: other requests from the same account or address as this one.
 */
export const requestFilter = z.strictObject({
  kind: z.enum(REQUEST_KINDS).optional(),
  state: z.enum([...REQUEST_STATES, 'late', 'unclosed']).optional(),
  topic: z.enum(CONTACT_TOPICS).optional(),
  assignee: z.string().min(1).max(200).optional(),
  text: z.string().trim().min(1).max(100).optional(),
  orderNumber: z.string().trim().min(1).max(REQUEST_LENGTHS.orderNumber).optional(),
  sameSenderAs: z.guid().optional(),
})
