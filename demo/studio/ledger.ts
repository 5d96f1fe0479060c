import { existsSync } from 'node:fs'
import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { z } from 'zod'
import { claimFolder, releaseFolder } from './claim.ts'

const pictureMetadata = z.object({
  width: z.int().positive(),
  height: z.int().positive(),
  /** #rrggbb, shown while the picture loads. */
  averageColor: z.string().regex(/^#[0-9a-f]{6}$/),
  /** A Base64 ThumbHash: a blurred preview of the picture in about thirty bytes. */
  thumbhash: z.base64(),
  /** A hash of the model, scene and settings of the picture. */
  inputs: z.string().optional(),
})
const pictureLedger = z.record(z.string(), pictureMetadata)

export type PictureMetadata = z.infer<typeof pictureMetadata>
export type PictureLedger = z.infer<typeof pictureLedger>

const LEDGER_FILE = 'pictures.json'

/** The metadata of the pictures in a folder, by name without extension. */
export async function readLedger(folder: string): Promise<PictureLedger> {
  const path = join(folder, LEDGER_FILE)
  if (!existsSync(path)) return {}
  return pictureLedger.parse(JSON.parse(await readFile(path, 'utf8')))
}

/**
 * Adds or replaces the metadata of one picture. The file is written atomically, and concurrent studios do not overwrite
 * each other.
 */
export async function recordPicture(folder: string, name: string, metadata: PictureMetadata): Promise<void> {
  const path = join(folder, LEDGER_FILE)
  const lock = `${path}.turn`
  while (!(await claimFolder(lock))) await setTimeout(20)
  try {
    const ledger: PictureLedger = { ...(await readLedger(folder)), [name]: metadata }
    const sorted = Object.fromEntries(Object.entries(ledger).sort(([a], [b]) => a.localeCompare(b, 'en')))
    await writeFile(`${path}.next`, `${JSON.stringify(sorted, null, 2)}\n`)
    await rename(`${path}.next`, path)
  } finally {
    await releaseFolder(lock)
  }
}
