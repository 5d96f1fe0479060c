import { createHash } from 'node:crypto'
import { and, desc, eq, gt, inArray, lt, ne, type SQL } from 'drizzle-orm'
import type { DeviceNames } from '#domain/account/user-agent.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import type { Database, Queryable } from '#services/kernel/database/database.ts'
import { randomToken } from '#services/kernel/secrets/random-id.ts'
import { createSeal } from '#services/kernel/secrets/seal.ts'
import { confirmationExpiry, type Staff } from '#services/kernel/team/staff.ts'
import { accounts, payloads, staff, staffSessions } from '../identity-tables.ts'
import type { IdentityOptions } from '../options.ts'
import { endAccountSession } from '../sessions/account-sessions.ts'
import { tokenDigest } from '../sessions/payload-adapter.ts'
import { isMember, isMemberOfTeam } from './team-members.ts'

/** A desk session ends after twelve hours, or after one hour without a call to the team API. */
export const DESK_SESSION_SECONDS = 12 * 3_600
const IDLE_MS = 3_600_000
/** The last use is written at most once a minute. */
const USE_UPDATE_INTERVAL_MS = 60_000

type Dependencies = Pick<IdentityOptions, 'database' | 'clock'>

/**
 * Starts a session with a desk access token, which can only be used once, and returns the id for the browser. The
 * second factor has yet to be confirmed.
 */
export async function startStaffSession(
  { database, clock }: Dependencies,
  { accessToken, accountId, device }: { accessToken: string; accountId: string; device: DeviceNames },
): Promise<Result<string, 'staff-only' | 'unauthorized'>> {
  if (!(await isMemberOfTeam(database.db, accountId))) return refuse('staff-only')
  const id = randomToken(32)
  const now = clock()
  const started = await database.db
    .insert(staffSessions)
    .values({
      idDigest: hashSessionId(id),
      tokenDigest: tokenDigest(accessToken),
      sealedToken: createSeal([id], 'desk sessions').seal(accessToken),
      accountId,
      startedAt: now,
      usedAt: now,
      browser: device.browser,
      system: device.system,
    })
    .onConflictDoNothing()
    .returning({ id: staffSessions.idDigest })
  return started.length > 0 ? ok(id) : refuse('unauthorized')
}

/** Returns a browser's session with its access token, or null if it has ended. */
export async function openStaffSession({ database, clock }: Dependencies, id: string) {
  const session = await findActiveSession(database.db, eq(staffSessions.idDigest, hashSessionId(id)), clock())
  if (!session) return null
  const accessToken = createSeal([id], 'desk sessions').open(session.sealedToken)
  return accessToken === null ? null : { ...session, accessToken }
}

/**
 * Resolves the team member of an access token. Roles are read at each call, so removing one takes effect immediately.
 */
export async function authenticateStaff(
  { database, clock }: Dependencies,
  accessToken: string,
  purpose: 'work' | 'watch' = 'work',
): Promise<Result<Staff, 'unauthenticated' | 'second-factor-required'>> {
  const now = clock()
  const matchesToken = eq(staffSessions.tokenDigest, tokenDigest(accessToken))
  const session = await findActiveSession(database.db, matchesToken, now)
  if (!session) return refuse('unauthenticated')
  const { accountId, roles, confirmedAt } = session
  if (confirmedAt === null) return refuse('second-factor-required')
  if (purpose === 'work' && now.getTime() - session.usedAt.getTime() >= USE_UPDATE_INTERVAL_MS)
    await database.db.update(staffSessions).set({ usedAt: now }).where(matchesToken)
  return ok({ accountId, roles, confirmedAt })
}

/** Returns a session that matches a condition, if neither it nor its access token has ended. */
export async function findActiveSession(queryable: Queryable, condition: SQL, now: Date) {
  const [session] = await selectActiveSessions(queryable, condition, now)
  return session ?? null
}

