import { count, notLike } from 'drizzle-orm'
import type { Database } from '#services/kernel/database/database.ts'
import { documents } from './content-tables.ts'

export async function countPublishedDocuments({ db }: Pick<Database, 'db'>): Promise<number> {
  const [row] = await db.select({ found: count() }).from(documents).where(notLike(documents.id, 'drafts.%'))
  return row?.found ?? 0
}
