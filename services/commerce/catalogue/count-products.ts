import { count } from 'drizzle-orm'
import type { Database } from '#services/kernel/database/database.ts'
import { products } from './catalogue-tables.ts'

/** How many products there are, visible or not. */
export async function countProducts({ db }: Pick<Database, 'db'>): Promise<number> {
  const [row] = await db.select({ found: count() }).from(products)
  return row?.found ?? 0
}

/** Whether there is any product. */
export async function hasProducts({ db }: Pick<Database, 'db'>): Promise<boolean> {
  const rows = await db.select({ id: products.id }).from(products).limit(1)
  return rows.length > 0
}
