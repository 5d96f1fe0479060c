import { and, count, eq } from 'drizzle-orm'
import { CUSTOMER_ATTRIBUTE_NAMESPACE, type CustomerAttribute } from '#contracts/customer.ts'
import { isLanguage, type Language } from '#domain/market/language.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import type { Database, Queryable } from '#services/kernel/database/database.ts'
import { attributes } from '../customer-tables.ts'
import { lockCustomer } from './customer-rows.ts'

export type AttributeRow = typeof attributes.$inferSelect
export type AttributeName = { namespace: string; key: string }

const ATTRIBUTES_MAX = 50

export async function readAttributes({ db }: Database, accountId: string): Promise<AttributeRow[]> {
  return db.select().from(attributes).where(eq(attributes.accountId, accountId))
}

/** Returns the customer's language (Spec §3), or null if they never chose one. */
export async function readLanguage({ db }: { db: Queryable }, accountId: string): Promise<Language | null> {
  const name = {
    accountId,
    namespace: CUSTOMER_ATTRIBUTE_NAMESPACE,
    key: 'language' satisfies CustomerAttribute,
  }
  const [row] = await db.select({ value: attributes.value }).from(attributes).where(isNamed(name))
  return isLanguage(row?.value) ? row.value : null
}

type Stored = AttributeName & { accountId: string; type: string; value: string; now: Date }

export async function setAttribute(
  { db }: Database,
  { now, ...stored }: Stored,
): Promise<Result<AttributeRow, 'attributes-full'>> {
  return db.transaction(async (tx) => {
    await lockCustomer(tx, stored.accountId, now)
    const [{ held } = { held: 0 }] = await tx
      .select({ held: count() })
      .from(attributes)
      .where(eq(attributes.accountId, stored.accountId))
    const changes = { type: stored.type, value: stored.value, updatedAt: now }
    const [changed] = await tx.update(attributes).set(changes).where(isNamed(stored)).returning()
    if (changed) return ok(changed)
    if (held >= ATTRIBUTES_MAX) return refuse('attributes-full')
    const [made] = await tx
      .insert(attributes)
      .values({ ...stored, createdAt: now, updatedAt: now })
      .returning()
    if (!made) throw new Error('An attribute was not written')
    return ok(made)
  })
}

/** Removes an attribute and returns whether it existed. */
export async function removeAttribute(
  { db }: Database,
  name: AttributeName & { accountId: string },
): Promise<boolean> {
  const removed = await db.delete(attributes).where(isNamed(name)).returning()
  return removed.length > 0
}

function isNamed({ accountId, namespace, key }: AttributeName & { accountId: string }) {
  return and(
    eq(attributes.accountId, accountId),
    eq(attributes.namespace, namespace),
    eq(attributes.key, key),
  )
}
