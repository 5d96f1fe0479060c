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

type AttributeInput = AttributeName & { accountId: string; type: string; value: string; now: Date }

export async function setAttribute(
  { db }: Database,
  { now, ...attribute }: AttributeInput,
): Promise<Result<AttributeRow, 'attributes-full'>> {
  return db.transaction(async (tx) => {
    await lockCustomer(tx, attribute.accountId, now)
    const [{ attributeCount } = { attributeCount: 0 }] = await tx
      .select({ attributeCount: count() })
      .from(attributes)
      .where(eq(attributes.accountId, attribute.accountId))
    const changes = { type: attribute.type, value: attribute.value, updatedAt: now }
    const [changed] = await tx.update(attributes).set(changes).where(isNamed(attribute)).returning()
    if (changed) return ok(changed)
    if (attributeCount >= ATTRIBUTES_MAX) return refuse('attributes-full')
    const [inserted] = await tx
      .insert(attributes)
      .values({ ...attribute, createdAt: now, updatedAt: now })
      .returning()
    if (!inserted) throw new Error('An attribute was not written')
    return ok(inserted)
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
