import { and, asc, count, desc, eq, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import {
  type TeamTradeApplication,
  type TradeApplicationFilter,
  tradeApplicationFilter,
  tradeMessage,
  tradeRejection,
} from '#contracts/team/trade-application.ts'
import { houseDay } from '#domain/market/house-markets.ts'
import { applyRequestEvent } from '#domain/request/request-lifecycle.ts'
import { formatRequestNumber } from '#domain/request/request-number.ts'
import { ok, refuse } from '#domain/result.ts'
import { applyTradeDecision, type TradeDecision } from '#domain/trade/application-lifecycle.ts'
import type { Queryable } from '#services/kernel/database/database.ts'
import { type ChangeContext, defineChange } from '#services/kernel/team/resource.ts'
import { defineResource } from '#services/kernel/team/routes.ts'
import { containsText } from '#services/kernel/team/search/contains-text.ts'
import { updateRequest } from '../requests/desk/update-request.ts'
import { createReplyEmail } from '../requests/request-mail.ts'
import { requestMessages, requests } from '../requests/requests-tables.ts'
import { nextNumber } from '../requests/store-request.ts'
import { isApplicationInState } from './application-conditions.ts'
import {
  type ApplicationRow,
  readDetail,
  selectApplications,
  toTeamApplication,
} from './read-team-application.ts'
import { fullName } from './same-studio.ts'
import { createDecisionEmail } from './trade-mail.ts'
import type { TradeStore } from './trade-options.ts'
import { tradeApplications, tradeDecisions, tradeNotes } from './trade-tables.ts'
import { updateApplication } from './update-application.ts'

const roles = ['trade'] as const
const SORTABLE = ['receivedAt'] as const
const FIELDS = sql`${tradeApplications.fields}`
const SEARCHED_COLUMNS = [
  sql`(${FIELDS}->>'company')`,
  sql`(${FIELDS}->>'firstName' || ' ' || (${FIELDS}->>'lastName'))`,
  sql`${tradeApplications.email}`,
]
const emptyInput = z.strictObject({})

/** The team resource `trade-applications`: Trade Program applications (`contracts/team/trade-application.ts`). */
export function teamApplications(store: TradeStore) {
  const { trade, clock } = store
  return defineResource<TeamTradeApplication, TradeApplicationFilter, (typeof SORTABLE)[number]>({
    name: 'trade-applications',
    roles,
    filter: tradeApplicationFilter,
    sortable: SORTABLE,
    logged: ['state'],
    async list(db, { filter, sort, from, count: limit }) {
      const matches = matchesFilter(filter, clock())
      const direction = sort.isDescending ? desc : asc
      const rows = await selectApplications(db)
        .where(matches)
        .orderBy(direction(tradeApplications.receivedAt), direction(tradeApplications.id))
        .limit(limit)
        .offset(from)
      const [counted] = await db
        .select({ total: count() })
        .from(tradeApplications)
        .leftJoin(requests, eq(requests.id, tradeApplications.requestId))
        .where(matches)
      return { items: rows.map(toTeamApplication), total: counted?.total ?? 0 }
    },
    async find(db, id, lock) {
      const row = await findRow(db, id, lock)
      if (!row) return null
      const isVerified = await trade.accounts.isVerified(row.application.accountId)
      return { ...toTeamApplication(row), detail: await readDetail(db, row, isVerified) }
    },
    actions: {
      approve: defineChange<TeamTradeApplication, object>({
        roles,
        input: emptyInput,
        run: (tx, { id }, _, context) =>
          decideApplication(store, tx, { id, decision: 'approve', reason: null }, context),
      }),
      reject: defineChange<TeamTradeApplication, z.infer<typeof tradeRejection>>({
        roles,
        input: tradeRejection,
        run: (tx, { id }, { reason }, context) =>
          decideApplication(store, tx, { id, decision: 'reject', reason }, context),
      }),
      undo: defineChange<TeamTradeApplication, object>({
        roles,
        input: emptyInput,
        run: (tx, { id }, _, context) =>
          decideApplication(store, tx, { id, decision: 'undo', reason: null }, context),
      }),
      'request-more': defineChange<TeamTradeApplication, z.infer<typeof tradeMessage>>({
        roles,
        input: tradeMessage,
        async run(tx, { id }, { text }, context) {
          const row = await findRow(tx, id)
          if (!row) return refuse('item-not-found')
          return requestInformation(store, tx, { row, text }, context)
        },
      }),
      note: defineChange<TeamTradeApplication, z.infer<typeof tradeMessage>>({
        roles,
        input: tradeMessage,
        async run(tx, { id }, { text }, { staff, now }) {
          await tx
            .insert(tradeNotes)
            .values({ applicationId: id, accountId: staff.accountId, text, writtenAt: now })
          await updateApplication(tx, id, {})
          return ok(true)
        },
      }),
    },
  })
}

/**
 * Decides an application. The standing of the company is set before the transaction ends, so that a stored decision is
 * always in effect. A decision that is repeated after an error sets the same standing again.
 */
async function decideApplication(
  { trade }: TradeStore,
  tx: Queryable,
  { id, decision, reason }: { id: string; decision: TradeDecision; reason: string | null },
  { staff, now }: ChangeContext,
) {
  const row = await findRow(tx, id)
  if (!row) return refuse('item-not-found')
  const { application, request } = row
  const after = applyTradeDecision(application.state, decision)
  if (!after.ok) return after
  const state = after.value
  await tx
    .insert(tradeDecisions)
    .values({ applicationId: id, decision, accountId: staff.accountId, reason, decidedAt: now })
  const updated = await updateApplication(tx, id, {
    state,
    decidedAt: decision === 'undo' ? null : now,
  })
  // After a decision, no reply is due. A merged conversation stays open, since it is also about something else.
  if (state !== 'pending' && request && request.mergedInto === null)
    await updateRequest(tx, request.id, { state: applyRequestEvent(request.state, 'close') }, now)
  if (state !== 'pending') await trade.sendMail(tx, createDecisionEmail(updated, state, trade))
  const { accountId, fields } = application
  const known = await trade.accounts.companyOf(accountId)
  if (!known.ok) return known
  // The team may have renamed the company since.
  const name = known.value?.name ?? fields.company
  const set = await trade.accounts.setCompany(accountId, { name, standing: state })
  return set.ok ? ok(true as const) : set
}

async function findRow(db: Queryable, id: string, lock?: 'lock'): Promise<ApplicationRow | null> {
  if (!z.guid().safeParse(id).success) return null
  const matchesId = eq(tradeApplications.id, id)
  if (lock)
    await db.select({ id: tradeApplications.id }).from(tradeApplications).where(matchesId).for('update')
  const [row] = await selectApplications(db).where(matchesId)
  return row ?? null
}

function matchesFilter({ state, accountId, text }: TradeApplicationFilter, now: Date): SQL | undefined {
  return and(
    state && isApplicationInState(state, now),
    accountId === undefined ? undefined : eq(tradeApplications.accountId, accountId),
    text === undefined ? undefined : containsText(SEARCHED_COLUMNS, text),
  )
}

/**
 * Emails a question to an applicant as a message in a conversation of their account, which the first question opens.
 * The application then waits for their reply, which client care receives like any other.
 */
async function requestInformation(
  { requests: options }: Pick<TradeStore, 'requests'>,
  tx: Queryable,
  { row: { application, request }, text }: { row: ApplicationRow; text: string },
  { staff, now }: ChangeContext,
) {
  if (request?.mergedInto) return refuse('already-merged')
  const { id, fields, email, language, accountId } = application
  const [opened] = request
    ? await tx.select().from(requests).where(eq(requests.id, request.id)).for('update')
    : await tx
        .insert(requests)
        .values({
          number: formatRequestNumber(await nextNumber(tx), houseDay(options.house, now)),
          kind: 'contact',
          fields: { topic: 'trade', orderNumber: '', prefersPhone: false, phone: '' },
          name: fullName(fields),
          email,
          language,
          country: fields.country,
          accountId,
          receivedAt: now,
          updatedAt: now,
          idempotencyKey: `trade application ${id}`,
          bodyDigest: '',
        })
        .returning()
  if (!opened) throw new Error('The conversation was not found or opened')
  const [message] = await tx
    .insert(requestMessages)
    .values({ requestId: opened.id, accountId: staff.accountId, text, sentAt: now })
    .returning()
  if (!message) throw new Error('The message was not stored')
  await updateRequest(tx, opened.id, { state: applyRequestEvent(opened.state, 'question') }, now)
  await options.sendMail(tx, createReplyEmail(opened, message, options))
  await updateApplication(tx, id, { requestId: opened.id })
  return ok(true as const)
}
