import { createHash, randomBytes } from 'node:crypto'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { resize } from '../resize.ts'

/** A picture in the shop's own store; sizes in pixels, upright. */
export type StoredPicture = { name: string; width: number; height: number }

/** Small, because it only shows whether the picture can be decoded. */
const PROBE = { width: 64, quality: 50, format: 'jpeg' } as const

/**
 * Writes a picture into the store under a name that follows from its source. Its type is read from its content,
 * and it is decoded once: null if it is not a picture that the shop can show. The file is complete or absent.
 */
export async function storePicture(
  folder: string,
  source: string,
  bytes: Uint8Array,
): Promise<StoredPicture | null> {
  if ((await resize(bytes, PROBE)) === null) return null
  const { format, autoOrient } = await sharp(bytes).metadata()
  const digest = createHash('sha256').update(source).digest('hex').slice(0, 32)
  const name = `${digest}.${EXTENSIONS.get(format) ?? format}`
  const draft = join(folder, `.${digest}.${randomBytes(6).toString('hex')}`)
  await mkdir(folder, { recursive: true })
  await writeFile(draft, bytes)
  await rename(draft, join(folder, name))
  return { name, ...autoOrient }
}

/** Where the usual extension is not the name of the format. */
const EXTENSIONS = new Map<string, string>([
  ['jpeg', 'jpg'],
  ['heif', 'avif'],
])
