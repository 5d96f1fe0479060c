import { createHash } from 'node:crypto'
import type { Seal } from '#app/visitor/context.ts'
import type { AttachmentsClient } from '#clients/platform/attachments-client.ts'
import { REQUEST_ATTACHMENTS_MAX } from '#contracts/request.ts'
import { type RequestAttachment, requestAttachment } from '#contracts/request-attachments.ts'
import { validateSize } from '#domain/files/attachments.ts'
import { refuse } from '#domain/result.ts'
import { openSealed } from '../open-sealed.server.ts'
import { ATTACHMENT_FIELDS, type RefusedAttachment, type SentAttachments } from './attachment-list.ts'

type AttachmentOptions = {
  readonly seal: Seal
  readonly attachments: Pick<AttachmentsClient, 'upload'>
  /** The secret key of the form: the same file in the same form is stored only once. */
  readonly formKey: string
  /** A keyed digest of the visitor's network; null if unknown. */
  readonly network: string | null
}

/** Attachment ids for the request, and the data to show the form again if it is refused. */
export type TakenAttachments = SentAttachments & { readonly ids: string[] }

/**
 * Extracts the attachments of a form: earlier ones that are not removed, and new files, which are stored. If any is
 * refused, the form must be shown again.
 */
export async function takeAttachments(
  input: FormData,
  options: AttachmentOptions,
): Promise<TakenAttachments> {
  const attachments = new Map(readStored(input, options.seal).map((one) => [one.id, one]))
  const files = input.getAll(ATTACHMENT_FIELDS.files).filter((value) => value instanceof File)
  for (const field of Object.values(ATTACHMENT_FIELDS)) input.delete(field)
  const refused: RefusedAttachment[] = []
  for (const file of files) {
    // A file input without a file is submitted as a file without a name.
    if (file.name === '' && file.size === 0) continue
    const stored =
      attachments.size < REQUEST_ATTACHMENTS_MAX
        ? await storeFile(file, options)
        : refuse('attachments-too-many')
    if (stored.ok) attachments.set(stored.value.id, stored.value)
    else refused.push({ name: file.name, sizeBytes: file.size, code: stored.code })
  }
  const all = [...attachments.values()]
  return {
    ids: all.map(({ id }) => id),
    stored: all.map((attachment) => ({
      sealed: options.seal.seal(JSON.stringify(attachment)),
      name: attachment.name,
      sizeBytes: attachment.sizeBytes,
    })),
    refused,
  }
}

/** Returns all stored attachments as refused, since the platform no longer has them and they must be added again. */
export function withoutStored({ stored }: SentAttachments): SentAttachments {
  const refused = stored.map(({ name, sizeBytes }) => ({
    name,
    sizeBytes,
    code: 'attachment-unknown' as const,
  }))
  return { stored: [], refused }
}

/** Returns the earlier attachments in order, at most as many as a message may have. */
function readStored(input: FormData, seal: Seal): RequestAttachment[] {
  const removed = input.getAll(ATTACHMENT_FIELDS.removed)
  return input
    .getAll(ATTACHMENT_FIELDS.stored)
    .filter((sealed) => typeof sealed === 'string' && !removed.includes(sealed))
    .slice(0, REQUEST_ATTACHMENTS_MAX)
    .flatMap((sealed) => openSealed(seal, String(sealed), requestAttachment) ?? [])
}

async function storeFile(file: File, { attachments, formKey, network }: AttachmentOptions) {
  const refused = validateSize(file.size)
  if (refused) return refuse(refused)
  const content = new Uint8Array(await file.arrayBuffer())
  const key = createHash('sha256').update(`${formKey} ${file.name} `).update(content).digest('base64url')
  return attachments.upload({ name: file.name, content, network }, key)
}
