import sharp from 'sharp'
import { detectAttachmentType, findFileEnd } from '#domain/files/attachment-content.ts'
import { type AttachmentRefusal, type AttachmentType, validateSize } from '#domain/files/attachments.ts'
import { ok, type Result, refuse } from '#domain/result.ts'

/** More than the pictures of any camera. A small file may claim far more, which would harm anyone who opens it. */
const PIXELS_MAX = 250_000_000

type CheckedAttachment = { readonly type: AttachmentType; readonly content: Uint8Array<ArrayBuffer> }

/**
 * Determines the type of an attachment only by its content: its first bytes, its structure to the end, and for a
 * picture its header. Pictures are never decoded here. Data after the end of a file is removed, so that nothing is
 * hidden there.
 */
export async function checkAttachment(
  content: Uint8Array<ArrayBuffer>,
): Promise<Result<CheckedAttachment, AttachmentRefusal>> {
  const sizeRefusal = validateSize(content.length)
  if (sizeRefusal) return refuse(sizeRefusal)
  const type = detectAttachmentType(content)
  if (type === null) return refuse('attachment-type')
  const end = findFileEnd(content, type)
  if (end === null) return refuse('attachment-unreadable')
  const checked = { type, content: content.subarray(0, end) }
  if (type === 'application/pdf' || (await isReadablePicture(checked.content))) return ok(checked)
  return refuse('attachment-unreadable')
}

async function isReadablePicture(content: Uint8Array): Promise<boolean> {
  try {
    const { width, height } = await sharp(content, { limitInputPixels: false }).metadata()
    return width * height <= PIXELS_MAX
  } catch {
    // sharp throws for any kind of corrupt file.
    return false
  }
}
