import sharp from 'sharp'
import { LOGO_BYTES_MAX, type LogoRefusal } from '#contracts/studio.ts'
import { attachmentTypeOf } from '#domain/files/attachment-content.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import { PIXELS_MAX } from '#services/kernel/pictures/pixels-max.ts'
import { createWorkQueue } from '#services/kernel/work-queue.ts'

/** Pixels: 260 to the inch on a cover. It is in every document. */
const BOX = { width: 800, height: 280 } as const

/** One at a time, since a large picture takes hundreds of megabytes. */
const inTurn = createWorkQueue(1)

/** A logo as a PNG file with nothing but its pixels, upright, whatever its name says. Only PNG and JPEG files. */
export async function cleanLogo(source: Uint8Array): Promise<Result<Uint8Array<ArrayBuffer>, LogoRefusal>> {
  if (source.length > LOGO_BYTES_MAX) return refuse('logo-too-large')
  const type = attachmentTypeOf(source)
  if (type !== 'image/png' && type !== 'image/jpeg') return refuse('logo-type')
  return inTurn(async () => {
    try {
      const picture = sharp(source, { limitInputPixels: PIXELS_MAX, failOn: 'error' })
      const resized = picture.rotate().resize({ ...BOX, fit: 'inside', withoutEnlargement: true })
      return ok(new Uint8Array(await resized.png({ compressionLevel: 9 }).toBuffer()))
    } catch {
      // sharp throws for every kind of broken or oversized file.
      return refuse('logo-unreadable')
    }
  })
}
