import { and, count, eq, lt, ne, sql } from 'drizzle-orm'
import type { ListInvitation, OpenInvitation } from '#contracts/list-sharing.ts'
import type { AccountMailRequest } from '#contracts/mail.ts'
import { customerKey } from '#domain/account/email-address.ts'
import type { House } from '#domain/house/house.ts'
import { sanitizeInviterName } from '#domain/list/inviter-name.ts'
import { LIST_INVITATION_DAYS, LIST_MEMBERS_MAX } from '#domain/list/list-limits.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import type { Database, Queryable } from '#services/kernel/database/database.ts'
import type { RateLimit, RateLimiter } from '#services/kernel/rate-limit.ts'
import { randomToken } from '#services/kernel/secrets/random-id.ts'
import { pageUrl } from '../../page-url.ts'
import { announceChange } from '../change-list.ts'
import { findListFor, type ListCall, type ListRow } from '../list-access.ts'
import { listMembers, lists } from '../lists-tables.ts'
import { hashToken } from './links.ts'

export type InvitationOptions = {
  database: Database
  requests: {
    limiter: RateLimiter
    house: Pick<House, 'name'>
    shopUrl: string
    /** Returns the address that an account has verified, or null if there is none or the account is unknown. */
    verifiedEmail(accountId: string): Promise<string | null>
  }
  /** Queues an email in a transaction, so that it is sent if and only if the invitation is stored. */
  sendInvitation(tx: Queryable, request: AccountMailRequest): Promise<void>
}
type MemberRow = typeof listMembers.$inferSelect

const DAY_MS = 86_400_000
/** More than the number of people in a project. */
const BY_ACCOUNT: RateLimit = { limit: 40, windowSeconds: 86_400 }
/** Protects an address from being flooded with invitations by many accounts. */
const BY_EMAIL: RateLimit = { limit: 5, windowSeconds: 86_400 }

/** Invites someone to edit a list, or resends the invitation with another link. */
export async function invite(
  { database: { db }, requests, sendInvitation }: InvitationOptions,
  call: ListCall,
  id: string,
  { email, language, country, from }: ListInvitation,
): Promise<
  | Result<{ memberId: string }, 'list-not-found' | 'list-not-yours' | 'list-fixed' | 'members-full'>
  | { ok: false; code: 'too-many-requests'; retryAfterSeconds: number }
> {
  const found = await findListFor(db, call, id, { role: 'owner' })
  if (!found.ok) return found
  if (found.value.purpose !== null) return refuse('list-fixed')
  for (const [key, rule] of [
    [`list invitations ${call.accountId}`, BY_ACCOUNT],
    [`list invitation to ${customerKey(email)}`, BY_EMAIL],
  ] as const) {
    const admitted = await requests.limiter.admit(key, rule)
    if (!admitted.ok) return admitted
  }
  const inviter =
    sanitizeInviterName(from) || ((await requests.verifiedEmail(call.accountId)) ?? requests.house.name)
  return db.transaction(async (tx) => {
    const found = await findListFor(tx, call, id, { role: 'owner', withLock: true })
    if (!found.ok) return found
    const list = found.value
    const isEmail = and(
      eq(listMembers.listId, list.id),
      sql`lower(${listMembers.email}) = ${email.toLowerCase()}`,
    )
    const [earlier] = await tx.select().from(listMembers).where(isEmail)
    if (earlier?.state === 'editor') return ok({ memberId: earlier.id })
    if (!earlier && !(await hasRoom(tx, list.id))) return refuse('members-full')
    const token = randomToken(24)
    const sent = { tokenHash: hashToken(token), invitedAt: call.now }
    const [member] = earlier
      ? await tx.update(listMembers).set(sent).where(eq(listMembers.id, earlier.id)).returning()
      : await tx
          .insert(listMembers)
          .values({ listId: list.id, email, ...sent })
          .returning()
    if (!member) throw new Error('The invitation was not stored')
    await tx.update(lists).set({ ownerName: from }).where(eq(lists.id, list.id))
    await announceChange(tx, call, list)
    await sendInvitation(tx, {
      kind: 'account-list-invitation',
      letter: `list invitation ${sent.tokenHash}`,
      to: email,
      shop: { name: requests.house.name, url: requests.shopUrl },
      language,
      inviter,
      url: pageUrl({ language, country }, `/lists/invitation/${token}`, requests.shopUrl),
    })
    return ok({ memberId: member.id })
  })
}

