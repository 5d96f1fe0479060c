import type { RefusalCode } from '#contracts/errors.ts'
import { REQUEST_ATTACHMENTS_MAX } from '#contracts/request.ts'
import { ATTACHMENT_TYPES, validateSize } from '#domain/files/attachments.ts'

/**
 * The fields of a form with attachments: new files, sealed references to earlier ones, and the references to remove.
 */
export const ATTACHMENT_FIELDS = { files: 'files', stored: 'stored-file', removed: 'removed-file' } as const

export type StoredAttachment = {
  /** The sealed reference, which only the shop can create. */
  readonly sealed: string
  readonly name: string
  readonly sizeBytes: number
}

export type RefusedAttachment = {
  readonly name: string
  readonly sizeBytes: number
  readonly code: RefusalCode<'request'>
}

export type SentAttachments = {
  readonly stored: readonly StoredAttachment[]
  readonly refused: readonly RefusedAttachment[]
}

type ChosenFile = Pick<File, 'name' | 'size' | 'type' | 'lastModified'>

/** The attachments of a form in the browser; the form submits the `chosen` ones. */
export type AttachmentList<Chosen extends ChosenFile = File> = SentAttachments & {
  readonly chosen: readonly Chosen[]
}

/** Adds files, except duplicates and those that the shop would refuse. */
export function withFiles<Chosen extends ChosenFile>(
  { stored, chosen }: AttachmentList<Chosen>,
  added: readonly Chosen[],
): AttachmentList<Chosen> {
  const all = [...chosen]
  const refused: RefusedAttachment[] = []
  for (const file of added) {
    if (all.some((one) => isSameFile(one, file))) continue
    const code = fileRefusal(file, stored.length + all.length)
    if (code === null) all.push(file)
    else refused.push({ name: file.name, sizeBytes: file.size, code })
  }
  return { stored, chosen: all, refused }
}

/** Returns the list after a refusal: only those chosen files remain that can be sent again unchanged. */
export function afterRefusal<Chosen extends ChosenFile>(
  { chosen }: AttachmentList<Chosen>,
  { stored, refused }: SentAttachments,
): AttachmentList<Chosen> {
  const retryable = refused.filter(({ code }) => RETRYABLE.has(code))
  return {
    stored,
    refused,
    chosen: chosen.filter(({ name, size }) =>
      retryable.some((file) => file.name === name && file.sizeBytes === size),
    ),
  }
}

const RETRYABLE: ReadonlySet<RefusalCode<'request'>> = new Set([
  'attachments-unavailable',
  'attachments-limited',
])

function fileRefusal({ size, type }: ChosenFile, count: number): RefusalCode<'request'> | null {
  if (count >= REQUEST_ATTACHMENTS_MAX) return 'attachments-too-many'
  // Browsers determine the type by the file name alone, and not always, so the server checks the content.
  if (type !== '' && !ATTACHMENT_TYPES.some((known) => known === type)) return 'attachment-type'
  return validateSize(size)
}

function isSameFile(one: ChosenFile, other: ChosenFile): boolean {
  return one.name === other.name && one.size === other.size && one.lastModified === other.lastModified
}
