import { createHash } from 'node:crypto'
import { and, asc, eq, gt, lt, sql } from 'drizzle-orm'
import type { CompanyInvitation, OpenCompanyInvitation } from '#contracts/company-account.ts'
import { customerKey } from '#domain/account/email-address.ts'
import { COMPANY_INVITATION_DAYS, mayInvite, mayJoin } from '#domain/company/company-members.ts'
import { sanitizeInviterName } from '#domain/list/inviter-name.ts'
import { localePath } from '#domain/market/locale.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import type { Database, Queryable } from '#services/kernel/database/database.ts'
import type { RateLimit } from '#services/kernel/rate-limit.ts'
import { randomToken } from '#services/kernel/secrets/random-id.ts'
import { companies, companyInvitations, companyMembers } from '../customer-tables.ts'
import type { CustomerOptions } from '../options.ts'
import { lockCustomer } from '../people/customer-rows.ts'
import { type CompanyCall, findOwnedCompany, lockOwnedCompany } from './company-call.ts'
import { mailOwners, readPersonName } from './company-mail.ts'
import { findMembership, lockCompany, type Membership, readPeople } from './company-rows.ts'

type InvitationRow = typeof companyInvitations.$inferSelect
type Options = Pick<
  CustomerOptions,
  'database' | 'limiter' | 'shop' | 'shopUrl' | 'sendMail' | 'findMailboxes'
>

const DAY_MS = 86_400_000
/** More invitations than a new company needs for all its members. */
const COMPANY_LIMIT: RateLimit = { limit: 60, windowSeconds: 86_400 }
/** Prevents many companies from flooding an address with invitations. */
const EMAIL_LIMIT: RateLimit = { limit: 5, windowSeconds: 86_400 }

type SendResult =
  | Result<
      { id: string; isNew: boolean },
      | 'company-not-found'
      | 'owner-only'
      | 'company-not-approved'
      | 'people-full'
      | 'already-member'
      | 'invitation-not-found'
    >
  | { ok: false; code: 'too-many-requests'; retryAfterSeconds: number }

export async function inviteColleague(
  options: Options,
  call: CompanyCall,
  { email, ...locale }: CompanyInvitation,
): Promise<SendResult> {
  const { db } = options.database
  const found = await findOwnedCompany(db, call)
  if (!found.ok) return found
  const people = await readPeople(db, found.value.company.id)
  const mailboxes = await options.findMailboxes(people.map(({ accountId }) => accountId))
  const isMember = [...mailboxes.values()].some((known) => known.email.toLowerCase() === email.toLowerCase())
  return isMember ? refuse('already-member') : send(options, call, { email }, locale)
}

/** Sends an invitation again with a new link. */
export async function resendInvitation(
  options: Options,
  call: CompanyCall,
  id: string,
  locale: Locale,
): Promise<SendResult> {
  return send(options, call, { id }, locale)
}

type Locale = Pick<CompanyInvitation, 'language' | 'country'>
type InvitationTarget = { email: string } | { id: string }

async function send(
  { database, limiter, shop, shopUrl, sendMail }: Options,
  call: CompanyCall,
  target: InvitationTarget,
  { language, country }: Locale,
): Promise<SendResult> {
  const { caller, now } = call
  // Check without a lock first, since the limits are counted outside the transaction.
  const found = await findOwnedCompany(database.db, call)
  const prepared = found.ok ? await prepare(database.db, found.value, target, now) : found
  if (!prepared.ok || prepared.value.isInvited) return toSendResult(prepared)
  const { email } = prepared.value
  for (const [key, rule] of [
    [`company invitations ${prepared.value.company.id}`, COMPANY_LIMIT],
    [`company invitation to ${customerKey(email)}`, EMAIL_LIMIT],
  ] as const) {
    const admitted = await limiter.admit(key, rule)
    if (!admitted.ok) return admitted
  }
  const inviter = await readPersonName(database.db, caller)
  return database.db.transaction(async (tx) => {
    const found = await lockOwnedCompany(tx, call)
    const prepared = found.ok ? await prepare(tx, found.value, target, now) : found
    if (!prepared.ok || prepared.value.isInvited) return toSendResult(prepared)
    const { company, earlier } = prepared.value
    const token = randomToken(24)
    const values = {
      tokenHash: hashToken(token),
      invitedAt: now,
      expiresAt: new Date(now.getTime() + COMPANY_INVITATION_DAYS * DAY_MS),
    }
    const [row] = earlier
      ? await tx
          .update(companyInvitations)
          .set(values)
          .where(eq(companyInvitations.id, earlier.id))
          .returning()
      : await tx
          .insert(companyInvitations)
          .values({ companyId: company.id, email, ...values })
          .returning()
    if (!row) throw new Error('An invitation was not stored')
    await sendMail(tx, {
      kind: 'account-company-invitation',
      letter: `company invitation ${values.tokenHash}`,
      to: email,
      shop: { name: shop.name, url: shopUrl },
      language,
      inviter,
      company: sanitizeInviterName(company.name) || shop.name,
      url: shopUrl + localePath({ language, country }, `/company/invitation/${token}`),
    })
    return ok({ id: row.id, isNew: true })
  })
}

type PreparedInvitation = {
  company: Membership['company']
  email: string
  earlier: InvitationRow | undefined
  /** Whether the address has an open invitation. Inviting it again does not send another email. */
  isInvited: boolean
}

