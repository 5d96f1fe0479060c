import { createHash, randomBytes } from 'node:crypto'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { inArray, sql } from 'drizzle-orm'
import { z } from 'zod'
import { PICTURES_PATH } from '#contracts/image-address.ts'
import { newPicture, type TeamPicture } from '#contracts/team/picture.ts'
import type { Queryable } from '#services/kernel/database/database.ts'
import { refused } from '#services/kernel/team/refused.ts'
import { refusedFields } from '#services/kernel/team/resource.ts'
import type { TeamRoute } from '#services/kernel/team/routes.ts'
import type { ShopStore } from '../../options.ts'
import { findCompleteUploads, readUpload } from '../uploads/read-upload.ts'
import { uploads } from '../uploads/upload-tables.ts'
import { type CleanPicture, cleanPicture, PICTURE_FILE_BYTES_MAX } from './clean-picture.ts'
import { uploadedPictures } from './picture-tables.ts'

const body = z.object({ input: newPicture })

/** `POST /pictures`: an upload becomes a picture of the shop, which products may show. */
export function teamPictures({ picturesFolder }: Pick<ShopStore, 'picturesFolder'>): TeamRoute {
  return {
    method: 'POST',
    path: '/pictures',
    roles: ['catalogue'],
    needsConfirmation: false,
    async handle({ database: { db }, now, body: given }) {
      const parsed = body.safeParse(given)
      if (!parsed.success) return refused(400, 'request-malformed', refusedFields(parsed.error))
      const [upload] = await findCompleteUploads(db, [parsed.data.input.upload])
      if (!upload) return refuse('files-gone')
      if (upload.bytes > PICTURE_FILE_BYTES_MAX) return refuse('picture-too-large')
      const cleaned = await cleanPicture(await readUpload(db, upload.id))
      await db.delete(uploads).where(inArray(uploads.id, [upload.id]))
      if (!cleaned.ok) return refuse(cleaned.code)
      const { width, height } = cleaned.value
      const name = await storePicture(picturesFolder, cleaned.value)
      await db
        .insert(uploadedPictures)
        .values({ name, width, height, unusedSince: now })
        .onConflictDoUpdate({
          target: uploadedPictures.name,
          set: {
            unusedSince: sql`case when ${uploadedPictures.unusedSince} is not null then ${now.toISOString()}::timestamptz end`,
          },
        })
      const item: TeamPicture = { id: name, version: 1, url: PICTURES_PATH + name, width, height }
      return Response.json({ item })
    },
  }
}

function refuse(code: string): Response {
  return Response.json({ code }, { status: 422 })
}

/** Writes a picture under a name that follows from its content. The file is complete or absent. */
async function storePicture(folder: string, { bytes, extension }: CleanPicture): Promise<string> {
  const digest = createHash('sha256').update(bytes).digest('hex').slice(0, 32)
  const name = `${digest}.${extension}`
  const draft = join(folder, `.${digest}.${randomBytes(6).toString('hex')}`)
  await mkdir(folder, { recursive: true })
  await writeFile(draft, bytes)
  await rename(draft, join(folder, name))
  return name
}

/** The sizes of pictures that the team added, by their addresses; others are absent. */
export async function findUploadedPictures(
  db: Queryable,
  urls: readonly string[],
): Promise<ReadonlyMap<string, { width: number; height: number }>> {
  const names = urls.flatMap((url) =>
    url.startsWith(PICTURES_PATH) ? [url.slice(PICTURES_PATH.length)] : [],
  )
  if (names.length === 0) return new Map()
  const rows = await db
    .select()
    .from(uploadedPictures)
    .where(inArray(uploadedPictures.name, names))
    .for('share')
  return new Map(rows.map(({ name, width, height }) => [PICTURES_PATH + name, { width, height }]))
}
