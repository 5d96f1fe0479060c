import { and, asc, count, desc, eq, isNull, lt, ne, or, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { REQUEST_LENGTHS, requestText } from '#contracts/request.ts'
import { requestFilter, requestReply, type TeamRequest } from '#contracts/team/request.ts'
import { applyRequestEvent } from '#domain/request/request-lifecycle.ts'
import { whoseTurn } from '#domain/request/whose-turn.ts'
import { ok, refuse } from '#domain/result.ts'
import type { Queryable } from '#services/kernel/database/database.ts'
import { defineChange } from '#services/kernel/team/resource.ts'
import { defineResource } from '#services/kernel/team/routes.ts'
import { containsText } from '#services/kernel/team/search/contains-text.ts'
import type { Staff } from '#services/kernel/team/staff.ts'
import { claimAttachments, lockUnclaimed } from './attachments/attachment-store.ts'
import { removeDraft } from './desk/drafts.ts'
import { merge, reopen } from './desk/merge.ts'
import { updateRequest } from './desk/update-request.ts'
import { readDetail, toTeamRequest } from './read-requests.ts'
import { createReplyEmail } from './request-mail.ts'
import { dueAt, requestMessages, requests } from './requests-tables.ts'
import type { RequestStore } from './store-request.ts'

const roles = ['care'] as const
const SORTABLE = ['receivedAt', 'replyBy'] as const

/** The team resource `requests`: the questions that visitors send to the house (`contracts/team/request.ts`). */
export function teamRequests({ clock, requests: options }: Pick<RequestStore, 'clock' | 'requests'>) {
  return defineResource<TeamRequest, z.infer<typeof requestFilter>, (typeof SORTABLE)[number]>({
    name: 'requests',
    roles,
    filter: requestFilter,
    sortable: SORTABLE,
    logged: ['state', 'assignee', 'mergedInto'],
    async list(db, { filter, sort, from, count: limit }, staff) {
      const now = clock()
      const matches = matchesFilter(filter, { staff, now })
      const rows = await db
        .select()
        .from(requests)
        .where(matches)
        .orderBy(...toOrderBy(sort, now))
        .limit(limit)
        .offset(from)
      const [counted] = await db.select({ total: count() }).from(requests).where(matches)
      return { items: rows.map(toTeamRequest), total: counted?.total ?? 0 }
    },
    async find(db, id, lock) {
      const row = await findRow(db, id, lock)
      return row && { ...toTeamRequest(row), pieces: [...row.pieces], detail: await readDetail(db, row) }
    },
    actions: {
      /**
       * Emails a reply to the customer, and removes its draft. With `isQuestion`, the request then waits for the
       * customer's response.
       */
      reply: defineChange<TeamRequest, z.infer<typeof requestReply>>({
        roles,
        input: requestReply,
        async run(tx, { id, kind, state, mergedInto }, { text, isQuestion, attachments }, { staff, now }) {
          if (mergedInto !== null) return refuse('already-merged')
          if (whoseTurn({ kind, state }) === 'stock') return refuse('waits-for-stock')
          if (!(await lockUnclaimed(tx, attachments))) return refuse('attachment-unknown')
          const row = await findRow(tx, id)
          const [reply] = await tx
            .insert(requestMessages)
            .values({ requestId: id, accountId: staff.accountId, text, sentAt: now })
            .returning()
          if (!row || !reply) throw new Error('The locked request was not found')
          await claimAttachments(tx, reply.id, attachments)
          await updateRequest(
            tx,
            id,
            { state: applyRequestEvent(state, isQuestion ? 'question' : 'reply') },
            now,
          )
          await removeDraft(tx, id, staff.accountId)
          await options.sendMail(tx, createReplyEmail(row, reply, options))
          return ok(true)
        },
      }),
      /** Adds a note, which only the team can see. */
      note: defineChange<TeamRequest, { text: string }>({
        roles,
        input: z.strictObject({ text: requestText(REQUEST_LENGTHS.message).min(1) }),
        async run(tx, { id }, { text }, { staff, now }) {
          const { accountId } = staff
          await tx
            .insert(requestMessages)
            .values({ requestId: id, accountId, text, isNote: true, sentAt: now })
          await updateRequest(tx, id, {}, now)
          return ok(true)
        },
      }),
      /** Assigns the request to `me`, to the account of a colleague in client care, or to no one. */
      assign: defineChange<TeamRequest, { to: string }>({
        roles,
        input: z.strictObject({ to: z.string().min(1).max(200) }),
        async run(tx, { id }, { to }, { staff, now }) {
          const isNamed = to !== 'me' && to !== 'nobody'
          if (isNamed && !(await options.isClientCareMember(to)))
            return { ok: false, code: 'fields-refused', fields: [{ path: 'to', code: 'colleague-unknown' }] }
          const assignee = to === 'me' ? staff.accountId : to
          await updateRequest(tx, id, { assignee: to === 'nobody' ? null : assignee }, now)
          return ok(true)
        },
      }),
      merge,
      close: defineChange<TeamRequest, object>({
        roles,
        input: z.strictObject({}),
        async run(tx, { id, state }, _, { now }) {
          await updateRequest(tx, id, { state: applyRequestEvent(state, 'close') }, now)
          return ok(true)
        },
      }),
      reopen: reopen(options),
    },
  })
}

/** Returns the sort order. Requests without a due reply come last in either direction, latest first. */
function toOrderBy(
  { field, isDescending }: { field: (typeof SORTABLE)[number]; isDescending: boolean },
  now: Date,
): SQL[] {
  const direction = isDescending ? desc : asc
  if (field === 'receivedAt') return [direction(requests.receivedAt), direction(requests.id)]
  const due = sql`case when ${requests.state} = 'new' then ${dueAt(now)} end`
  return [sql`${direction(due)} nulls last`, desc(requests.receivedAt), direction(requests.id)]
}

async function findRow(db: Queryable, id: string, lock?: 'lock') {
  if (!z.guid().safeParse(id).success) return null
  const query = db.select().from(requests).where(eq(requests.id, id))
  const [row] = await (lock ? query.for('update') : query)
  return row ?? null
}

function matchesFilter(
  { kind, state, topic, orderNumber, assignee, text, sameSenderAs }: z.infer<typeof requestFilter>,
  { staff, now }: { staff: Staff; now: Date },
): SQL | undefined {
  return and(
    kind && eq(requests.kind, kind),
    state && isInState(state, now),
    topic && eq(sql`${requests.fields}->>'topic'`, topic),
    orderNumber === undefined ? undefined : eq(sql`(fields->>'orderNumber')`, orderNumber),
    assignee === undefined ? undefined : isAssigned(assignee, staff),
    text === undefined
      ? undefined
      : containsText([sql`${requests.number}`, sql`${requests.name}`, sql`${requests.email}`], text),
    sameSenderAs === undefined ? undefined : hasSameSender(sameSenderAs),
  )
}

function isAssigned(to: string, { accountId }: Staff): SQL | undefined {
  if (to === 'nobody') return isNull(requests.assignee)
  return eq(requests.assignee, to === 'me' ? accountId : to)
}

function isInState(state: NonNullable<z.infer<typeof requestFilter>['state']>, now: Date): SQL | undefined {
  if (state === 'unclosed') return ne(requests.state, 'closed')
  if (state === 'late') return and(eq(requests.state, 'new'), lt(dueAt(now), now))
  return eq(requests.state, state)
}

function hasSameSender(id: string): SQL | undefined {
  const valueIn = (column: SQL) => sql`(select ${column} from platform.requests where id = ${id})`
  return and(
    ne(requests.id, id),
    or(
      sql`${requests.accountId} = ${valueIn(sql`account_id`)}`,
      sql`lower(${requests.email}) = ${valueIn(sql`lower(email)`)}`,
    ),
  )
}
