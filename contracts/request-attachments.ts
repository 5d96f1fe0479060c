import { z } from 'zod'
import { ATTACHMENT_TYPES } from '#domain/files/attachments.ts'

/**
 * Attachments of requests, in the platform service. Only servers may upload them; 401 without their token. Participants
 * of a conversation read them there (`request-calls.ts`), and the team at `/services/team` (`team/request.ts`).
 * - `POST /requests/attachments`: the bytes of a file, with its name in `FILE_NAME_HEADER`, the visitor's network in
 *   `x-visitor-key`, and an `Idempotency-Key` that no other visitor can guess: the same key returns the same
 *   attachment. Its type is determined by its content. 201 `requestAttachment`, which can be added to a message within
 *   a day. 413 or 422 `attachmentRefusal`; 429 `attachments-limited` with `Retry-After`; 503 `attachments-unavailable`,
 *   in which case nothing is stored.
 */
export const requestAttachment = z.object({
  id: z.uuid(),
  name: z.string(),
  type: z.enum(ATTACHMENT_TYPES),
  sizeBytes: z.number().int(),
})
export type RequestAttachment = z.infer<typeof requestAttachment>

/** Percent-encoded. */
export const FILE_NAME_HEADER = 'x-file-name'

export const attachmentRefusal = z.object({
  code: z.enum([
    'attachment-type',
    'attachment-too-large',
    'attachment-empty',
    'attachment-unreadable',
    'attachments-limited',
    'attachments-unavailable',
  ]),
})
export type AttachmentRefusalCode = z.infer<typeof attachmentRefusal>['code']
