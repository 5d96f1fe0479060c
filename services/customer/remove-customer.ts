import { eq } from 'drizzle-orm'
import { findNextOwner } from '#domain/company/company-members.ts'
import type { Queryable } from '#services/kernel/database/database.ts'
import { findMembership, lockCompany, readPeople } from './companies/company-rows.ts'
import { companies, companyMembers, customers } from './customer-tables.ts'

export async function removeCustomer(queryable: Queryable, accountId: string): Promise<void> {
  await queryable.transaction(async (tx) => {
    await leaveCompany(tx, accountId)
    await tx.delete(customers).where(eq(customers.accountId, accountId))
  })
}

/**
 * Removes a customer from their company. If no owner remains, another member becomes the owner. The company is deleted
 * with its last member.
 */
async function leaveCompany(tx: Queryable, accountId: string): Promise<void> {
  const companyId = (await findMembership({ db: tx }, accountId))?.company.id
  if (companyId === undefined || !(await lockCompany(tx, companyId))) return
  const people = await readPeople(tx, companyId)
  if (people.every((person) => person.accountId === accountId)) {
    await tx.delete(companies).where(eq(companies.id, companyId))
    return
  }
  const nextOwner = findNextOwner(people, accountId)?.accountId
  if (nextOwner !== undefined)
    await tx.update(companyMembers).set({ role: 'owner' }).where(eq(companyMembers.accountId, nextOwner))
}
