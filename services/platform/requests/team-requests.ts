import { and, asc, count, desc, eq, isNull, lt, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { requestFilter, requestReply, type TeamRequest } from '#contracts/team/request.ts'
import { type RequestEvent, stateAfter } from '#domain/request/request-lifecycle.ts'
import { ok, refuse } from '#domain/result.ts'
import type { Queryable } from '#services/kernel/database/database.ts'
import { type ChangeContext, defineChange } from '#services/kernel/team/resource.ts'
import { defineResource } from '#services/kernel/team/routes.ts'
import { containsText } from '#services/kernel/team/search/contains-text.ts'
import type { Staff } from '#services/kernel/team/staff.ts'
import { claimAttachments, lockUnclaimed } from './attachments/attachment-store.ts'
import { readDetail, toTeamRequest } from './read-requests.ts'
import { mailOfReply } from './request-mail.ts'
import { requestMessages, requests } from './requests-tables.ts'
import type { RequestStore } from './store-request.ts'

const roles = ['care'] as const
const SORTABLE = ['receivedAt', 'replyBy'] as const

/** `requests`: questions of visitors to the house (`contracts/team/request.ts`). */
export function teamRequests({ clock, requests: options }: Pick<RequestStore, 'clock' | 'requests'>) {
  return defineResource<TeamRequest, z.infer<typeof requestFilter>, (typeof SORTABLE)[number]>({
    name: 'requests',
    roles,
    filter: requestFilter,
    sortable: SORTABLE,
    logged: ['state', 'assignee'],
    async list(db, { filter, sort, from, count: limit }, staff) {
      const matches = matching(filter, { staff, now: clock() })
      const rows = await db
        .select()
        .from(requests)
        .where(matches)
        .orderBy(...orderOf(sort))
        .limit(limit)
        .offset(from)
      const [counted] = await db.select({ total: count() }).from(requests).where(matches)
      return { items: rows.map(toTeamRequest), total: counted?.total ?? 0 }
    },
    async find(db, id, lock) {
      const row = await findRow(db, id, lock)
      return row && { ...toTeamRequest(row), detail: await readDetail(db, row) }
    },
    actions: {
      /** Emails a reply to the customer. With `isQuestion`, the request then waits for theirs. */
      reply: defineChange<TeamRequest, z.infer<typeof requestReply>>({
        roles,
        input: requestReply,
        async run(tx, { id, state }, { text, isQuestion, attachments }, { staff, now }) {
          if (!(await lockUnclaimed(tx, attachments))) return refuse('attachment-unknown')
          const row = await findRow(tx, id)
          const [reply] = await tx
            .insert(requestMessages)
            .values({ requestId: id, accountId: staff.accountId, text, sentAt: now })
            .returning()
          if (!row || !reply) throw new Error('A request that is locked is there')
          await claimAttachments(tx, reply.id, attachments)
          await update(tx, id, { state: stateAfter(state, isQuestion ? 'question' : 'reply') }, now)
          await options.sendMail(tx, mailOfReply(row, reply, options))
          return ok(true)
        },
      }),
      /** `me` looks after it, or nobody does. */
      assign: defineChange<TeamRequest, { to: 'me' | 'nobody' }>({
        roles,
        input: z.strictObject({ to: z.enum(['me', 'nobody']) }),
        async run(tx, { id }, { to }, { staff, now }) {
          await update(tx, id, { assignee: to === 'me' ? staff.accountId : null }, now)
          return ok(true)
        },
      }),
      close: changeOfState('close'),
      reopen: changeOfState('reopen'),
    },
  })
}

/** Without a promised time they are last, in either direction. */
function orderOf({
  field,
  isDescending,
}: {
  field: (typeof SORTABLE)[number]
  isDescending: boolean
}): SQL[] {
  const direction = isDescending ? desc : asc
  if (field === 'receivedAt') return [direction(requests.receivedAt), direction(requests.id)]
  return [sql`${direction(requests.replyBy)} nulls last`, direction(requests.id)]
}

function changeOfState(event: RequestEvent) {
  return defineChange<TeamRequest, object>({
    roles,
    input: z.strictObject({}),
    async run(tx, { id, state }, _, { now }) {
      await update(tx, id, { state: stateAfter(state, event) }, now)
      return ok(true)
    },
  })
}

async function findRow(db: Queryable, id: string, lock?: 'lock') {
  if (!z.guid().safeParse(id).success) return null
  const query = db.select().from(requests).where(eq(requests.id, id))
  const [row] = await (lock ? query.for('update') : query)
  return row ?? null
}

async function update(
  tx: Queryable,
  id: string,
  change: Partial<Pick<typeof requests.$inferSelect, 'state' | 'assignee'>>,
  now: ChangeContext['now'],
): Promise<void> {
  await tx
    .update(requests)
    .set({ ...change, updatedAt: now, version: sql`${requests.version} + 1` })
    .where(eq(requests.id, id))
}

function matching(
  { kind, state, topic, assignee, text }: z.infer<typeof requestFilter>,
  { staff, now }: { staff: Staff; now: Date },
): SQL | undefined {
  return and(
    kind && eq(requests.kind, kind),
    state && eq(requests.state, state === 'late' ? 'new' : state),
    state === 'late' ? lt(requests.replyBy, now) : undefined,
    topic && eq(sql`${requests.fields}->>'topic'`, topic),
    assignee && (assignee === 'me' ? eq(requests.assignee, staff.accountId) : isNull(requests.assignee)),
    text === undefined
      ? undefined
      : containsText([sql`${requests.number}`, sql`${requests.name}`, sql`${requests.email}`], text),
  )
}
