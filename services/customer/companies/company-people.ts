import { eq } from 'drizzle-orm'
import { type CompanyRole, mayChangeMember } from '#domain/company/company-members.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import type { Database, Queryable } from '#services/kernel/database/database.ts'
import { companyMembers } from '../customer-tables.ts'
import { type CompanyCall, lockOwnCompany } from './company-call.ts'
import { type CompanyMailOptions, mailOwners, mailPeople, readPersonName } from './company-mail.ts'
import { type CompanyRow, readPeople } from './company-rows.ts'

type Refusal = 'company-not-found' | 'member-not-found' | 'owner-only' | 'last-owner'

/**
 * Changes the role of a person in the caller's company, or removes them if the role is null. Callers may remove
 * themselves.
 */
export async function changeMember(
  options: CompanyMailOptions & { database: Database },
  call: CompanyCall,
  contactId: string,
  change: CompanyRole | null,
): Promise<Result<null, Refusal>> {
  return options.database.db.transaction(async (tx) => {
    const found = await lockOwnCompany(tx, call)
    if (!found.ok) return found
    const people = await readPeople(tx, found.value.company.id)
    const target = people.find((person) => person.contactId === contactId)?.accountId
    if (target === undefined) return refuse('member-not-found')
    const allowed = mayChangeMember(people, { actor: call.caller.accountId, target, change })
    if (!allowed.ok) return allowed
    const isTarget = eq(companyMembers.accountId, target)
    if (change !== null) {
      await tx.update(companyMembers).set({ role: change }).where(isTarget)
      return ok(null)
    }
    await tx.delete(companyMembers).where(isTarget)
    await mailRemoval(tx, options, { company: found.value.company, target, call })
    return ok(null)
  })
}

/** Emails the person who was removed, or the owners if a member has left. */
async function mailRemoval(
  tx: Queryable,
  options: CompanyMailOptions,
  { company, target, call: { caller, now } }: { company: CompanyRow; target: string; call: CompanyCall },
): Promise<void> {
  const event = now.toISOString()
  if (target !== caller.accountId) {
    const news = { kind: 'account-company-removed', event, path: '/contact?topic=trade' } as const
    await mailPeople(tx, options, { ...news, company, accountIds: [target] })
    return
  }
  const inviter = await readPersonName(tx, caller)
  await mailOwners(tx, options, {
    kind: 'account-company-people',
    change: 'left',
    event,
    inviter,
    company,
    actor: target,
  })
}
