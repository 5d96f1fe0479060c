import { eq } from 'drizzle-orm'
import { type Context, Hono } from 'hono'
import type { z } from 'zod'
import type { IdentityRefusalCode } from '#contracts/identity.ts'
import { type SecondFactorPage, type secondFactorGiven, secondFactorStep } from '#contracts/identity-desk.ts'
import { newPasskey, passkeyProof } from '#contracts/passkeys.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import { hasSecondFactor } from '#domain/team/second-factors.ts'
import type { Queryable } from '#services/kernel/database/database.ts'
import { staffSessions } from '../identity-tables.ts'
import { resolveEmailLanguage } from '../links/emails.ts'
import { createFactorNotifier } from '../links/factor-notices.ts'
import type { IdentityOptions } from '../options.ts'
import { createCreationOptions, verifyCreatedPasskey } from '../passkeys/create-passkey.ts'
import { acceptPasskey, createRequestOptions } from '../passkeys/use-passkey.ts'
import type { Refuse } from '../refuse.ts'
import { getNewSecret, openSecret } from '../staff/new-secret.ts'
import { acceptMemberCode, readSecondFactors, setUpCode, setUpPasskey } from '../staff/second-factor.ts'
import { findActiveSession } from '../staff/staff-sessions.ts'
import { openTicket } from '../staff/tickets.ts'
import type { Throttle } from '../throttle.ts'
import { readVisitorKey } from './sign-in-routes.ts'

type Session = NonNullable<Awaited<ReturnType<typeof findActiveSession>>>
type SecondFactorEnv = { Variables: { session: Session; returnTo: string } }
type FactorResult = Result<string[], IdentityRefusalCode>

/** The calls of the page on which a session's second factor is set up or confirmed (`contracts/identity-desk.ts`). */
export function secondFactorRoutes(
  options: IdentityOptions,
  { refused, throttle }: { refused: Refuse; throttle: Throttle },
): Hono<SecondFactorEnv> {
  const { database, clock, secretSeal: seal } = options
  const notify = createFactorNotifier(options)
  const app = new Hono<SecondFactorEnv>()

  // This pattern also matches the path of the ticket itself.
  app.use('/:ticket/*', async (context, next) => {
    const ticket = openTicket(options, context.req.param('ticket'))
    const session = ticket && (await findActiveSession(database.db, matchesSession(ticket.session), clock()))
    if (!session) return refused(context, 'interaction-not-found')
    context.set('session', session)
    context.set('returnTo', ticket.returnTo)
    return next()
  })

  app.get('/:ticket', async (context) => {
    const { session, returnTo } = context.var
    const { accountId, email, idDigest } = session
    const factors = await readSecondFactors(database.db, accountId)
    const isNew = !hasSecondFactor(factors)
    const code = isNew ? await getNewSecret(options, session) : null
    const owner = { id: accountId, email }
    const use = 'second-factor'
    return context.json({
      email,
      returnTo,
      setUp: code && {
        code,
        passkey: await createCreationOptions(options, { owner, use, purpose: `new-passkey:${idDigest}` }),
      },
      hasCode: factors.hasCode,
      passkey:
        factors.passkeys > 0
          ? await createRequestOptions(options, { accountId, use, purpose: `second-factor:${idDigest}` })
          : null,
    } satisfies SecondFactorPage)
  })

  app.post('/:ticket', async (context) => {
    const { code } = secondFactorStep.parse(await context.req.json())
    return attempt(context, (session) =>
      database.db.transaction(async (tx) =>
        confirmIfAccepted(tx, session, await submitCode(tx, session, code, context)),
      ),
    )
  })

  app.post('/:ticket/passkey', async (context) => {
    const { used } = passkeyProof.parse(await context.req.json())
    return attempt(context, async (session) => {
      const { accountId, idDigest } = session
      const purpose = `second-factor:${idDigest}` as const
      const accepted = await acceptPasskey(options, used, { use: 'second-factor', accountId, purpose })
      return accepted.ok ? confirmIfAccepted(database.db, session, ok([])) : accepted
    })
  })

  app.post('/:ticket/new-passkey', async (context) => {
    const { name, created } = newPasskey.parse(await context.req.json())
    return attempt(context, async (session) => {
      const verified = await verifyCreatedPasskey(options, created, `new-passkey:${session.idDigest}`)
      if (!verified.ok) return verified
      const passkey = { name, credential: verified.value, now: clock(), order: 'first' } as const
      return database.db.transaction(async (tx) => {
        const outcome = await setUpPasskey(tx, session.accountId, passkey)
        if (outcome.ok) await notify(tx, context, session, { kind: 'factor-added', factor: 'passkey' })
        return confirmIfAccepted(tx, session, outcome)
      })
    })
  })

  async function attempt(
    context: Context<SecondFactorEnv>,
    submit: (session: Session) => Promise<FactorResult>,
  ): Promise<Response> {
    const { session, returnTo } = context.var
    const retryAfterSeconds = await throttle('second-factor', {
      visitor: readVisitorKey(context),
      target: session.accountId,
    })
    if (retryAfterSeconds !== null) return refused(context, 'too-many-attempts', retryAfterSeconds)
    const language = await resolveEmailLanguage(options, session.accountId, session.language)
    const result = await submit({ ...session, language })
    if (!result.ok) return refused(context, result.code)
    return context.json({ returnTo, recoveryCodes: result.value } satisfies z.infer<typeof secondFactorGiven>)
  }

  async function confirmIfAccepted(
    tx: Queryable,
    { idDigest }: Session,
    result: FactorResult,
  ): Promise<FactorResult> {
    const now = clock()
    const confirmed = { confirmedAt: now, usedAt: now, sealedSecret: null }
    if (result.ok) await tx.update(staffSessions).set(confirmed).where(matchesSession(idDigest))
    return result
  }

  async function submitCode(
    tx: Queryable,
    session: Session,
    code: string,
    context: Context,
  ): Promise<FactorResult> {
    const { accountId, newSecret } = session
    const given = { accountId, code, now: clock() }
    if (!hasSecondFactor(await readSecondFactors(tx, accountId))) {
      const secret = openSecret(seal, newSecret)
      if (secret === null) return refuse('code-wrong')
      const outcome = await setUpCode(tx, given, { secret, seal, order: 'first' })
      if (outcome.ok) await notify(tx, context, session, { kind: 'factor-added', factor: 'code' })
      return outcome
    }
    const accepted = await acceptMemberCode(tx, options, given)
    if (accepted === 'recovery') await notify(tx, context, session, { kind: 'recovery-code-used' })
    return accepted === null ? refuse('code-wrong') : ok([])
  }
  return app
}

function matchesSession(idDigest: string) {
  return eq(staffSessions.idDigest, idDigest)
}
