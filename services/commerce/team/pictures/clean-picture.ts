import sharp, { type Sharp } from 'sharp'
import { ok, type Result, refuse } from '#domain/result.ts'
import { PIXELS_MAX } from '#services/kernel/pictures/pixels-max.ts'

/** An upright picture without metadata; sizes in pixels. */
export type CleanPicture = {
  bytes: Uint8Array
  extension: 'jpg' | 'png' | 'webp' | 'avif'
  width: number
  height: number
}

export type PictureRefusal = 'picture-unreadable' | 'picture-too-large'

/** The same limit as for pictures from other hosts (docs/areas/catalogue.md). */
export const PICTURE_FILE_BYTES_MAX = 25_000_000
/** In pixels; larger than on any page. */
const EDGE_MAX = 5000

const ENCODERS = {
  jpeg: { extension: 'jpg', encode: (picture: Sharp) => picture.jpeg({ quality: 92, mozjpeg: true }) },
  png: { extension: 'png', encode: (picture: Sharp) => picture.png() },
  webp: { extension: 'webp', encode: (picture: Sharp) => picture.webp({ quality: 92 }) },
  heif: { extension: 'avif', encode: (picture: Sharp) => picture.avif({ quality: 80, effort: 2 }) },
} as const

/**
 * Decodes a picture regardless of its name, rotates it upright, and reencodes it in its format, which removes the
 * location, the camera and any hidden data. Accepts JPEG, PNG, WebP and AVIF.
 */
export function cleanPicture(source: Uint8Array): Promise<Result<CleanPicture, PictureRefusal>> {
  const cleaned = queue.then(() => clean(source))
  queue = cleaned.then(
    () => {},
    () => {},
  )
  return cleaned
}

/** Pictures are cleaned one at a time, since a large one needs hundreds of megabytes. */
let queue = Promise.resolve()

async function clean(source: Uint8Array): Promise<Result<CleanPicture, PictureRefusal>> {
  if (source.length > PICTURE_FILE_BYTES_MAX) return refuse('picture-too-large')
  try {
    const picture = sharp(source, { limitInputPixels: false, failOn: 'error' })
    const { format, width, height, compression } = await picture.metadata()
    if (format === 'heif' && compression !== 'av1') return refuse('picture-unreadable')
    const encoder = Object.entries(ENCODERS).find(([name]) => name === format)?.[1]
    if (!encoder) return refuse('picture-unreadable')
    if (width * height > PIXELS_MAX) return refuse('picture-too-large')
    const upright = picture
      .rotate()
      .resize({ width: EDGE_MAX, height: EDGE_MAX, fit: 'inside', withoutEnlargement: true })
    const { data, info } = await encoder.encode(upright).toBuffer({ resolveWithObject: true })
    return ok({ bytes: data, extension: encoder.extension, width: info.width, height: info.height })
  } catch {
    // sharp throws for any kind of corrupt file.
    return refuse('picture-unreadable')
  }
}
