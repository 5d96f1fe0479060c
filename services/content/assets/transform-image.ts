import sharp, { type FitEnum, type Sharp } from 'sharp'
import { PIXELS_MAX } from '#services/kernel/pictures/pixels-max.ts'
import type { ImageTransformation } from './image-transformation.ts'

const MIME_TYPES: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
}
const FITS: Readonly<Record<ImageTransformation['fit'], keyof FitEnum>> = {
  clip: 'inside',
  crop: 'cover',
  fill: 'contain',
  fillmax: 'contain',
  max: 'inside',
  min: 'cover',
  scale: 'fill',
}
/** These never make a picture larger than it is. */
const KEEPS_SIZE: ReadonlySet<ImageTransformation['fit']> = new Set(['max', 'min', 'fillmax'])

/** The media type of a transformed picture, whose original has this extension; null for kinds that are served as they are. */
export function transformedType(extension: string, { format }: ImageTransformation): string | null {
  return MIME_TYPES[format ?? extension] ?? null
}

/** Transforms a picture; null if its bytes are no picture, or the part to cut out is outside of it. */
export async function transformImage(
  source: Uint8Array,
  extension: string,
  { width, height, fit, rect, quality, format }: ImageTransformation,
): Promise<Buffer | null> {
  try {
    let picture = sharp(source, { limitInputPixels: PIXELS_MAX, failOn: 'error' }).rotate()
    if (rect) picture = picture.extract(rect)
    if (width || height)
      picture = picture.resize({
        ...(width && { width }),
        ...(height && { height }),
        fit: width && height ? FITS[fit] : 'inside',
        withoutEnlargement: KEEPS_SIZE.has(fit),
        background: '#ffffff',
      })
    return await encode(picture, format ?? extension, quality).toBuffer()
  } catch {
    // sharp throws for every kind of broken or oversized file.
    return null
  }
}

function encode(picture: Sharp, format: string, quality: number): Sharp {
  if (format === 'jpg') return picture.flatten({ background: '#ffffff' }).jpeg({ quality })
  if (format === 'png') return picture.png()
  if (format === 'avif') return picture.avif({ quality, effort: 2 })
  return picture.webp({ quality })
}
