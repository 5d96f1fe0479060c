import { count, desc, eq, inArray } from 'drizzle-orm'
import { z } from 'zod'
import type { SubscriberImport } from '#contracts/team/subscriber.ts'
import {
  type ListedSubscriber,
  readSubscriberFile,
  SUBSCRIBER_FILE_MAX,
} from '#domain/newsletter/subscriber-file.ts'
import { ok } from '#domain/result.ts'
import type { Queryable } from '#services/kernel/database/database.ts'
import { defineCreation } from '#services/kernel/team/resource.ts'
import { defineResource, type TeamRoute } from '#services/kernel/team/routes.ts'
import { subscriberImports, subscribers } from '../newsletter-tables.ts'
import { insertSubscriber, type NewsletterStore } from '../subscriptions.ts'
import { findSuppressed } from '../suppressed.ts'

const ROLES = ['content', 'care'] as const
type RefusedLines = SubscriberImport['refused']

/**
 * The team resource `subscriber-imports`: imports people who consented elsewhere, with their proof. Anyone who
 * unsubscribed or was erased is not subscribed again. The file is processed in one transaction, and only the report is
 * stored.
 */
export function teamSubscriberImports(store: NewsletterStore): readonly TeamRoute[] {
  const { clock } = store
  return defineResource({
    name: 'subscriber-imports',
    isPersonal: false,
    roles: ROLES,
    filter: z.strictObject({}),
    sortable: ['createdAt'],
    logged: ['imported'],
    async list(db, { from, count: limit }) {
      const rows = await db
        .select()
        .from(subscriberImports)
        .orderBy(desc(subscriberImports.createdAt), desc(subscriberImports.id))
        .limit(limit)
        .offset(from)
      const [counted] = await db.select({ total: count() }).from(subscriberImports)
      return { items: rows.map(toItem), total: counted?.total ?? 0 }
    },
    async find(db, id) {
      if (!z.guid().safeParse(id).success) return null
      const [row] = await db.select().from(subscriberImports).where(eq(subscriberImports.id, id))
      return row ? toItem(row) : null
    },
    creation: defineCreation({
      roles: ROLES,
      input: z.strictObject({
        name: z.string().trim().min(1).max(200),
        text: z.string().max(SUBSCRIBER_FILE_MAX),
      }),
      async run(tx, { name, text }) {
        const now = clock()
        const file = readSubscriberFile(text, now)
        if (!file.ok)
          return { ok: false, code: 'fields-refused', fields: [{ path: 'text', code: file.code }] }
        const { imported, refused } = await storeSubscribers(tx, file.subscribers, { store, now })
        const report = [...file.refused, ...refused].toSorted((one, other) => one.line - other.line)
        const [stored] = await tx
          .insert(subscriberImports)
          .values({ name, createdAt: now, imported, refused: report })
          .returning({ id: subscriberImports.id })
        if (!stored) throw new Error('An import was not stored')
        return ok(stored.id)
      },
    }),
  })
}

async function storeSubscribers(
  tx: Queryable,
  listed: readonly ListedSubscriber[],
  { store: { newsletter }, now }: { store: NewsletterStore; now: Date },
): Promise<{ imported: number; refused: RefusedLines }> {
  const emails = listed.map(({ email }) => email)
  const suppressed = await findSuppressed(tx, emails, newsletter)
  const known = await tx
    .select({ email: subscribers.email, state: subscribers.state })
    .from(subscribers)
    .where(inArray(subscribers.email, emails))
  const stateByEmail = new Map(known.map(({ email, state }) => [email, state]))
  const refused: RefusedLines = []
  let imported = 0
  for (const { line, email, language, country, consentedAt, consentSource, wording } of listed) {
    const state = stateByEmail.get(email)
    if (suppressed.has(email)) refused.push({ line, code: 'suppressed' })
    else if (state === 'unsubscribed' || state === 'bounced') refused.push({ line, code: 'left' })
    else if (state !== undefined) refused.push({ line, code: 'already-subscribed' })
    else {
      const event = { event: 'granted', place: 'import', wording, note: consentSource } as const
      await insertSubscriber(
        tx,
        { email, language, country },
        { ...event, now, happenedAt: consentedAt },
        newsletter,
      )
      imported += 1
    }
  }
  return { imported, refused }
}

function toItem({ createdAt, ...row }: typeof subscriberImports.$inferSelect): SubscriberImport {
  return { ...row, version: 1, createdAt: createdAt.toISOString() }
}