/** Checks whether an invitation is allowed and prepares its data. */
async function prepare(
  tx: Queryable,
  found: Membership,
  target: InvitationTarget,
  now: Date,
): Promise<
  Result<PreparedInvitation, 'company-not-approved' | 'people-full' | 'owner-only' | 'invitation-not-found'>
> {
  const { company, member } = found
  const matchesTarget =
    'id' in target
      ? isInvitation(found, target.id)
      : and(
          eq(companyInvitations.companyId, company.id),
          sql`lower(${companyInvitations.email}) = ${target.email.toLowerCase()}`,
        )
  const [earlier] = await tx.select().from(companyInvitations).where(matchesTarget)
  const email = 'email' in target ? target.email : earlier?.email
  if (email === undefined) return refuse('invitation-not-found')
  const isInvited = 'email' in target && earlier !== undefined && earlier.expiresAt > now
  const open = await readInvitations({ db: tx }, company.id, now)
  const others = open.filter(({ id }) => id !== earlier?.id).length
  const people = (await readPeople(tx, company.id)).length + others
  const allowed = mayInvite({ role: member.role, standing: company.standing, people })
  return allowed.ok ? ok({ company, email, earlier, isInvited }) : allowed
}

function toSendResult<Code extends string>(
  prepared: Result<PreparedInvitation, Code>,
): Result<{ id: string; isNew: boolean }, Code | 'invitation-not-found'> {
  if (!prepared.ok) return prepared
  const { earlier } = prepared.value
  return earlier ? ok({ id: earlier.id, isNew: false }) : refuse('invitation-not-found')
}

/** Revokes an invitation. A missing invitation is not an error. */
export async function revokeInvitation(
  { database }: Options,
  call: CompanyCall,
  id: string,
): Promise<Result<null, 'company-not-found' | 'owner-only'>> {
  return database.db.transaction(async (tx) => {
    const found = await lockOwnedCompany(tx, call)
    if (!found.ok) return found
    await tx.delete(companyInvitations).where(isInvitation(found.value, id))
    return ok(null)
  })
}

const isInvitation = ({ company }: Membership, id: string) =>
  and(eq(companyInvitations.companyId, company.id), eq(companyInvitations.id, id))

/** Returns a company's open invitations, oldest first. */
export async function readInvitations(
  { db }: { db: Queryable },
  companyId: string,
  now: Date,
): Promise<InvitationRow[]> {
  return db
    .select()
    .from(companyInvitations)
    .where(and(eq(companyInvitations.companyId, companyId), gt(companyInvitations.expiresAt, now)))
    .orderBy(asc(companyInvitations.invitedAt), asc(companyInvitations.id))
}

/** Returns an invitation's details and whether the caller can accept it, or null if it is no longer open. */
export async function openInvitation(
  { db }: Database,
  { caller, now }: CompanyCall,
  token: string,
): Promise<OpenCompanyInvitation | null> {
  const invitation = await findInvitation(db, token, now)
  if (!invitation) return null
  const current = await findMembership({ db }, caller.accountId)
  const outcome = mayJoin({ ...invitation, ...caller, currentCompanyId: current?.company.id ?? null })
  return {
    companyName: invitation.companyName,
    isMember: current?.company.id === invitation.companyId,
    refusal: outcome.ok ? null : outcome.code,
  }
}

/** Adds the caller to the inviting company, invalidates the link, and emails the owners. */
export async function acceptInvitation(
  options: Options,
  { caller, now }: CompanyCall,
  token: string,
): Promise<
  Result<null, 'invitation-not-found' | 'invitation-for-other' | 'email-unverified' | 'other-company'>
> {
  return options.database.db.transaction(async (tx) => {
    await lockCustomer(tx, caller.accountId, now)
    const companyId = (await findInvitation(tx, token, now))?.companyId
    const company = companyId === undefined ? null : await lockCompany(tx, companyId)
    if (!company) return refuse('invitation-not-found')
    const invitation = await findInvitation(tx, token, now)
    if (!invitation) return refuse('invitation-not-found')
    const currentCompanyId = (await findMembership({ db: tx }, caller.accountId))?.company.id ?? null
    const outcome = mayJoin({ ...invitation, ...caller, currentCompanyId })
    if (!outcome.ok) return outcome
    await tx.delete(companyInvitations).where(eq(companyInvitations.id, invitation.id))
    await tx
      .insert(companyMembers)
      .values({ accountId: caller.accountId, companyId: company.id, role: 'member', joinedAt: now })
      .onConflictDoNothing()
    await mailOwners(tx, options, {
      kind: 'account-company-people',
      change: 'joined',
      event: now.toISOString(),
      inviter: await readPersonName(tx, caller),
      company,
      actor: caller.accountId,
    })
    return ok(null)
  })
}

export async function removeOldInvitations({ db }: Database, now: Date): Promise<void> {
  await db.delete(companyInvitations).where(lt(companyInvitations.expiresAt, now))
}

async function findInvitation(tx: Queryable, token: string, now: Date) {
  const [found] = await tx
    .select({
      id: companyInvitations.id,
      invitedEmail: companyInvitations.email,
      companyId: companies.id,
      companyName: companies.name,
    })
    .from(companyInvitations)
    .innerJoin(companies, eq(companies.id, companyInvitations.companyId))
    .where(and(eq(companyInvitations.tokenHash, hashToken(token)), gt(companyInvitations.expiresAt, now)))
  return found ?? null
}

/** Returns the digest used to look up a secret. The secret is random, so an unkeyed digest reveals nothing. */
function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
