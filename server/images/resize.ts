import { availableParallelism } from 'node:os'
import sharp, { type Sharp } from 'sharp'
import type { ImageFormat } from '#contracts/image-address.ts'

/** More pixels than any camera takes; a small file may claim far more. */
const PIXELS_MAX = 60_000_000
const SOURCE_FORMATS: ReadonlySet<string> = new Set(['jpeg', 'png', 'webp', 'heif', 'tiff'])
/** AVIF needs a lower number for the same look. */
const AVIF_QUALITY_SHARE = 0.72
/** Encoders take 0 (fast) to 9 (small); a visitor waits for the first one. */
const AVIF_EFFORT = 2
const WEBP_EFFORT = 4

/** A picture in a width (never larger than it is) and a format; null when the bytes are no picture we take. */
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
      // sharp throws for every kind of broken or bombed file: for us they are all no picture.
      return null
    }
  })
}

function encode(picture: Sharp, format: ImageFormat, quality: number): Sharp {
  if (format === 'avif') {
    return picture.avif({ quality: Math.round(quality * AVIF_QUALITY_SHARE), effort: AVIF_EFFORT })
  }
  if (format === 'webp') return picture.webp({ quality, effort: WEBP_EFFORT, smartSubsample: true })
  return picture.flatten({ background: '#ffffff' }).jpeg({ quality, mozjpeg: true })
}

const atOnceMax = Math.max(1, availableParallelism() - 1)
const waiting: (() => void)[] = []
let running = 0

/** As many pictures at once as there are processors to spare; the others wait in the order they came. */
async function inTurn<Value>(work: () => Promise<Value>): Promise<Value> {
  if (running >= atOnceMax) await new Promise<void>((resolve) => waiting.push(resolve))
  else running += 1
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }
}
