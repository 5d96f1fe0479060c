import { createHash, randomBytes } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Clock, systemClock } from '#services/kernel/clock.ts'

/** Resized pictures on disk. The key is the name of the original, a slash, and the variant. */
export type ImageStore = {
  read(key: string): Promise<Buffer | null>
  write(key: string, picture: Buffer): Promise<void>
  remove(name: string): Promise<void>
}

/** How many files are written between two checks of the folder's size. */
const WRITES_BETWEEN_CLEANINGS = 200

/**
 * Stores at most `maxBytes`; the least recently used pictures are removed first. A picture is renamed once complete, so
 * that a crash leaves no partial files. A file's time is that of its last use, according to the clock.
 */
export function createImageStore(folder: string, maxBytes: number, clock: Clock = systemClock): ImageStore {
  let writes = 0
  const touch = (path: string) => {
    const now = clock()
    return utimes(path, now, now)
  }
  return {
    async read(key) {
      const path = pathOf(folder, key)
      const picture = await readFile(path).catch(() => null)
      // Records the last use for cleaning; the response does not wait for it.
      if (picture) void touch(path).catch(() => undefined)
      return picture
    },
    async write(key, picture) {
      const path = pathOf(folder, key)
      const draft = `${path}.${randomBytes(6).toString('hex')}`
      await mkdir(join(path, '..'), { recursive: true })
      await writeFile(draft, picture)
      await touch(draft)
      await rename(draft, path)
      writes += 1
      if (writes % WRITES_BETWEEN_CLEANINGS === 0) await clean(folder, maxBytes)
    },
    async remove(name) {
      await rm(folderOf(folder, name), { recursive: true, force: true })
    },
  }
}

/** Removes the least recently used pictures beyond the limit. */
export async function clean(folder: string, maxBytes: number): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = await Promise.all(
    entries
      .filter((entry) => entry.isFile())
      .map(async (entry) => {
        const path = join(entry.parentPath, entry.name)
        const { size, mtimeMs } = await stat(path)
        return { path, size, usedAtMs: mtimeMs }
      }),
  )
  let bytes = files.reduce((sum, { size }) => sum + size, 0)
  for (const { path, size } of files.toSorted((left, right) => left.usedAtMs - right.usedAtMs)) {
    if (bytes <= maxBytes) return
    await rm(path, { force: true })
    bytes -= size
  }
}

function pathOf(folder: string, key: string): string {
  const end = key.lastIndexOf('/')
  return join(folderOf(folder, key.slice(0, end)), key.slice(end + 1))
}

/** One folder per original. The name is hashed, since it may be a URL. */
function folderOf(folder: string, name: string): string {
  const hash = createHash('sha256').update(name).digest('hex')
  return join(folder, hash.slice(0, 2), hash.slice(2, 32))
}
