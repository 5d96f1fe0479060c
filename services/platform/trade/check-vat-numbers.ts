import { and, asc, eq, lte } from 'drizzle-orm'
import { toViesNumber } from '#domain/trade/vat-number.ts'
import type { Database } from '#services/kernel/database/database.ts'
import type { TradeOptions } from './trade-options.ts'
import { tradeApplications } from './trade-tables.ts'

/** The maximum number of checks per run, one after the other, since VIES allows few simultaneous calls. */
const CHECKS_MAX = 20
/** The delay before a number that VIES could not check is retried. */
const RETRY_MS = 30 * 60_000
/** How long a number is retried. National registers may be down overnight, and rarely for a weekend. */
const RETRY_PERIOD_MS = 4 * 24 * 3_600_000

/**
 * Calls VIES for the VAT numbers of applications, and stores its responses for the team. An application may be decided
 * without a response.
 */
export async function checkVatNumbers(
  { db }: Database,
  { checkVatNumber }: Pick<TradeOptions, 'checkVatNumber'>,
  now: Date,
): Promise<void> {
  if (checkVatNumber === null) return
  const due = await db
    .select()
    .from(tradeApplications)
    .where(lte(tradeApplications.vatCheckDue, now))
    .orderBy(asc(tradeApplications.vatCheckDue))
    .limit(CHECKS_MAX)
  for (const { id, fields, receivedAt } of due) {
    const number = toViesNumber(fields.vatNumber, fields.country)
    const checked = number && (await checkVatNumber(number))
    const shouldRetry =
      checked?.result === 'unreachable' && now.getTime() - receivedAt.getTime() < RETRY_PERIOD_MS
    await db
      .update(tradeApplications)
      .set({
        vatResult: checked?.result ?? null,
        vatName: checked?.name ?? null,
        vatCheckedAt: now,
        vatCheckDue: shouldRetry ? new Date(now.getTime() + RETRY_MS) : null,
      })
      .where(and(eq(tradeApplications.id, id), lte(tradeApplications.vatCheckDue, now)))
  }
}
