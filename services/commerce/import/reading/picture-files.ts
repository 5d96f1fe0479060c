import { stat } from 'node:fs/promises'
import { basename, join, normalize } from 'node:path'
import sharp from 'sharp'
import { PICTURES_PATH, STORED_NAME } from '#contracts/image-address.ts'
import type { NoteCode } from '../notes.ts'

/** A picture that the shop can display. Sizes are in pixels, and null for a picture on another host. */
export type FoundPicture = { url: string; width: number | null; height: number | null }

type PictureResult = { ok: true; picture: FoundPicture } | { ok: false; code: NoteCode }

export type PictureFiles = (source: string) => Promise<PictureResult>

/**
 * Finds pictures. A URL is returned unchanged, with https if it has no scheme. Anything else is a file in the first
 * folder that has it, with or without a leading `/pictures/`, and gets a URL of the shop; its size is read from the
 * file.
 */
export function openPictureFiles(folders: readonly string[]): PictureFiles {
  // URLs are not cached, since a large file has millions of them and they do not have to be read.
  const measured = new Map<string, Promise<PictureResult>>()
  return async (source) => {
    const resolved = resolveSource(source)
    if (typeof resolved !== 'string') return resolved
    const picture = measured.get(resolved) ?? measure(resolved, folders)
    measured.set(resolved, picture)
    return picture
  }
}

/** The size in bytes of a file that the shop serves, e.g. `/files/chair.glb`; 0 if it does not exist. */
export async function readFileSize(url: string, folders: readonly string[]): Promise<number> {
  if (!url.startsWith('/')) return 0
  const found = await findFile(basename(url), folders)
  return found?.size ?? 0
}

async function findFile(
  name: string,
  folders: readonly string[],
): Promise<{ path: string; size: number } | null> {
  for (const folder of folders) {
    const path = join(folder, name)
    const found = await stat(path).catch(() => null)
    if (found?.isFile()) return { path, size: found.size }
  }
  return null
}

function resolveSource(named: string): PictureResult | string {
  // Older exports omit the scheme.
  const source = named.startsWith('//') ? `https:${named}` : named
  if (/^https?:\/\//i.test(source)) {
    if (!URL.canParse(source)) return { ok: false, code: 'picture-invalid' }
    const url = /\s/.test(source) ? new URL(source).href : source
    return { ok: true, picture: { url, width: null, height: null } }
  }
  const name = normalize(source.startsWith(PICTURES_PATH) ? source.slice(PICTURES_PATH.length) : source)
  return STORED_NAME.test(name) ? name : { ok: false, code: 'picture-invalid' }
}

async function measure(name: string, folders: readonly string[]): Promise<PictureResult> {
  const found = await findFile(name, folders)
  if (!found) return { ok: false, code: 'picture-not-found' }
  const size = await sharp(found.path)
    .metadata()
    .catch(() => null)
  if (!size?.width || !size.height) return { ok: false, code: 'picture-unreadable' }
  // Some cameras store pictures rotated, with the orientation in the metadata.
  const isRotated = (size.orientation ?? 1) >= 5
  const [width, height] = isRotated ? [size.height, size.width] : [size.width, size.height]
  return { ok: true, picture: { url: PICTURES_PATH + name, width, height } }
}
