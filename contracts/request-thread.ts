import { z } from 'zod'
import { CONTACT_TOPICS, REQUEST_KINDS } from '#domain/request/request-kinds.ts'
import { REQUEST_STATES } from '#domain/request/request-lifecycle.ts'
import { REQUEST_ATTACHMENTS_MAX, REQUEST_LENGTHS, requestPiece, requestText } from './request.ts'
import { requestAttachment } from './request-attachments.ts'
import { requestFact } from './request-facts.ts'

export const REQUESTS_PER_PAGE = 20

const shared = {
  number: z.string(),
  kind: z.enum(REQUEST_KINDS),
  state: z.enum(REQUEST_STATES),
  /** Null unless the kind is `contact`. */
  topic: z.enum(CONTACT_TOPICS).nullable(),
  /** Null unless the kind is `quote`. */
  project: z.string().nullable(),
  /** In a list only the first ones. */
  pieces: z.array(requestPiece),
  receivedAt: z.string(),
  /** When the last message was written or the state last changed. */
  updatedAt: z.string(),
  /** The promised reply time; null if there is none. */
  replyBy: z.string().nullable(),
}

export const listedRequest = z.object(shared)
export type ListedRequest = z.infer<typeof listedRequest>

/** `number` is the number of the request. */
const listedFile = requestAttachment.extend({ number: z.string() })
export type ListedFile = z.infer<typeof listedFile>

export const requestList = z.object({
  requests: z.array(listedRequest),
  total: z.number().int(),
  /** The newest `LISTED_FILES_MAX` files of all requests for the given list. */
  files: z.array(listedFile).default([]),
})
export const LISTED_FILES_MAX = 100
export type RequestList = z.infer<typeof requestList>

export const threadMessage = z.object({
  id: z.string(),
  isFromHouse: z.boolean(),
  /** The team member's first name; null for the customer, and if it is unknown. */
  member: z.string().nullable(),
  /** Only a first message may be empty, if its kind needs no text. */
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
  /** Oldest first. */
  messages: z.array(threadMessage),
})
export type RequestThread = z.infer<typeof requestThread>

export const newReply = z.strictObject({
  text: requestText(REQUEST_LENGTHS.message).min(1, 'required'),
  /** The ids of files that were uploaded before. */
  attachments: z.array(z.uuid()).max(REQUEST_ATTACHMENTS_MAX).default([]),
})
export type NewReply = z.infer<typeof newReply>
