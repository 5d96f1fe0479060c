import { eq } from 'drizzle-orm'
import type { CustomerPlatformData } from '#contracts/platform.ts'
import type { OwnTradeApplication } from '#contracts/trade-application.ts'
import { isCertificateRequested } from '#domain/trade/resale-certificate.ts'
import type { Queryable } from '#services/kernel/database/database.ts'
import { requestAttachments, requests } from '../requests/requests-tables.ts'
import { tradeApplications } from './trade-tables.ts'

/** Returns an application as the applicant sees it, or null if there is none. */
export async function readOwnApplication(
  db: Queryable,
  accountId: string,
): Promise<OwnTradeApplication | null> {
  const row = await findByAccount(db, accountId)
  if (!row) return null
  const { receivedAt, email, fields } = row.application
  return {
    receivedAt: receivedAt.toISOString(),
    email,
    company: fields.company,
    isCertificateMissing: row.certificate === null && isCertificateRequested(fields.country, fields.zone),
    requestNumber: row.requestNumber,
  }
}

/** Returns a customer's application for a copy of their data, without the decisions and notes of the team. */
export async function copyApplication(
  db: Queryable,
  accountId: string,
): Promise<CustomerPlatformData['tradeApplication']> {
  const row = await findByAccount(db, accountId)
  if (!row) return null
  const { receivedAt, email, fields } = row.application
  return { receivedAt: receivedAt.toISOString(), email, fields, certificate: row.certificate }
}

async function findByAccount(db: Queryable, accountId: string) {
  const [row] = await db
    .select({
      application: tradeApplications,
      requestNumber: requests.number,
      certificate: requestAttachments.name,
    })
    .from(tradeApplications)
    .leftJoin(requests, eq(requests.id, tradeApplications.requestId))
    .leftJoin(requestAttachments, eq(requestAttachments.applicationId, tradeApplications.id))
    .where(eq(tradeApplications.accountId, accountId))
  return row ?? null
}
