import { and, asc, desc, eq } from 'drizzle-orm'
import type { Address } from '#domain/address/address.ts'
import { isSameAddress } from '#domain/address/same-address.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import type { Database, Queryable } from '#services/kernel/database/database.ts'
import { addresses } from '../customer-tables.ts'
import { lockCustomer } from './customer-rows.ts'

export type AddressRow = typeof addresses.$inferSelect

export const ADDRESSES_MAX = 50

/** Returns a customer's addresses: the default address first, then in the order they were added. */
export async function readAddresses({ db }: { db: Queryable }, accountId: string): Promise<AddressRow[]> {
  return select(db, accountId)
}

type AddressValues = { accountId: string; address: Address; isDefault: boolean; now: Date }

/**
 * Adds an address. The first one always becomes the default. An address that already exists, even if spelled
 * differently, is not added again.
 */
export async function addAddress(
  { db }: Database,
  input: AddressValues,
): Promise<Result<AddressRow, 'addresses-full'>> {
  const { accountId, address, now } = input
  return db.transaction(async (tx) => {
    await lockCustomer(tx, accountId, now)
    const existing = await select(tx, accountId)
    const same = existing.find((row) => isSameAddress(row.address, address))
    if (same) {
      if (!input.isDefault || same.isDefault) return ok(same)
      await clearDefault(tx, accountId)
      await tx.update(addresses).set({ isDefault: true }).where(eq(addresses.id, same.id))
      return ok({ ...same, isDefault: true })
    }
    if (existing.length >= ADDRESSES_MAX) return refuse('addresses-full')
    const isDefault = input.isDefault || existing.length === 0
    if (isDefault) await clearDefault(tx, accountId)
    const [row] = await tx
      .insert(addresses)
      .values({ accountId, address, isDefault, createdAt: now })
      .returning()
    if (!row) throw new Error('An address was not written')
    return ok(row)
  })
}

/** Changes an address or makes it the default. A default address remains the default until another one is chosen. */
export async function changeAddress(
  { db }: Database,
  { id, accountId, address, isDefault, now }: AddressValues & { id: string },
): Promise<Result<AddressRow, 'address-not-found'>> {
  return db.transaction(async (tx) => {
    await lockCustomer(tx, accountId, now)
    if (!(await select(tx, accountId)).some((row) => row.id === id)) return refuse('address-not-found')
    if (isDefault) await clearDefault(tx, accountId)
    const [row] = await tx
      .update(addresses)
      .set({ address, ...(isDefault && { isDefault }) })
      .where(eq(addresses.id, id))
      .returning()
    return row ? ok(row) : refuse('address-not-found')
  })
}

/** Removes an address. If it was the default, the oldest remaining address becomes the default. */
export async function removeAddress(
  { db }: Database,
  { id, accountId, now }: { id: string; accountId: string; now: Date },
): Promise<Result<true, 'address-not-found'>> {
  return db.transaction(async (tx) => {
    await lockCustomer(tx, accountId, now)
    const [removed] = await tx
      .delete(addresses)
      .where(and(eq(addresses.id, id), eq(addresses.accountId, accountId)))
      .returning()
    if (!removed) return refuse('address-not-found')
    const [next] = await select(tx, accountId)
    if (removed.isDefault && next) {
      await tx.update(addresses).set({ isDefault: true }).where(eq(addresses.id, next.id))
    }
    return ok(true)
  })
}

function select(queryable: Queryable, accountId: string): Promise<AddressRow[]> {
  return queryable
    .select()
    .from(addresses)
    .where(eq(addresses.accountId, accountId))
    .orderBy(desc(addresses.isDefault), asc(addresses.createdAt), asc(addresses.id))
}

async function clearDefault(tx: Queryable, accountId: string): Promise<void> {
  await tx.update(addresses).set({ isDefault: false }).where(eq(addresses.accountId, accountId))
}