function selectActiveSessions(queryable: Queryable, condition: SQL | undefined, now: Date) {
  return queryable
    .select({
      idDigest: staffSessions.idDigest,
      sealedToken: staffSessions.sealedToken,
      accountId: staffSessions.accountId,
      startedAt: staffSessions.startedAt,
      usedAt: staffSessions.usedAt,
      confirmedAt: staffSessions.confirmedAt,
      browser: staffSessions.browser,
      system: staffSessions.system,
      /** The secret that is being set up in this session. */
      newSecret: staffSessions.sealedSecret,
      email: accounts.email,
      language: accounts.language,
      name: staff.name,
      roles: staff.roles,
      /** The secret of the one-time codes, or null if they are not set up. */
      secret: staff.sealedSecret,
      /** The access token, which names the identity provider's session in which the member signed in. */
      token: payloads.payload,
    })
    .from(staffSessions)
    .innerJoin(staff, eq(staff.accountId, staffSessions.accountId))
    .innerJoin(accounts, eq(accounts.id, staffSessions.accountId))
    .innerJoin(payloads, and(eq(payloads.model, 'AccessToken'), eq(payloads.id, staffSessions.tokenDigest)))
    .where(
      and(
        condition,
        isMember,
        gt(payloads.expiresAt, now),
        gt(staffSessions.usedAt, new Date(now.getTime() - IDLE_MS)),
        gt(staffSessions.startedAt, new Date(now.getTime() - DESK_SESSION_SECONDS * 1000)),
      ),
    )
    .$dynamic()
}

/** Returns a member's sessions, most recently used first. */
export async function listStaffSessions({ database, clock }: Dependencies, accountId: string) {
  const activeSessions = selectActiveSessions(database.db, eq(staffSessions.accountId, accountId), clock())
  return activeSessions.orderBy(desc(staffSessions.usedAt))
}

/**
 * Returns whether an account's owner may change how they sign in, in a session of the shop. Team members may only do so
 * while the second factor, confirmed at the desk in the same browser, is recent. Otherwise the password alone would
 * give access to the desk.
 */
export async function canChangeSignIn(
  options: Dependencies,
  { accountId, sessionUid }: { accountId: string; sessionUid: string },
): Promise<boolean> {
  if (!(await isMemberOfTeam(options.database.db, accountId))) return true
  const now = options.clock()
  const sessions = await listStaffSessions(options, accountId)
  return sessions.some(
    ({ confirmedAt, token }) =>
      confirmedAt !== null && now <= confirmationExpiry({ confirmedAt }) && token.sessionUid === sessionUid,
  )
}

/** Ends a browser's session and its session at the identity provider. */
export function endStaffSession(options: Dependencies, id: string): Promise<void> {
  return endStaffSessions(options, eq(staffSessions.idDigest, hashSessionId(id)), null)
}

/** Ends a member's session with the digest `target` or, if that is null, all sessions but the current one. */
export function endOwnSessions(
  options: Dependencies,
  own: { accountId: string; idDigest: string; token: Record<string, unknown> },
  target: string | null,
): Promise<void> {
  const isOther = ne(staffSessions.idDigest, own.idDigest)
  const isChosen = target === null ? isOther : eq(staffSessions.idDigest, target)
  // A browser may have several sessions that share its provider session. The provider session of the current session is
  // not ended.
  const preservedSessionUid = target === own.idDigest ? null : own.token.sessionUid
  return endStaffSessions(
    options,
    and(eq(staffSessions.accountId, own.accountId), isChosen),
    preservedSessionUid,
  )
}

async function endStaffSessions(
  { database, clock }: Dependencies,
  condition: SQL | undefined,
  preservedSessionUid: unknown,
): Promise<void> {
  await database.db.transaction(async (tx) => {
    const activeSessions = await selectActiveSessions(tx, condition, clock())
    const ended = await tx
      .delete(staffSessions)
      .where(condition)
      .returning({ tokenDigest: staffSessions.tokenDigest })
    const digests = ended.map(({ tokenDigest: digest }) => digest)
    if (digests.length > 0)
      await tx.delete(payloads).where(and(eq(payloads.model, 'AccessToken'), inArray(payloads.id, digests)))
    for (const { accountId, token } of activeSessions) {
      if (typeof token.sessionUid === 'string' && token.sessionUid !== preservedSessionUid)
        await endAccountSession(tx, { accountId, uid: token.sessionUid })
    }
  })
}

export async function removeEndedStaffSessions({ db }: Pick<Database, 'db'>, now: Date): Promise<void> {
  const limit = new Date(now.getTime() - DESK_SESSION_SECONDS * 1000)
  await db.delete(staffSessions).where(lt(staffSessions.startedAt, limit))
}

function hashSessionId(id: string): string {
  return createHash('sha256').update(id).digest('base64url')
}
