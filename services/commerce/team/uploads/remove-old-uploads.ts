import { lt } from 'drizzle-orm'
import type { Database } from '#services/kernel/database/database.ts'
import { productImports } from '../product-files/import-tables.ts'
import { uploads } from './upload-tables.ts'

/** How long a file may wait until it is used. */
export const UPLOAD_HOURS = 24

/** How long the report of an import is stored. */
export const IMPORT_DAYS = 90

/** Removes the files that were never used, with their parts, and reports of old imports. */
export async function removeOldUploads({ db }: Database, now: Date): Promise<void> {
  const limit = new Date(now.getTime() - UPLOAD_HOURS * 3_600_000)
  await db.delete(uploads).where(lt(uploads.createdAt, limit))
  const reportLimit = new Date(now.getTime() - IMPORT_DAYS * 24 * 3_600_000)
  await db.delete(productImports).where(lt(productImports.createdAt, reportLimit))
}
