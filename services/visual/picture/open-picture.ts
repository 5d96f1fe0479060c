import sharp, { type Metadata } from 'sharp'
import type { PictureRefusalCode, PictureRegion } from '#contracts/visual.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import { PIXELS_MAX } from '#services/kernel/pictures/pixels-max.ts'
import { createWorkQueue } from '#services/kernel/work-queue.ts'
import type { RgbPicture } from './rgb-picture.ts'

export type PictureKind = 'jpeg' | 'png' | 'webp'

export type OpenPictureOptions = {
  /** The accepted file types, detected by content. */
  readonly kinds: readonly PictureKind[]
  /** The region to use, or null for the whole picture. */
  readonly region: PictureRegion | null
}

/** Limits concurrency, since decoding a picture may take 240 MB. */
const runInTurn = createWorkQueue(2)
/** The minimum side length in pixels. Nothing is recognizable below it. */
const SIDE_MIN = 16
/** The longer side of pictures passed to embedders, in pixels. */
const SIDE_MAX = 256
const TIMEOUT_SECONDS = 10

/**
 * Decodes a picture, turned upright, on a white background. Its type is detected by content, not by name or header. The
 * bytes are not stored.
 */
export async function openPicture(
  bytes: Uint8Array,
  { kinds, region }: OpenPictureOptions,
): Promise<Result<RgbPicture, PictureRefusalCode>> {
  if (!kinds.some((kind) => isKind(bytes, kind))) return refuse('picture-type')
  return runInTurn(async () => {
    try {
      const metadata = await sharp(bytes, { limitInputPixels: false }).metadata()
      const { width, height } = getUprightSize(metadata)
      if (width * height > PIXELS_MAX) return refuse('picture-too-many-pixels')
      const box = region ? toPixelBox(region, width, height) : { left: 0, top: 0, width, height }
      if (box.width < SIDE_MIN || box.height < SIDE_MIN) return refuse('picture-too-small')
      return ok(await decode(bytes, box))
    } catch {
      // sharp throws for all kinds of broken files.
      return refuse('picture-unreadable')
    }
  })
}

/** Checks the type before calling sharp, because libvips reads many more formats, such as SVG. */
function isKind(bytes: Uint8Array, kind: PictureKind): boolean {
  const hasSignature = (offset: number, signature: readonly number[]) =>
    signature.every((byte, index) => bytes[offset + index] === byte)
  if (kind === 'jpeg') return hasSignature(0, [0xff, 0xd8, 0xff])
  if (kind === 'png') return hasSignature(0, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return hasSignature(0, [0x52, 0x49, 0x46, 0x46]) && hasSignature(8, [0x57, 0x45, 0x42, 0x50])
}

type Box = { left: number; top: number; width: number; height: number }

function getUprightSize({ width, height, orientation = 1 }: Metadata): { width: number; height: number } {
  return orientation >= 5 ? { width: height, height: width } : { width, height }
}

function toPixelBox({ left, top, width, height }: PictureRegion, fullWidth: number, fullHeight: number): Box {
  const x = Math.min(fullWidth - 1, Math.round(left * fullWidth))
  const y = Math.min(fullHeight - 1, Math.round(top * fullHeight))
  return {
    left: x,
    top: y,
    width: Math.max(1, Math.min(fullWidth - x, Math.round(width * fullWidth))),
    height: Math.max(1, Math.min(fullHeight - y, Math.round(height * fullHeight))),
  }
}

async function decode(bytes: Uint8Array, box: Box): Promise<RgbPicture> {
  const { data, info } = await sharp(bytes, { limitInputPixels: PIXELS_MAX, failOn: 'error', pages: 1 })
    .timeout({ seconds: TIMEOUT_SECONDS })
    .rotate()
    .extract(box)
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .resize(SIDE_MAX, SIDE_MAX, { fit: 'inside', withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true })
  return {
    width: info.width,
    height: info.height,
    rgb: info.channels === 3 ? data : toThreeChannels(data, info.channels),
  }
}

/** Returns three channels, since grayscale pictures may have only one. */
function toThreeChannels(data: Uint8Array, channels: number): Uint8Array {
  return Uint8Array.from({ length: (data.length / channels) * 3 }, (_, index) => {
    const pixel = Math.floor(index / 3) * channels
    return data[channels >= 3 ? pixel + (index % 3) : pixel] ?? 0
  })
}
