import { and, eq } from 'drizzle-orm'
import type { Database } from '#services/kernel/database/database.ts'
import { fileParts, files } from './files-tables.ts'

/** The size of a part in bytes, which is what a response holds in memory at a time. */
const PART_BYTES = 1_048_576

export type StoredFile = { type: string; bytes: number; content: ReadableStream<Uint8Array> }

/** Stores a file, replacing an earlier one with the same id. */
export async function storeFile(
  { db }: Database,
  { id, type, content, now }: { id: string; type: string; content: Uint8Array; now: Date },
): Promise<void> {
  await db.transaction(async (tx) => {
    const file = { type, bytes: content.length, storedAt: now }
    // Serializes simultaneous calls with the same id.
    await tx
      .insert(files)
      .values({ id, ...file })
      .onConflictDoUpdate({ target: files.id, set: file })
    await tx.delete(fileParts).where(eq(fileParts.fileId, id))
    for (let place = 0; place * PART_BYTES < content.length; place += 1) {
      const part = content.subarray(place * PART_BYTES, (place + 1) * PART_BYTES)
      await tx.insert(fileParts).values({ fileId: id, place, content: part })
    }
  })
}

/** Returns a file whose parts are read as they are consumed, or null if it does not exist. */
export async function findFile({ db }: Database, id: string): Promise<StoredFile | null> {
  const [file] = await db.select().from(files).where(eq(files.id, id))
  if (!file) return null
  const { type, bytes } = file
  let place = 0
  const content = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const [part] = await db
        .select({ content: fileParts.content })
        .from(fileParts)
        .where(and(eq(fileParts.fileId, id), eq(fileParts.place, place)))
      place += 1
      if (part) controller.enqueue(part.content)
      else if ((place - 1) * PART_BYTES < bytes)
        controller.error(new Error('The file was removed while it was read'))
      else controller.close()
    },
  })
  return { type, bytes, content }
}

export async function removeFile({ db }: Database, id: string): Promise<void> {
  await db.delete(files).where(eq(files.id, id))
}
