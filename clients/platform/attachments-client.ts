import { VISITOR_KEY_HEADER } from '#contracts/identity.ts'
import {
  type AttachmentRefusalCode,
  attachmentRefusal,
  FILE_NAME_HEADER,
  type RequestAttachment,
  requestAttachment,
} from '#contracts/request-attachments.ts'
import { IDEMPOTENCY_KEY } from '#contracts/team/convention.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import { callJson, type JsonReach, readJson } from '../calls/json-caller.ts'

export type AttachmentsClientOptions = JsonReach & {
  /** Only servers have it. */
  readonly token: string
  readonly report: (problem: { code: 'attachments-unavailable'; status: number | null }) => void
}

export type AttachmentUpload = {
  readonly name: string
  readonly content: Uint8Array<ArrayBuffer>
  /** A keyed digest of the visitor's network; null if unknown. */
  readonly network: string | null
}

/** Attachments of requests to the house (`contracts/request-attachments.ts`). */
export type AttachmentsClient = {
  /** Stores a file for a later message. Idempotent by key. */
  upload(file: AttachmentUpload, key: string): Promise<Result<RequestAttachment, AttachmentRefusalCode>>
}

const UPLOAD_TIMEOUT_MS = 30_000

export function createAttachmentsClient(options: AttachmentsClientOptions): AttachmentsClient {
  const authorization = `Bearer ${options.token}`
  function reportUnavailable(status: number | null) {
    options.report({ code: 'attachments-unavailable', status })
    return refuse('attachments-unavailable')
  }
  return {
    async upload({ name, content, network }, key) {
      const response = await callJson(options, '/requests/attachments', {
        body: content,
        headers: {
          authorization,
          'content-type': 'application/octet-stream',
          [IDEMPOTENCY_KEY]: key,
          [FILE_NAME_HEADER]: encodeURIComponent(name.toWellFormed()),
          [VISITOR_KEY_HEADER]: network,
        },
        timeoutMs: UPLOAD_TIMEOUT_MS,
      })
      const stored = readJson(response, requestAttachment)
      if (stored) return ok(stored)
      const refusal = attachmentRefusal.safeParse(response.body)
      return refusal.success && refusal.data.code !== 'attachments-unavailable'
        ? refuse(refusal.data.code)
        : reportUnavailable(response.status)
    },
  }
}
