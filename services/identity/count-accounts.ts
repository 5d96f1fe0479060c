import { count } from 'drizzle-orm'
import type { Database } from '#services/kernel/database/database.ts'
import { accounts } from './identity-tables.ts'

export async function countAccounts({ db }: Pick<Database, 'db'>): Promise<number> {
  const [row] = await db.select({ total: count() }).from(accounts)
  return row?.total ?? 0
}
