import { ok, type Result, refuse } from '#domain/result.ts'
import type { Queryable } from '#services/kernel/database/database.ts'
import type { Caller } from '../caller.ts'
import { findGrantedMembership, lockCompany, type Membership } from './company-rows.ts'

export type CompanyCall = { caller: Omit<Caller, 'accessToken'>; now: Date }

/** Locks the caller's company until the end of the transaction. */
export async function lockOwnCompany(
  tx: Queryable,
  { caller }: CompanyCall,
): Promise<Result<Membership, 'company-not-found'>> {
  const found = await findGrantedMembership({ db: tx }, caller)
  if (!found || !(await lockCompany(tx, found.company.id))) return refuse('company-not-found')
  // Reads the membership again, since the caller may have been removed while waiting for the lock.
  const current = await findGrantedMembership({ db: tx }, caller)
  return current && current.company.id === found.company.id ? ok(current) : refuse('company-not-found')
}

/** Like `lockOwnCompany`, but for actions reserved for owners. */
export async function lockOwnedCompany(tx: Queryable, call: CompanyCall): Promise<OwnedCompany> {
  const found = await lockOwnCompany(tx, call)
  return found.ok && found.value.member.role !== 'owner' ? refuse('owner-only') : found
}

/** Like `lockOwnedCompany`, but without a lock, for checks that may take a long time. */
export async function findOwnedCompany(db: Queryable, { caller }: CompanyCall): Promise<OwnedCompany> {
  const found = await findGrantedMembership({ db }, caller)
  if (!found) return refuse('company-not-found')
  return found.member.role === 'owner' ? ok(found) : refuse('owner-only')
}

type OwnedCompany = Result<Membership, 'company-not-found' | 'owner-only'>
