import sharp from 'sharp'
import { CHAT_PICTURE_BYTES_MAX } from '#contracts/chat.ts'
import { attachmentTypeOf, isComplete } from '#domain/files/attachment-content.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import { PIXELS_MAX } from '#services/kernel/pictures/pixels-max.ts'
import { createWorkQueue } from '#services/kernel/work-queue.ts'

/** In pixels: enough to see a weave, and of every screen. */
const SIDE_MAX = 1_600

type Cleaned = { content: Uint8Array<ArrayBuffer>; width: number; height: number }
export type PictureRefusal = 'picture-type' | 'picture-too-large' | 'picture-unreadable'

/** One at a time, since a large picture takes hundreds of megabytes. */
const inTurn = createWorkQueue(1)

/**
 * A picture as a JPEG with nothing but its pixels, upright: a browser shows it in the page, and where it was taken is no one's
 * business. Only JPEG and PNG, by their content.
 */
export async function cleanPicture(source: Uint8Array): Promise<Result<Cleaned, PictureRefusal>> {
  if (source.length > CHAT_PICTURE_BYTES_MAX) return refuse('picture-too-large')
  const type = attachmentTypeOf(source)
  if (type !== 'image/png' && type !== 'image/jpeg') return refuse('picture-type')
  if (!isComplete(source, type)) return refuse('picture-unreadable')
  return inTurn(async () => {
    try {
      const { data, info } = await sharp(source, { limitInputPixels: PIXELS_MAX, failOn: 'error' })
        .rotate()
        .resize({ width: SIDE_MAX, height: SIDE_MAX, fit: 'inside', withoutEnlargement: true })
        .flatten({ background: '#ffffff' })
        .jpeg({ quality: 80 })
        .toBuffer({ resolveWithObject: true })
      return ok({ content: new Uint8Array(data), width: info.width, height: info.height })
    } catch {
      // sharp throws for every kind of broken or oversized file.
      return refuse('picture-unreadable')
    }
  })
}
