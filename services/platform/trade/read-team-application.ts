import { and, asc, desc, eq, ne, type SQL, sql } from 'drizzle-orm'
import {
  SAME_STUDIO,
  type TeamTradeApplication,
  type TradeApplicationDetail,
} from '#contracts/team/trade-application.ts'
import { formatAddress } from '#domain/address/address.ts'
import { isCountryCode } from '#domain/market/market.ts'
import { isCertificateRequested } from '#domain/trade/resale-certificate.ts'
import { toViesNumber } from '#domain/trade/vat-number.ts'
import { websiteLink } from '#domain/trade/website.ts'
import type { Queryable } from '#services/kernel/database/database.ts'
import { toAttachment } from '../requests/attachments/attachment-store.ts'
import { requestAttachments, requests } from '../requests/requests-tables.ts'
import { createSameStudioConditions, fullName } from './same-studio.ts'
import { tradeApplications, tradeDecisions, tradeNotes } from './trade-tables.ts'

export function selectApplications(db: Queryable) {
  return db
    .select({ application: tradeApplications, request: requests, certificate: requestAttachments })
    .from(tradeApplications)
    .leftJoin(requests, eq(requests.id, tradeApplications.requestId))
    .leftJoin(requestAttachments, eq(requestAttachments.applicationId, tradeApplications.id))
    .$dynamic()
}
export type ApplicationRow = Awaited<ReturnType<typeof selectApplications>>[number]

export function toTeamApplication({
  application,
  request,
  certificate,
}: ApplicationRow): TeamTradeApplication {
  const { id, version, state, email, fields, receivedAt, decidedAt, decideBy } = application
  const isRequested = isCertificateRequested(fields.country, fields.zone)
  return {
    id,
    version,
    state,
    company: fields.company,
    name: fullName(fields),
    email,
    country: fields.country,
    receivedAt: receivedAt.toISOString(),
    decideBy: decideBy?.toISOString() ?? null,
    decidedAt: decidedAt?.toISOString() ?? null,
    waitsForApplicant: state === 'pending' && request?.state === 'waiting',
    certificate: certificate ? 'sent' : isRequested ? 'missing' : 'not-requested',
    detail: null,
  }
}

export async function readDetail(
  db: Queryable,
  { application, request, certificate }: ApplicationRow,
  isEmailVerified: boolean,
): Promise<TradeApplicationDetail> {
  const { id, accountId, language, fields, vatResult, vatCheckedAt, vatName } = application
  const decisions = await db
    .select()
    .from(tradeDecisions)
    .where(eq(tradeDecisions.applicationId, id))
    .orderBy(asc(tradeDecisions.decidedAt), asc(tradeDecisions.id))
  const notes = await db
    .select()
    .from(tradeNotes)
    .where(eq(tradeNotes.applicationId, id))
    .orderBy(asc(tradeNotes.writtenAt), asc(tradeNotes.id))
  return {
    accountId,
    isEmailVerified,
    language,
    fields,
    addressLines: formatAddressLines(fields),
    websiteUrl: websiteLink(fields.website),
    certificateFile: certificate && toAttachment(certificate),
    vatCheck:
      toViesNumber(fields.vatNumber, fields.country) === null
        ? null
        : { result: vatResult, checkedAt: vatCheckedAt?.toISOString() ?? null, name: vatName },
    request: request && { id: request.id, number: request.number, state: request.state },
    decisions: decisions.map(({ decision, accountId: member, reason, decidedAt }) => ({
      decision,
      accountId: member,
      reason,
      at: decidedAt.toISOString(),
    })),
    notes: notes.map(({ writtenAt, accountId: member, ...note }) => ({
      id: note.id,
      accountId: member,
      text: note.text,
      at: writtenAt.toISOString(),
    })),
    similar: await findSimilar(db, application),
  }
}

function formatAddressLines(fields: TradeApplicationDetail['fields']): string[] {
  const { country } = fields
  return isCountryCode(country) ? formatAddress({ ...fields, country }) : []
}

const SIMILAR_MAX = 10

async function findSimilar(
  db: Queryable,
  application: ApplicationRow['application'],
): Promise<TradeApplicationDetail['similar']> {
  const conditions = createSameStudioConditions(application)
  const reasonConditions = SAME_STUDIO.map((reason) => conditions[reason])
  const rows = await db
    .select({
      other: tradeApplications,
      matches: sql<boolean[]>`array[${sql.join(
        reasonConditions.map((condition): SQL => sql`coalesce(${condition}, false)`),
        sql`, `,
      )}]`,
    })
    .from(tradeApplications)
    .where(and(ne(tradeApplications.id, application.id), sql`(${sql.join(reasonConditions, sql` or `)})`))
    .orderBy(desc(tradeApplications.receivedAt))
    .limit(SIMILAR_MAX)
  return rows.map(({ other, matches }) => ({
    id: other.id,
    state: other.state,
    company: other.fields.company,
    name: fullName(other.fields),
    email: other.email,
    receivedAt: other.receivedAt.toISOString(),
    because: SAME_STUDIO.filter((_, index) => matches[index]),
  }))
}
