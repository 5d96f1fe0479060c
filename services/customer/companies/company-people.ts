import { eq } from 'drizzle-orm'
import { type CompanyRole, mayChangeMember } from '#domain/company/company-members.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import type { Database } from '#services/kernel/database/database.ts'
import { companyMembers } from '../customer-tables.ts'
import { type CompanyCall, lockOwnCompany } from './company-call.ts'
import { readPeople } from './company-rows.ts'

type Refusal = 'company-not-found' | 'member-not-found' | 'owner-only' | 'last-owner'

/** Gives a person of the caller's company another role, or removes them (null). The caller may remove themselves. */
export async function changeMember(
  { db }: Database,
  call: CompanyCall,
  contactId: string,
  change: CompanyRole | null,
): Promise<Result<null, Refusal>> {
  return db.transaction(async (tx) => {
    const found = await lockOwnCompany(tx, call)
    if (!found.ok) return found
    const people = await readPeople(tx, found.value.company.id)
    const target = people.find((person) => person.contactId === contactId)?.accountId
    if (target === undefined) return refuse('member-not-found')
    const allowed = mayChangeMember(people, { actor: call.caller.accountId, target, change })
    if (!allowed.ok) return allowed
    const isTarget = eq(companyMembers.accountId, target)
    if (change === null) await tx.delete(companyMembers).where(isTarget)
    else await tx.update(companyMembers).set({ role: change }).where(isTarget)
    return ok(null)
  })
}
