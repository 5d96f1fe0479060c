import { availableParallelism } from 'node:os'
import sharp, { type Sharp } from 'sharp'
import type { ImageFormat } from '#contracts/image-address.ts'
import { PIXELS_MAX } from '#services/kernel/pictures/pixels-max.ts'
import { createWorkQueue } from '#services/kernel/work-queue.ts'

const SOURCE_FORMATS: ReadonlySet<string> = new Set(['jpeg', 'png', 'webp', 'heif', 'gif', 'tiff'])
/** AVIF achieves the same quality with a lower number. */
const AVIF_QUALITY_FACTOR = 0.72
/**
 * From 0 (fast) to 9 (small). It is low, because a visitor waits for the first response: 2 takes twice as long for
 * files that are 2% smaller.
 */
const AVIF_EFFORT = 1
const WEBP_EFFORT = 4

/** One picture per spare CPU core. */
const inTurn = createWorkQueue(Math.max(1, availableParallelism() - 1))

/** Never enlarges; null if the bytes are not a supported picture. */
export async function resize(
  source: Uint8Array,
  { width, quality, format }: { width: number; quality: number; format: ImageFormat },
): Promise<Buffer | null> {
  return inTurn(async () => {
    try {
      const picture = sharp(source, { limitInputPixels: PIXELS_MAX, failOn: 'error' })
      const { format: kind } = await picture.metadata()
      if (!kind || !SOURCE_FORMATS.has(kind)) return null
      const resized = picture.rotate().resize({ width, withoutEnlargement: true })
      return await encode(resized, format, quality).toBuffer()
    } catch {
      // sharp throws for every kind of broken or oversized file.
      return null
    }
  })
}

function encode(picture: Sharp, format: ImageFormat, quality: number): Sharp {
  if (format === 'avif') {
    return picture.avif({ quality: Math.round(quality * AVIF_QUALITY_FACTOR), effort: AVIF_EFFORT })
  }
  if (format === 'webp') return picture.webp({ quality, effort: WEBP_EFFORT, smartSubsample: true })
  return picture.flatten({ background: '#ffffff' }).jpeg({ quality, mozjpeg: true })
}
