import { createHash, randomBytes } from 'node:crypto'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { eq, inArray, sql } from 'drizzle-orm'
import { z } from 'zod'
import { PICTURES_PATH } from '#contracts/image-address.ts'
import { newPicture, type TeamPicture } from '#contracts/team/picture.ts'
import type { Queryable } from '#services/kernel/database/database.ts'
import { writeAuditEvent } from '#services/kernel/team/audit/write-audit-event.ts'
import { CREATE } from '#services/kernel/team/change-item.ts'
import { refusedResponse } from '#services/kernel/team/refused.ts'
import { toRefusedFields } from '#services/kernel/team/resource.ts'
import type { TeamRoute } from '#services/kernel/team/routes.ts'
import type { ShopStore } from '../../options.ts'
import { uploadedPictures, uploads } from '../../tables/upload-tables.ts'
import { findCompleteUploads, readUpload } from '../uploads/read-upload.ts'
import { type CleanPicture, cleanPicture, PICTURE_FILE_BYTES_MAX } from './clean-picture.ts'

const body = z.object({ input: newPicture })

const AUDITED = { resource: 'pictures', action: CREATE }

/** `POST /pictures`: turns an upload into a picture of the shop, which products can use. */
export function teamPictures({ picturesFolder }: Pick<ShopStore, 'picturesFolder'>): TeamRoute {
  return {
    method: 'POST',
    path: '/pictures',
    roles: ['catalogue'],
    needsConfirmation: false,
    isPersonal: false,
    audits: AUDITED,
    async handle({ database: { db }, staff: { accountId }, now, body: given }) {
      const parsed = body.safeParse(given)
      if (!parsed.success) return refusedResponse(400, 'request-malformed', toRefusedFields(parsed.error))
      const [upload] = await findCompleteUploads(db, [parsed.data.input.upload])
      if (!upload) return refuse('files-gone')
      if (upload.bytes > PICTURE_FILE_BYTES_MAX) return refuse('picture-too-large')
      const cleaned = await cleanPicture(await readUpload(db, upload.id))
      if (!cleaned.ok) {
        await removeUpload(db, upload.id)
        return refuse(cleaned.code)
      }
      const { width, height } = cleaned.value
      const name = fileName(cleaned.value)
      await db.transaction(async (tx) => {
        // Runs first, since this waits for a concurrent removal of the same picture.
        await recordPicture(tx, { name, width, height, unusedSince: now })
        await storePicture(picturesFolder, name, cleaned.value)
        await writeAuditEvent(tx, {
          ...AUDITED,
          objectId: name,
          before: {},
          after: { width, height },
          accountId,
          at: now,
        })
        await removeUpload(tx, upload.id)
      })
      const item: TeamPicture = { id: name, version: 1, url: PICTURES_PATH + name, width, height }
      return Response.json({ item })
    },
  }
}

function refuse(code: string): Response {
  return Response.json({ code }, { status: 422 })
}

async function removeUpload(db: Queryable, id: string): Promise<void> {
  await db.delete(uploads).where(eq(uploads.id, id))
}

/**
 * Records a picture, which is unused at first. For an unused one that is already stored, the time until its removal
 * starts over.
 */
async function recordPicture(db: Queryable, picture: typeof uploadedPictures.$inferInsert): Promise<void> {
  await db
    .insert(uploadedPictures)
    .values(picture)
    .onConflictDoUpdate({
      target: uploadedPictures.name,
      set: {
        unusedSince: sql`case when ${uploadedPictures.unusedSince} is not null then excluded.unused_since end`,
      },
    })
}

/** A file name derived from the content. */
function fileName({ bytes, extension }: CleanPicture): string {
  return `${createHash('sha256').update(bytes).digest('hex').slice(0, 32)}.${extension}`
}

/** Writes the file of a picture atomically. */
async function storePicture(folder: string, name: string, { bytes }: CleanPicture): Promise<void> {
  const temporaryPath = join(folder, `.${name}.${randomBytes(6).toString('hex')}`)
  await mkdir(folder, { recursive: true })
  await writeFile(temporaryPath, bytes)
  await rename(temporaryPath, join(folder, name))
}

/**
 * The sizes of pictures added by the team, by URL; others are omitted. They are marked as used from now on, so that a
 * concurrent removal that waits for this transaction does not remove them.
 */
export async function findUploadedPictures(
  tx: Queryable,
  urls: readonly string[],
): Promise<ReadonlyMap<string, { width: number; height: number }>> {
  const names = urls.flatMap((url) =>
    url.startsWith(PICTURES_PATH) ? [url.slice(PICTURES_PATH.length)] : [],
  )
  if (names.length === 0) return new Map()
  const rows = await tx
    .update(uploadedPictures)
    .set({ unusedSince: null })
    .where(inArray(uploadedPictures.name, names))
    .returning()
  return new Map(rows.map(({ name, width, height }) => [PICTURES_PATH + name, { width, height }]))
}
