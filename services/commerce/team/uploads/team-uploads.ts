import { and, eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { type TeamUpload, UPLOAD_BYTES_MAX, UPLOAD_PART_BYTES } from '#contracts/team/upload.ts'
import { refused } from '#services/kernel/team/refused.ts'
import { refusedFields } from '#services/kernel/team/resource.ts'
import type { TeamRoute } from '#services/kernel/team/routes.ts'
import { uploadParts, uploads } from './upload-tables.ts'

const input = z.strictObject({
  name: z.string().trim().min(1).max(255),
  bytes: z.int().min(1).max(UPLOAD_BYTES_MAX),
})
const creation = z.object({ input })
const part = z.object({ id: z.uuid(), index: z.coerce.number().int().min(0).max(999) })

/** What one member may have uploaded and not used yet. */
const WAITING_BYTES_MAX = 2 * UPLOAD_BYTES_MAX

const shared = { roles: ['catalogue'], needsConfirmation: false, isPersonal: false } as const

/**
 * `uploads` (contracts/team/upload.ts). They change nothing in the shop, so they are not in the audit log: what uses
 * them is.
 */
export const teamUploads: readonly TeamRoute[] = [
  {
    ...shared,
    method: 'POST',
    path: '/uploads',
    async handle({ database: { db }, staff: { accountId }, now, body }) {
      const parsed = creation.safeParse(body)
      if (!parsed.success) return refused(400, 'request-malformed', refusedFields(parsed.error))
      const { name, bytes } = parsed.data.input
      const [waiting] = await db
        .select({ bytes: sql<string>`coalesce(sum(${uploads.bytes}), 0)` })
        .from(uploads)
        .where(eq(uploads.accountId, accountId))
      if (Number(waiting?.bytes) + bytes > WAITING_BYTES_MAX)
        return Response.json({ code: 'uploads-waiting' }, { status: 422 })
      const [row] = await db
        .insert(uploads)
        .values({ accountId, name, bytes, createdAt: now })
        .returning({ id: uploads.id })
      return Response.json({ item: { id: row?.id ?? '', version: 1, name, bytes } satisfies TeamUpload })
    },
  },
  {
    ...shared,
    method: 'PUT',
    path: '/uploads/:id/parts/:index',
    bytesMax: UPLOAD_PART_BYTES,
    async handle({ database: { db }, staff: { accountId }, parameters, body }) {
      const parsed = part.safeParse(parameters)
      if (!parsed.success || !(body instanceof Uint8Array)) return refused(404, 'item-not-found')
      const { id: uploadId, index: place } = parsed.data
      const [upload] = await db
        .select({ name: uploads.name, bytes: uploads.bytes })
        .from(uploads)
        .where(and(eq(uploads.id, uploadId), eq(uploads.accountId, accountId)))
      if (!upload) return refused(404, 'item-not-found')
      const expected = Math.min(UPLOAD_PART_BYTES, upload.bytes - place * UPLOAD_PART_BYTES)
      if (body.length !== expected) return refused(400, 'request-malformed')
      await db
        .insert(uploadParts)
        .values({ uploadId, place, content: body })
        .onConflictDoUpdate({ target: [uploadParts.uploadId, uploadParts.place], set: { content: body } })
      return Response.json({ item: { ...upload, id: uploadId, version: 1 } satisfies TeamUpload })
    },
  },
]
