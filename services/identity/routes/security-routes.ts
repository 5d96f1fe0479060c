import { eq } from 'drizzle-orm'
import { type Context, Hono } from 'hono'
import type { z } from 'zod'
import {
  DESK_SESSION_HEADER,
  type DeskSecurity,
  type newCodeSecret,
  type newRecoveryCodes,
  secondFactorStep,
} from '#contracts/identity-desk.ts'
import { newPasskey, type PasskeyCreation, renamedPasskey } from '#contracts/passkeys.ts'
import { confirmationExpiry } from '#services/kernel/team/staff.ts'
import { lockAccount } from '../accounts/accounts.ts'
import { staffSessions } from '../identity-tables.ts'
import { resolveEmailLanguage } from '../links/emails.ts'
import { createFactorNotifier } from '../links/factor-notices.ts'
import type { IdentityOptions } from '../options.ts'
import { createCreationOptions, verifyCreatedPasskey } from '../passkeys/create-passkey.ts'
import { listPasskeys, renamePasskey, toPasskeys } from '../passkeys/passkeys.ts'
import { getRelyingParty } from '../passkeys/relying-party.ts'
import type { Refuse } from '../refuse.ts'
import { getNewSecret, openSecret } from '../staff/new-secret.ts'
import { countRecoveryCodes, replaceRecoveryCodes } from '../staff/recovery-codes.ts'
import { readSecondFactors, removeFactor, setUpCode, setUpPasskey } from '../staff/second-factor.ts'
import { endOwnSessions, listStaffSessions, openStaffSession } from '../staff/staff-sessions.ts'
import type { Throttle } from '../throttle.ts'
import { readVisitorKey } from './sign-in-routes.ts'

type Session = NonNullable<Awaited<ReturnType<typeof openStaffSession>>>
type SecurityEnv = { Variables: { session: Session } }
const use = 'second-factor'

