import { and, eq, isNull } from 'drizzle-orm'
import { Hono } from 'hono'
import type { z } from 'zod'
import { type SecondFactorPage, type secondFactorGiven, secondFactorStep } from '#contracts/identity-desk.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import type { Queryable } from '#services/kernel/database/database.ts'
import { staffSessions } from '../identity-tables.ts'
import type { IdentityOptions } from '../options.ts'
import type { Refuse } from '../refuse.ts'
import { visitorOf } from '../sign-in/sign-in-routes.ts'
import type { Throttle } from '../throttle.ts'
import { createSecret, secretUri } from './one-time-code.ts'
import { acceptSecondFactor, setUpSecondFactor } from './second-factor.ts'
import { findLivingSession } from './staff-sessions.ts'
import { openTicket } from './tickets.ts'

type Session = NonNullable<Awaited<ReturnType<typeof findLivingSession>>>
type Bound = { Variables: { session: Session; returnTo: string } }

/** The page on which the second factor of a session is set up or given (`contracts/identity-desk.ts`). */
export function secondFactorRoutes(
  options: IdentityOptions,
  { refused, throttle }: { refused: Refuse; throttle: Throttle },
): Hono<Bound> {
  const { database, clock, secretSeal: seal, shopName: issuer } = options
  const app = new Hono<Bound>()

  app.use('/:ticket', async (context, next) => {
    const ticket = openTicket(options, context.req.param('ticket'))
    const session = ticket && (await findLivingSession(database.db, isSession(ticket.session), clock()))
    if (!session) return refused(context, 'interaction-not-found')
    context.set('session', session)
    context.set('returnTo', ticket.returnTo)
    return next()
  })

  app.get('/:ticket', async (context) => {
    const { session, returnTo } = context.var
    const secret = session.secret === null ? await newSecretOf(session) : null
    return context.json({
      email: session.email,
      returnTo,
      newSecret:
        secret === null ? null : { secret, uri: secretUri(secret, { issuer, email: session.email }) },
    } satisfies SecondFactorPage)
  })

  app.post('/:ticket', async (context) => {
    const { code } = secondFactorStep.parse(await context.req.json())
    const { session, returnTo } = context.var
    const { accountId, idDigest } = session
    const wait = await throttle('second-factor', { visitor: visitorOf(context), target: accountId })
    if (wait !== null) return refused(context, 'too-many-attempts', wait)
    const now = clock()
    const given = await database.db.transaction(async (tx) => {
      const checked = await check(tx, session, { accountId, code, now })
      if (checked.ok)
        await tx
          .update(staffSessions)
          .set({ confirmedAt: now, usedAt: now, sealedSecret: null })
          .where(isSession(idDigest))
      return checked
    })
    if (!given.ok) return refused(context, given.code)
    return context.json({ returnTo, recoveryCodes: given.value } satisfies z.infer<typeof secondFactorGiven>)
  })

  async function check(
    tx: Queryable,
    { secret: sealed, newSecret }: Session,
    given: { accountId: string; code: string; now: Date },
  ): Promise<Result<string[], 'code-wrong'>> {
    const secret = opened(sealed ?? newSecret)
    if (secret === null) return refuse('code-wrong')
    if (sealed === null) return setUpSecondFactor(tx, given, { secret, seal })
    return (await acceptSecondFactor(tx, given, { sealed, secret, seal })) ? ok([]) : refuse('code-wrong')
  }

  /** The secret to set up, which stays the same while the page is reloaded. */
  async function newSecretOf({ idDigest, newSecret }: Session): Promise<string | null> {
    if (newSecret !== null) return opened(newSecret)
    const created = createSecret()
    const stored = await database.db
      .update(staffSessions)
      .set({ sealedSecret: seal.seal(created) })
      .where(and(isSession(idDigest), isNull(staffSessions.sealedSecret)))
      .returning({ id: staffSessions.idDigest })
    if (stored.length > 0) return created
    const session = await findLivingSession(database.db, isSession(idDigest), clock())
    return opened(session?.newSecret ?? null)
  }

  function opened(sealed: string | null): string | null {
    if (sealed === null) return null
    const secret = seal.open(sealed)
    if (secret === null) throw new Error('The secrets of this shop do not open the secret of a one-time code')
    return secret
  }
  return app
}

function isSession(idDigest: string) {
  return eq(staffSessions.idDigest, idDigest)
}
