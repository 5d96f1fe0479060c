import { open } from 'node:fs/promises'
import { and, asc, eq, gt, sql } from 'drizzle-orm'
import type { Queryable } from '#services/kernel/database/database.ts'
import { uploadParts, uploads } from '../../tables/upload-tables.ts'

/** The complete uploads with these ids, in the order of the ids. */
export async function findCompleteUploads(db: Queryable, ids: readonly string[]) {
  if (ids.length === 0) return []
  const { rows } = await db.execute<{ id: string; name: string; bytes: number }>(sql`
    select u.id, u.name, u.bytes::int as bytes
    from unnest(${sql.param(ids)}::uuid[]) with ordinality as named (id, place)
    join ${uploads} u on u.id = named.id
    where u.bytes = (select sum(length(content)) from ${uploadParts} where upload_id = u.id)
    order by named.place`)
  return rows
}

export async function writeUpload(db: Queryable, id: string, path: string): Promise<void> {
  const file = await open(path, 'w')
  try {
    for await (const part of readParts(db, id)) await file.write(part)
  } finally {
    await file.close()
  }
}

export async function readUpload(db: Queryable, id: string): Promise<Uint8Array> {
  const parts: Uint8Array[] = []
  for await (const part of readParts(db, id)) parts.push(part)
  return Buffer.concat(parts)
}

async function* readParts(db: Queryable, id: string): AsyncGenerator<Uint8Array> {
  let place = -1
  for (;;) {
    const [part] = await db
      .select({ place: uploadParts.place, content: uploadParts.content })
      .from(uploadParts)
      .where(and(eq(uploadParts.uploadId, id), gt(uploadParts.place, place)))
      .orderBy(asc(uploadParts.place))
      .limit(1)
    if (!part) return
    place = part.place
    yield part.content
  }
}
