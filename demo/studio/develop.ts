import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import type { PictureFacts } from './ledger.ts'

/** Grades a rendered PNG like a photograph and stores it as the WebP master. Returns its facts. */
export async function developPicture(png: string, folder: string, name: string): Promise<PictureFacts> {
  const graded = sharp(png)
    .linear(1.1, -6)
    .modulate({ saturation: 1.04 })
    .sharpen({ sigma: 0.6, m1: 0.4, m2: 1.2 })
  return storeMaster(graded, folder, name)
}

/** Stores a finished picture as the WebP master. */
export async function storeMaster(picture: Sharp, folder: string, name: string): Promise<PictureFacts> {
  const path = join(folder, `${name}.webp`)
  const { width, height } = await picture.webp({ quality: 82, effort: 6, smartSubsample: true }).toFile(path)
  return { width, height, averageColor: await averageColor(path) }
}

async function averageColor(path: string): Promise<string> {
  const { channels } = await sharp(path).stats()
  const parts = channels.slice(0, 3).map((channel) => Math.round(channel.mean).toString(16).padStart(2, '0'))
  return `#${parts.join('')}`
}