/** The calls for a member's own second factors, recovery codes and sessions (`contracts/identity-desk.ts`). */
export function securityRoutes(
  options: IdentityOptions,
  { refused, throttle }: { refused: Refuse; throttle: Throttle },
): Hono<SecurityEnv> {
  const { database, clock, secretSeal: seal } = options
  const notify = createFactorNotifier(options)
  const app = new Hono<SecurityEnv>()

  app.use(async (context, next) => {
    const session = await openStaffSession(options, context.req.header(DESK_SESSION_HEADER) ?? '')
    if (!session || session.confirmedAt === null) return refused(context, 'unauthorized')
    context.set('session', session)
    return next()
  })

  app.get('/', async (context) => {
    const { accountId, idDigest } = context.var.session
    const [factors, passkeys, recoveryCodesLeft, sessions] = await Promise.all([
      readSecondFactors(database.db, accountId),
      listPasskeys(database.db, { accountId, use }),
      countRecoveryCodes(database.db, accountId),
      listStaffSessions(options, accountId),
    ])
    return context.json({
      hasCode: factors.hasCode,
      passkeys: toPasskeys(passkeys),
      recoveryCodesLeft,
      mayAddPasskey: getRelyingParty(options) !== null,
      sessions: sessions.map(({ idDigest: id, browser, system, startedAt, usedAt }) => ({
        id,
        browser,
        system,
        startedAt: startedAt.toISOString(),
        usedAt: usedAt.toISOString(),
        isCurrent: id === idDigest,
      })),
    } satisfies DeskSecurity)
  })

  app.delete('/sessions/:id', async (context) => {
    await endOwnSessions(options, context.var.session, context.req.param('id'))
    return context.body(null, 204)
  })

  app.delete('/other-sessions', async (context) => {
    await endOwnSessions(options, context.var.session, null)
    return context.body(null, 204)
  })

  app.patch('/passkeys/:id', async (context) => {
    const { name } = renamedPasskey.parse(await context.req.json())
    const { accountId } = context.var.session
    await renamePasskey(database.db, { accountId, use, id: context.req.param('id'), name })
    return context.body(null, 204)
  })

  // The calls below add or remove a second factor. The member is notified in the language chosen for emails.
  app.use(async (context, next) => {
    const { session } = context.var
    const { confirmedAt, accountId } = session
    if (confirmedAt === null || clock() > confirmationExpiry({ confirmedAt }))
      return refused(context, 'confirmation-required')
    const language = await resolveEmailLanguage(options, accountId, session.language)
    context.set('session', { ...session, language })
    return next()
  })

  app.post('/passkey-creations', async (context) => {
    const { accountId: id, email, idDigest } = context.var.session
    const purpose = `new-passkey:${idDigest}` as const
    const creation = await createCreationOptions(options, { owner: { id, email }, use, purpose })
    return creation
      ? context.json(creation satisfies PasskeyCreation, 201)
      : refused(context, 'passkey-refused')
  })

  app.post('/passkeys', async (context) => {
    const { name, created } = newPasskey.parse(await context.req.json())
    const { session } = context.var
    const { accountId, idDigest } = session
    const verified = await verifyCreatedPasskey(options, created, `new-passkey:${idDigest}`)
    if (!verified.ok) return refused(context, verified.code)
    const passkey = { name, credential: verified.value, now: clock(), order: 'another' } as const
    const added = await database.db.transaction(async (tx) => {
      const outcome = await setUpPasskey(tx, accountId, passkey)
      if (outcome.ok) await notify(tx, context, session, { kind: 'factor-added', factor: 'passkey' })
      return outcome
    })
    return added.ok ? context.body(null, 204) : refused(context, added.code)
  })

  app.delete('/passkeys/:id', (context) => remove(context, { kind: 'passkey', id: context.req.param('id') }))

  app.post('/code-secrets', async (context) => {
    const { session } = context.var
    const secret = session.secret === null ? await getNewSecret(options, session) : null
    return secret
      ? context.json(secret satisfies z.infer<typeof newCodeSecret>, 201)
      : refused(context, 'code-wrong')
  })

  app.post('/codes', async (context) => {
    const { code } = secondFactorStep.parse(await context.req.json())
    const { session } = context.var
    const { accountId, newSecret } = session
    const retryAfterSeconds = await throttle('second-factor', {
      visitor: readVisitorKey(context),
      target: accountId,
    })
    if (retryAfterSeconds !== null) return refused(context, 'too-many-attempts', retryAfterSeconds)
    const secret = openSecret(seal, newSecret)
    if (secret === null) return refused(context, 'code-wrong')
    const added = await database.db.transaction(async (tx) => {
      const given = { accountId, code, now: clock() }
      const outcome = await setUpCode(tx, given, { secret, seal, order: 'another' })
      if (!outcome.ok) return outcome
      await tx
        .update(staffSessions)
        .set({ sealedSecret: null })
        .where(eq(staffSessions.idDigest, session.idDigest))
      await notify(tx, context, session, { kind: 'factor-added', factor: 'code' })
      return outcome
    })
    return added.ok ? context.body(null, 204) : refused(context, added.code)
  })

  app.delete('/codes', (context) => remove(context, { kind: 'code' }))

  app.post('/recovery-codes', async (context) => {
    const { session } = context.var
    const recoveryCodes = await database.db.transaction(async (tx) => {
      // If two requests run simultaneously, the second replaces the codes of the first.
      await lockAccount(tx, session.accountId)
      await notify(tx, context, session, { kind: 'recovery-codes-replaced' })
      return replaceRecoveryCodes(tx, session.accountId)
    })
    return context.json({ recoveryCodes } satisfies z.infer<typeof newRecoveryCodes>, 201)
  })

  async function remove(
    context: Context<SecurityEnv>,
    factor: { kind: 'code' } | { kind: 'passkey'; id: string },
  ): Promise<Response> {
    const { session } = context.var
    const removed = await database.db.transaction(async (tx) => {
      const outcome = await removeFactor(tx, session.accountId, factor)
      if (outcome.ok && outcome.value)
        await notify(tx, context, session, { kind: 'factor-removed', factor: factor.kind })
      return outcome
    })
    return removed.ok ? context.body(null, 204) : refused(context, removed.code)
  }
  return app
}
