import { and, asc, count, desc, eq, gte, inArray, lt, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { TeamSubscriber } from '#contracts/team/subscriber.ts'
import type { Cell } from '#domain/files/csv.ts'
import { LANGUAGES } from '#domain/market/language.ts'
import { SUBSCRIBER_STATES } from '#domain/newsletter/subscription.ts'
import { ok, refuse } from '#domain/result.ts'
import type { Queryable } from '#services/kernel/database/database.ts'
import { defineChange } from '#services/kernel/team/resource.ts'
import { defineResource, type TeamRoute } from '#services/kernel/team/routes.ts'
import { containsText } from '#services/kernel/team/search/contains-text.ts'
import { consentEvents, consentWordings, type Subscriber, subscribers } from '../newsletter-tables.ts'
import { recordEvent } from '../record-event.ts'
import { lockSubscriber, type NewsletterStore } from '../subscriptions.ts'
import { suppress } from '../suppressed.ts'

const filter = z.strictObject({
  /** Part of the email address. */
  text: z.string().trim().min(1).max(100).optional(),
  state: z.enum(SUBSCRIBER_STATES).optional(),
  language: z.enum(LANGUAGES).optional(),
  country: z.string().length(2).optional(),
  /** The range of the last sign-up: `from` is inclusive, `to` is exclusive. */
  from: z.iso.datetime().optional(),
  to: z.iso.datetime().optional(),
})
type Filter = z.infer<typeof filter>

const ORDERS = {
  requestedAt: subscribers.requestedAt,
  changedAt: subscribers.changedAt,
  email: subscribers.email,
}
const ROLES = ['content', 'care'] as const
const HEADERS = ['email', 'language', 'country', 'state', 'event', 'happened_at', 'place', 'wording', 'note']

/** The team resource `subscribers`, with proof of consent. An export has one line per proof. */
export function teamSubscribers(store: NewsletterStore): readonly TeamRoute[] {
  const { newsletter, clock } = store
  return defineResource({
    name: 'subscribers',
    roles: ROLES,
    filter,
    sortable: ['requestedAt', 'changedAt', 'email'],
    logged: ['state', 'language', 'country'],
    async list(db, { filter, sort, from, count: limit }) {
      const matches = toCondition(filter)
      const direction = sort.isDescending ? desc : asc
      const rows = await db
        .select()
        .from(subscribers)
        .where(matches)
        .orderBy(direction(ORDERS[sort.field]), direction(subscribers.id))
        .limit(limit)
        .offset(from)
      return { items: rows.map((row) => toItem(row, null)), total: await countSubscribers(db, matches) }
    },
    async find(db, id, lock) {
      if (!z.guid().safeParse(id).success) return null
      const query = db.select().from(subscribers).where(eq(subscribers.id, id))
      const [row] = await (lock ? query.for('update') : query)
      return row ? toItem(row, await readProof(db, [id])) : null
    },
    exports: {
      subscribers: {
        roles: ROLES,
        headers: () => HEADERS,
        ids: (db, { filter, sort }) =>
          db
            .select({ id: subscribers.id })
            .from(subscribers)
            .where(toCondition(filter))
            .orderBy((sort.isDescending ? desc : asc)(ORDERS[sort.field]), subscribers.id),
        count: (db, filter) => countSubscribers(db, toCondition(filter)),
        read: exportRows,
      },
    },
    actions: {
      /** For people who unsubscribe by contacting the house. */
      unsubscribe: defineChange<TeamSubscriber, object>({
        roles: ROLES,
        input: z.strictObject({}),
        async run(tx, { id, state }) {
          if (state === 'unsubscribed') return refuse('already-unsubscribed')
          const locked = await lockSubscriber(tx, id)
          if (locked)
            await recordEvent(tx, locked, { event: 'unsubscribed', place: 'desk', now: clock() }, newsletter)
          return ok(true)
        },
      }),
      /** Erases the address and its proof. A digest remains so that no import subscribes it again. */
      erase: defineChange<TeamSubscriber, { email: string }>({
        roles: ['care'],
        removes: true,
        input: z.strictObject({ email: z.string().max(254) }),
        async run(tx, { id, email }, given) {
          if (given.email.trim().toLowerCase() !== email)
            return { ok: false, code: 'fields-refused', fields: [{ path: 'email', code: 'email-differs' }] }
          const locked = await lockSubscriber(tx, id)
          // Notifies the hosted platform that consent has ended.
          if (locked?.state === 'confirmed')
            await recordEvent(tx, locked, { event: 'unsubscribed', place: 'desk', now: clock() }, newsletter)
          await suppress(tx, email, { now: clock(), newsletter })
          await tx.delete(subscribers).where(eq(subscribers.id, id))
          return ok(true)
        },
      }),
    },
  })
}

function toItem(
  { accountId, requestedAt, changedAt, id, version, email, language, country, state }: Subscriber,
  proof: TeamSubscriber['proof'],
): TeamSubscriber {
  return {
    id,
    version,
    email,
    language,
    country,
    state,
    proof,
    hasAccount: accountId !== null,
    requestedAt: requestedAt.toISOString(),
    changedAt: changedAt.toISOString(),
  }
}

async function readProof(db: Queryable, ids: readonly string[]) {
  const rows = await selectProof(db, ids)
  return rows.map(({ subscriberId: _, happenedAt, ...row }) => ({
    ...row,
    happenedAt: happenedAt.toISOString(),
  }))
}

function selectProof(db: Queryable, ids: readonly string[]) {
  return db
    .select({
      id: consentEvents.id,
      subscriberId: consentEvents.subscriberId,
      event: consentEvents.event,
      place: consentEvents.place,
      happenedAt: consentEvents.happenedAt,
      wording: consentWordings.text,
      note: consentEvents.note,
    })
    .from(consentEvents)
    .leftJoin(consentWordings, eq(consentWordings.id, consentEvents.wordingId))
    .where(inArray(consentEvents.subscriberId, [...ids]))
    .orderBy(consentEvents.id)
}

async function exportRows(db: Queryable, ids: readonly string[]): Promise<Cell[][]> {
  const rows = await db
    .select()
    .from(subscribers)
    .where(inArray(subscribers.id, [...ids]))
  const proofs = Map.groupBy(await selectProof(db, ids), ({ subscriberId }) => subscriberId)
  const rowById = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => {
    const row = rowById.get(id)
    if (!row) return []
    const { email, language, country, state } = row
    return (proofs.get(id) ?? []).map(({ event, happenedAt, place, wording, note }) => [
      ...[email, language, country, state],
      ...[event, happenedAt.toISOString(), place, wording, note],
    ])
  })
}

async function countSubscribers(db: Queryable, matches: SQL | undefined): Promise<number> {
  const [counted] = await db.select({ total: count() }).from(subscribers).where(matches)
  return counted?.total ?? 0
}

function toCondition({ text, state, language, country, from, to }: Filter): SQL | undefined {
  return and(
    text ? containsText([sql`${subscribers.email}`], text) : undefined,
    state && eq(subscribers.state, state),
    language && eq(subscribers.language, language),
    country ? eq(subscribers.country, country) : undefined,
    from ? gte(subscribers.requestedAt, new Date(from)) : undefined,
    to ? lt(subscribers.requestedAt, new Date(to)) : undefined,
  )
}
