import { z } from 'zod'
import { downloadHeaders } from '#domain/files/download-headers.ts'
import type { Database } from '#services/kernel/database/database.ts'
import { type AttachmentFiles, findAttachment } from './attachment-store.ts'

/** Sends the file of an attachment as a download. Responds with `attachment-unknown` or `attachments-unavailable`. */
export async function sendAttachment(
  { db }: Database,
  files: Pick<AttachmentFiles, 'read'>,
  reference: Parameters<typeof findAttachment>[1],
): Promise<Response> {
  const isId = z.uuid().safeParse(reference.id).success
  const attachment = isId ? await findAttachment(db, reference) : null
  if (!attachment) return Response.json({ code: 'attachment-unknown' }, { status: 404 })
  const { id, name, type, sizeBytes } = attachment
  const file = await files.read(id)
  if (!file.ok) return Response.json({ code: 'attachments-unavailable' }, { status: 503 })
  return new Response(file.value, { headers: downloadHeaders({ name, type, bytes: sizeBytes }) })
}
