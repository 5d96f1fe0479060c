import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { rgbaToThumbHash } from 'thumbhash'
import type { PictureMetadata } from './ledger.ts'

/** Grades a rendered PNG like a photo and stores it as the WebP master. Returns its metadata. */
export async function developPicture(png: string, folder: string, name: string): Promise<PictureMetadata> {
  const graded = sharp(png)
    .linear(1.1, -6)
    .modulate({ saturation: 1.04 })
    .sharpen({ sigma: 0.6, m1: 0.4, m2: 1.2 })
  return storeMaster(graded, folder, name)
}

/** Stores a finished picture as the WebP master. */
export async function storeMaster(picture: Sharp, folder: string, name: string): Promise<PictureMetadata> {
  const path = join(folder, `${name}.webp`)
  await picture.webp({ quality: 92, effort: 6, smartSubsample: true }).toFile(path)
  return metadataOf(path)
}

/** The metadata of a stored master that a page needs before the picture loads. */
export async function metadataOf(path: string): Promise<PictureMetadata> {
  const { width, height } = await sharp(path).metadata()
  return { width, height, averageColor: await averageColor(path), thumbhash: await thumbhash(path) }
}

async function averageColor(path: string): Promise<string> {
  const { channels } = await sharp(path).stats()
  const parts = channels.slice(0, 3).map((channel) => Math.round(channel.mean).toString(16).padStart(2, '0'))
  return `#${parts.join('')}`
}

async function thumbhash(path: string): Promise<string> {
  const small = sharp(path).resize(100, 100, { fit: 'inside' }).ensureAlpha().raw()
  const { data, info } = await small.toBuffer({ resolveWithObject: true })
  return Buffer.from(rgbaToThumbHash(info.width, info.height, data)).toString('base64')
}
