import { and, asc, count, desc, eq, gte, inArray, lt, notInArray, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { TeamItem } from '#contracts/team/convention.ts'
import type { TeamEmail } from '#contracts/team/email.ts'
import { SECRET_LINK_EMAILS } from '#domain/mail/secret-links.ts'
import { ok, refuse } from '#domain/result.ts'
import { wakeJob } from '#services/kernel/jobs.ts'
import { defineChange } from '#services/kernel/team/resource.ts'
import { defineResource } from '#services/kernel/team/routes.ts'
import { containsText } from '#services/kernel/team/search/contains-text.ts'
import { DELIVERY_JOB } from '../delivery/deliver-mail.ts'
import { bounces, outbox } from '../mail-tables.ts'
import type { MailOptions } from '../options.ts'
import { readContent } from './email-content.ts'

const filter = z.strictObject({
  status: z.enum(outbox.status.enumValues).optional(),
  kind: z.string().max(100).optional(),
  /** Finds the emails about the order with this id. */
  order: z.guid().optional(),
  /** The range of when the email was queued: `from` is inclusive, `to` is exclusive. */
  from: z.iso.datetime().optional(),
  to: z.iso.datetime().optional(),
  text: z.string().trim().min(1).max(100).optional(),
})
type EmailFilter = z.infer<typeof filter>

const SORT_COLUMNS = {
  createdAt: [outbox.createdAt],
  status: [outbox.status, outbox.createdAt],
  kind: [outbox.kind, outbox.createdAt],
}
/**
 * `isResendable`: whether the email was abandoned or refused and can be sent again. Emails with links that give access
 * to an account cannot. `bounce`: the last time that its address could not receive emails.
 */
const emailColumns = {
  id: outbox.id,
  version: outbox.version,
  kind: outbox.kind,
  to: outbox.to,
  subject: outbox.subject,
  status: outbox.status,
  attempts: outbox.attempts,
  lastError: outbox.lastError,
  createdAt: outbox.createdAt,
  sentAt: outbox.sentAt,
  emptiedAt: outbox.emptiedAt,
  isResendable: sql<boolean>`${outbox.status} in ('failed', 'bounced') and ${outbox.emptiedAt} is null
    and ${outbox.sentAt} is null and ${notInArray(outbox.kind, [...SECRET_LINK_EMAILS])}
    and (${outbox.kind} not like 'account-%' or ${outbox.sealedLink} is not null)`,
  bounce: sql<
    TeamEmail['bounce']
  >`(select json_build_object('at', ${bounces.bouncedAt}, 'reason', ${bounces.reason})
    from ${bounces} where ${bounces.email} = lower(${outbox.to}) and ${bounces.kind} = 'hard'
    order by ${bounces.bouncedAt} desc limit 1)`,
}

type EmailItem = TeamItem & { isResendable: boolean }

/**
 * The team resource `emails`: the outbox. Lists omit the content. Links are only shown in a demonstration without a
 * mail server, because a reader could use them to act on behalf of the recipient.
 */
export function teamEmails({ seal, showsLinks, clock }: Pick<MailOptions, 'seal' | 'showsLinks' | 'clock'>) {
  return defineResource({
    name: 'emails',
    roles: ['orders', 'care'],
    filter,
    sortable: ['createdAt', 'status', 'kind'],
    logged: ['status', 'attempts'],
    async list(db, { filter, sort, from, count: limit }) {
      const matches = matchesFilter(filter)
      const direction = sort.isDescending ? desc : asc
      const order = [...SORT_COLUMNS[sort.field], outbox.id].map((column) => direction(column))
      // Selects the page using only an index, so that the emails before it are not read.
      const page = db
        .select({ id: outbox.id })
        .from(outbox)
        .where(matches)
        .orderBy(...order)
        .limit(limit)
        .offset(from)
      const rows = await db
        .select(emailColumns)
        .from(outbox)
        .where(inArray(outbox.id, page))
        .orderBy(...order)
      const [counted] = await db.select({ total: count() }).from(outbox).where(matches)
      const items = rows.map((row) => ({ ...row, content: null }))
      return { items, total: counted?.total ?? 0 }
    },
    async find(db, id, lock) {
      if (!z.guid().safeParse(id).success) return null
      const query = db.select(emailColumns).from(outbox).where(eq(outbox.id, id))
      const [row] = await (lock ? query.for('update') : query)
      return row ? { ...row, content: await readContent(db, id, { seal, showsLinks }) } : null
    },
    actions: {
      /** Resends an email that was abandoned or refused. Any other is refused with `not-resendable`. */
      resend: defineChange<EmailItem, object>({
        roles: ['orders', 'care'],
        input: z.strictObject({}),
        async run(tx, { id, isResendable }) {
          if (!isResendable) return refuse('not-resendable')
          await tx
            .update(outbox)
            .set({ status: 'waiting', attempts: 0, lastError: null, nextAttemptAt: clock() })
            .where(eq(outbox.id, id))
          await wakeJob(tx, DELIVERY_JOB)
          return ok(true)
        },
      }),
    },
  })
}

function matchesFilter({ status, kind, order, from, to, text }: EmailFilter): SQL | undefined {
  return and(
    status && eq(outbox.status, status),
    kind ? eq(outbox.kind, kind) : undefined,
    order
      ? sql`${outbox.kind} like 'order-%' and split_part(${outbox.letter}, ' ', 2) = ${order}`
      : undefined,
    from ? gte(outbox.createdAt, new Date(from)) : undefined,
    to ? lt(outbox.createdAt, new Date(to)) : undefined,
    text ? containsText([sql`${outbox.to}`, sql`${outbox.subject}`], text) : undefined,
  )
}
