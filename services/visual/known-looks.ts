import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import type { Embedder } from './embedder.ts'
import { type Look, readLook } from './look.ts'

/** The looks of the pictures in a folder, by picture digest, as computed by one embedding. */
const looksFile = z.object({ embedding: z.string(), looks: z.record(z.string(), z.string()) })
export type LooksFile = z.infer<typeof looksFile>

/** Precomputed looks. */
export type KnownLooks = {
  /** Returns null if the picture is unknown. */
  find(picture: Uint8Array): Promise<Look | null>
}

/**
 * Opens a file of precomputed looks, which is read on first use. If the file is missing or from another embedding, no
 * looks are known.
 */
export function openKnownLooks(path: string, { name, length }: Omit<Embedder, 'embed'>): KnownLooks {
  let reading: Promise<LooksFile> | null = null
  return {
    async find(picture) {
      reading ??= readLooksFile(path)
      const { embedding, looks } = await reading
      const text = embedding === name ? looks[hashPicture(picture)] : undefined
      return text === undefined ? null : readLook(text, length)
    },
  }
}

/** Reads the looks in a file. Returns none if it is missing or malformed. */
export async function readLooksFile(path: string): Promise<LooksFile> {
  try {
    return looksFile.parse(JSON.parse(await readFile(path, 'utf8')))
  } catch {
    return { embedding: '', looks: {} }
  }
}

export function hashPicture(picture: Uint8Array): string {
  return createHash('sha256').update(picture).digest('hex')
}
