import { and, eq, gte, sql } from 'drizzle-orm'
import { PRODUCT_DOWNLOAD_DAYS, type ProductDownloads } from '#contracts/team/product.ts'
import { calendarDateIn } from '#domain/calendar/calendar-date.ts'
import { refusedResponse } from '#services/kernel/team/refused.ts'
import type { TeamRoute } from '#services/kernel/team/routes.ts'
import { downloadCounts } from '../platform-tables.ts'

const DAY_MS = 86_400_000
const PRODUCT_ID = /^\d{1,18}$/

/** `GET /product-downloads/{id}` (`contracts/team/product.ts`). */
export const productDownloadsRoute: TeamRoute = {
  method: 'GET',
  path: '/product-downloads/:id',
  roles: ['catalogue'],
  needsConfirmation: false,
  isPersonal: false,
  async handle({ database: { db }, id, now }) {
    if (!PRODUCT_ID.test(id)) return refusedResponse(404, 'item-not-found')
    const first = calendarDateIn('UTC', new Date(now.getTime() - PRODUCT_DOWNLOAD_DAYS * DAY_MS))
    const rows = await db
      .select({ kind: downloadCounts.kind, count: sql<number>`sum(${downloadCounts.downloads})::int` })
      .from(downloadCounts)
      .where(and(eq(downloadCounts.productId, `gid://shopify/Product/${id}`), gte(downloadCounts.day, first)))
      .groupBy(downloadCounts.kind)
    const getCount = (counted: string) => rows.find(({ kind }) => kind === counted)?.count ?? 0
    return Response.json({
      tearsheet: getCount('tearsheet'),
      cad: getCount('cad'),
    } satisfies ProductDownloads)
  },
}
