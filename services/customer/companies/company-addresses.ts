import { and, asc, desc, eq } from 'drizzle-orm'
import type { Address } from '#domain/address/address.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import type { Database, Queryable } from '#services/kernel/database/database.ts'
import { companyAddresses } from '../customer-tables.ts'
import { ADDRESSES_MAX } from '../people/address-book.ts'
import { type CompanyCall, lockOwnedCompany } from './company-call.ts'

type AddressRow = typeof companyAddresses.$inferSelect

/** Returns a company's addresses: the default address first, then in the order they were added. */
export async function readCompanyAddresses(db: Queryable, companyId: string): Promise<AddressRow[]> {
  return db
    .select()
    .from(companyAddresses)
    .where(eq(companyAddresses.companyId, companyId))
    .orderBy(desc(companyAddresses.isDefault), asc(companyAddresses.createdAt), asc(companyAddresses.id))
}

/**
 * Adds an address if its `id` is null, otherwise changes it. The first address remains the default until another one is
 * chosen.
 */
export async function saveCompanyAddress(
  { db }: Database,
  call: CompanyCall,
  { id, address, isDefault }: { id: string | null; address: Address; isDefault: boolean },
): Promise<
  Result<{ id: string }, 'company-not-found' | 'owner-only' | 'address-not-found' | 'addresses-full'>
> {
  return db.transaction(async (tx) => {
    const found = await lockOwnedCompany(tx, call)
    if (!found.ok) return found
    const companyId = found.value.company.id
    const existing = await readCompanyAddresses(tx, companyId)
    const before = existing.find((row) => row.id === id)
    if (id !== null && !before) return refuse('address-not-found')
    if (!before && existing.length >= ADDRESSES_MAX) return refuse('addresses-full')
    const becomesDefault = isDefault || existing.length === 0 || before?.isDefault === true
    if (becomesDefault)
      await tx
        .update(companyAddresses)
        .set({ isDefault: false })
        .where(eq(companyAddresses.companyId, companyId))
    const values = { address, isDefault: becomesDefault }
    const [row] = before
      ? await tx.update(companyAddresses).set(values).where(eq(companyAddresses.id, before.id)).returning()
      : await tx
          .insert(companyAddresses)
          .values({ ...values, companyId, createdAt: call.now })
          .returning()
    if (!row) throw new Error('An address was not written')
    return ok({ id: row.id })
  })
}

/**
 * Removes an address. If it was the default, the oldest remaining address becomes the default. A missing address is not
 * an error.
 */
export async function removeCompanyAddress(
  { db }: Database,
  call: CompanyCall,
  id: string,
): Promise<Result<null, 'company-not-found' | 'owner-only'>> {
  return db.transaction(async (tx) => {
    const found = await lockOwnedCompany(tx, call)
    if (!found.ok) return found
    const companyId = found.value.company.id
    const isAddress = and(eq(companyAddresses.id, id), eq(companyAddresses.companyId, companyId))
    const [removed] = await tx.delete(companyAddresses).where(isAddress).returning()
    const [next] = await readCompanyAddresses(tx, companyId)
    if (removed?.isDefault && next)
      await tx.update(companyAddresses).set({ isDefault: true }).where(eq(companyAddresses.id, next.id))
    return ok(null)
  })
}
