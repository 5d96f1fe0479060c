import { inArray } from 'drizzle-orm'
import type { CompanyAccount } from '#contracts/company-account.ts'
import { customers } from '../customer-tables.ts'
import type { CustomerOptions } from '../options.ts'
import { readCompanyAddresses } from './company-addresses.ts'
import type { CompanyCall } from './company-call.ts'
import { findGrantedMembership, readPeople } from './company-rows.ts'
import { readInvitations } from './invitations.ts'

/**
 * Returns the caller's company as its members see it, or null if they have none. Runs at most five queries, plus one
 * for addresses.
 */
export async function readCompanyAccount(
  { database, findMailboxes }: Pick<CustomerOptions, 'database' | 'findMailboxes'>,
  { caller, now }: CompanyCall,
): Promise<CompanyAccount | null> {
  const { db } = database
  const found = await findGrantedMembership(database, caller)
  if (!found) return null
  const { id, name, standing, taxNumber, isTaxExempt } = found.company
  const people = await readPeople(db, id)
  const accountIds = people.map(({ accountId }) => accountId)
  const persons = await db.select().from(customers).where(inArray(customers.accountId, accountIds))
  const mailboxes = await findMailboxes(accountIds)
  const findName = (accountId: string) => {
    const person = persons.find((row) => row.accountId === accountId)
    return `${person?.firstName ?? ''} ${person?.lastName ?? ''}`.trim()
  }
  const isOwner = found.member.role === 'owner'
  const invitations = isOwner ? await readInvitations(database, id, now) : []
  const addresses = await readCompanyAddresses(db, id)
  return {
    name,
    standing,
    role: found.member.role,
    taxNumber,
    isTaxExempt,
    members: people.map(({ contactId, accountId, role }) => ({
      id: contactId,
      name: findName(accountId),
      email: mailboxes.get(accountId)?.email ?? null,
      role,
      isYou: accountId === caller.accountId,
    })),
    invitations: invitations.map(({ id, email, expiresAt }) => ({
      id,
      email,
      expiresAt: expiresAt.toISOString(),
    })),
    addresses: addresses.map(({ id, isDefault, address }) => ({ id, isDefault, address })),
  }
}