/** Returns what an invitation is for, or null if it was revoked, replaced or sent too long ago. */
export async function readInvitation(
  { db }: Database,
  token: string,
  now: Date,
): Promise<OpenInvitation | null> {
  const found = await findInvitation(db, token, now)
  if (!found) return null
  const { list, member } = found
  return { listName: list.name ?? '', from: list.ownerName, isAccepted: member.state === 'editor' }
}

/**
 * Adds the caller to the editors of a list. Nothing changes for its owner, or for someone who has already joined with
 * another address.
 */
export async function acceptInvitation(
  { db }: Database,
  call: ListCall,
  token: string,
  name: string,
): Promise<Result<{ listId: string }, 'invitation-not-found'>> {
  return db.transaction(async (tx) => {
    const invited = await findInvitation(tx, token, call.now)
    if (!invited) return refuse('invitation-not-found')
    const listId = invited.list.id
    await tx.select({ id: lists.id }).from(lists).where(eq(lists.id, listId)).for('no key update')
    const member = (await findInvitation(tx, token, call.now))?.member
    if (!member) return refuse('invitation-not-found')
    if (invited.list.accountId === call.accountId) return ok({ listId })
    if (member.state === 'editor')
      return member.accountId === call.accountId ? ok({ listId }) : refuse('invitation-not-found')
    const isTheirs = and(eq(listMembers.listId, listId), eq(listMembers.accountId, call.accountId))
    const joined = await tx.select({ id: listMembers.id }).from(listMembers).where(isTheirs)
    if (joined.length > 0) await tx.delete(listMembers).where(eq(listMembers.id, member.id))
    else {
      const set = { accountId: call.accountId, name, state: 'editor' } as const
      await tx.update(listMembers).set(set).where(eq(listMembers.id, member.id))
    }
    await announceChange(tx, call, invited.list)
    return ok({ listId })
  })
}

/** Removes an editor from a list, or revokes an invitation. Owners may remove anyone, and editors only themselves. */
export async function removeMember(
  { db }: Database,
  call: ListCall,
  id: string,
  memberId: string,
): Promise<Result<null, 'list-not-found' | 'list-not-yours'>> {
  return db.transaction(async (tx) => {
    const found = await findListFor(tx, call, id, { role: 'editor', withLock: true })
    if (!found.ok) return found
    const isMember = and(eq(listMembers.listId, found.value.id), eq(listMembers.id, memberId))
    const [member] = await tx.select().from(listMembers).where(isMember)
    if (!member) return ok(null)
    const isOwner = found.value.accountId === call.accountId
    if (!isOwner && member.accountId !== call.accountId) return refuse('list-not-yours')
    await tx.delete(listMembers).where(isMember)
    await announceChange(tx, call, found.value)
    return ok(null)
  })
}

export async function removeOldInvitations({ db }: Database, now: Date): Promise<void> {
  await db
    .delete(listMembers)
    .where(and(ne(listMembers.state, 'editor'), lt(listMembers.invitedAt, invitedSince(now))))
}

const invitedSince = (now: Date) => new Date(now.getTime() - LIST_INVITATION_DAYS * DAY_MS)

async function findInvitation(
  tx: Queryable,
  token: string,
  now: Date,
): Promise<{ list: ListRow; member: MemberRow } | null> {
  const [found] = await tx
    .select({ list: lists, member: listMembers })
    .from(listMembers)
    .innerJoin(lists, eq(lists.id, listMembers.listId))
    .where(eq(listMembers.tokenHash, hashToken(token)))
  if (!found || found.list.removedAt !== null) return null
  return found.member.state === 'editor' || found.member.invitedAt > invitedSince(now) ? found : null
}

async function hasRoom(tx: Queryable, listId: string): Promise<boolean> {
  const [row] = await tx.select({ members: count() }).from(listMembers).where(eq(listMembers.listId, listId))
  return (row?.members ?? 0) < LIST_MEMBERS_MAX
}
