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
