import { lt, sql } from 'drizzle-orm'
import type { DownloadKind } from '#contracts/tearsheet.ts'
import { calendarDateIn } from '#domain/calendar/calendar-date.ts'
import type { Database } from '#services/kernel/database/database.ts'
import { downloadCounts } from '../platform-tables.ts'

/** Two years of counts show which products are downloaded for projects, and when. */
const RETENTION_MS = 731 * 86_400_000

/** Counts one download of a product file, without identifying the visitor. */
export async function countDownload(
  { db }: Database,
  { productId, kind, now }: { productId: string; kind: DownloadKind; now: Date },
): Promise<void> {
  await db
    .insert(downloadCounts)
    .values({ day: calendarDateIn('UTC', now), productId, kind, downloads: 1 })
    .onConflictDoUpdate({
      target: [downloadCounts.day, downloadCounts.productId, downloadCounts.kind],
      set: { downloads: sql`${downloadCounts.downloads} + 1` },
    })
}

export async function removeOldDownloads({ db }: Database, now: Date): Promise<void> {
  const first = calendarDateIn('UTC', new Date(now.getTime() - RETENTION_MS))
  await db.delete(downloadCounts).where(lt(downloadCounts.day, first))
}
