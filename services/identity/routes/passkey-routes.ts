import { type Context, Hono } from 'hono'
import { type PasskeysResponse, passkeyCreationRequest } from '#contracts/identity.ts'
import { newPasskey, type PasskeyCreation, renamedPasskey, type UsedPasskey } from '#contracts/passkeys.ts'
import { parseUserAgent } from '#domain/account/user-agent.ts'
import type { AccountEnv } from '../accounts/account-env.ts'
import { lockAccount, lockAuthenticated, recordEvent } from '../accounts/accounts.ts'
import { mailNotice, resolveEmailLanguage } from '../links/emails.ts'
import type { IdentityOptions } from '../options.ts'
import { createCreationOptions, verifyCreatedPasskey } from '../passkeys/create-passkey.ts'
import { addPasskey, listPasskeys, removePasskey, renamePasskey, toPasskeys } from '../passkeys/passkeys.ts'
import { getRelyingParty } from '../passkeys/relying-party.ts'
import { acceptPasskey, createRequestOptions } from '../passkeys/use-passkey.ts'
import type { Refuse } from '../refuse.ts'
import type { Throttle } from '../throttle.ts'
import { readVisitorKey } from './sign-in-routes.ts'

type Dependencies = {
  refused: Refuse
  throttle: Throttle
  /** Returns a refusal if a team member has to confirm the second factor first, otherwise null. */
  findFactorRefusal(context: Context<AccountEnv>): Promise<Response | null>
  /** Like `findFactorRefusal`, but also requires the correct password. */
  findProofRefusal(context: Context<AccountEnv>, password: string): Promise<Response | null>
}
const use = 'sign-in'

/**
 * The calls for a signed-in customer's passkeys. Adding one requires the password or another passkey. For team members,
 * adding and removing also require a recent second factor.
 */
export function passkeyRoutes(
  options: IdentityOptions,
  { refused, throttle, findFactorRefusal, findProofRefusal }: Dependencies,
): Hono<AccountEnv> {
  const { database, clock } = options
  const app = new Hono<AccountEnv>()

  app.get('/passkeys', async (context) => {
    const { account, token } = context.var
    const scope = { accountId: account.id, use } as const
    return context.json({
      passkeys: toPasskeys(await listPasskeys(database.db, scope)),
      mayAdd: getRelyingParty(options) !== null,
      proof: await createRequestOptions(options, { ...scope, purpose: `proof:${token.sessionUid}` }),
    } satisfies PasskeysResponse)
  })

  app.post('/passkey-creations', async (context) => {
    const proof = passkeyCreationRequest.parse(await context.req.json())
    const refusal =
      'password' in proof
        ? await findProofRefusal(context, proof.password)
        : await findPasskeyRefusal(context, proof.used)
    if (refusal) return refusal
    const { account, token } = context.var
    const purpose = `new-passkey:${token.sessionUid}` as const
    const creation = await createCreationOptions(options, { owner: account, use, purpose })
    return creation
      ? context.json(creation satisfies PasskeyCreation, 201)
      : refused(context, 'passkey-refused')
  })

  app.post('/passkeys', async (context) => {
    const refusal = await findFactorRefusal(context)
    if (refusal) return refusal
    const { name, created } = newPasskey.parse(await context.req.json())
    const { account, token } = context.var
    const verified = await verifyCreatedPasskey(options, created, `new-passkey:${token.sessionUid}`)
    if (!verified.ok) return refused(context, verified.code)
    const language = await resolveEmailLanguage(options, account.id, account.language)
    const added = await database.db.transaction(async (tx) => {
      const proven = await lockAuthenticated(tx, account)
      if (!proven) return { ok: false, code: 'passkey-refused' } as const
      const passkey = { name, credential: verified.value, now: clock() }
      const outcome = await addPasskey(tx, { accountId: account.id, use }, passkey)
      if (!outcome.ok) return outcome
      await recordEvent(tx, { ...toAccountEvent(context), kind: 'passkey-added' })
      await mailNotice(options, tx, { kind: 'passkey-added', account, language, ...getDeviceFacts(context) })
      return outcome
    })
    return added.ok ? context.body(null, 204) : refused(context, added.code)
  })

  app.patch('/passkeys/:id', async (context) => {
    const { name } = renamedPasskey.parse(await context.req.json())
    const accountId = context.var.account.id
    await renamePasskey(database.db, { accountId, use, id: context.req.param('id'), name })
    return context.body(null, 204)
  })

  app.delete('/passkeys/:id', async (context) => {
    const refusal = await findFactorRefusal(context)
    if (refusal) return refusal
    const { account } = context.var
    const id = context.req.param('id')
    const language = await resolveEmailLanguage(options, account.id, account.language)
    await database.db.transaction(async (tx) => {
      await lockAccount(tx, account.id)
      if (!(await removePasskey(tx, { accountId: account.id, use, id }))) return
      await recordEvent(tx, { ...toAccountEvent(context), kind: 'passkey-removed' })
      await mailNotice(options, tx, {
        kind: 'passkey-removed',
        account,
        language,
        ...getDeviceFacts(context),
      })
    })
    return context.body(null, 204)
  })

  /** Returns null if one of the account's passkeys was used, otherwise the refusal. */
  async function findPasskeyRefusal(
    context: Context<AccountEnv>,
    used: UsedPasskey,
  ): Promise<Response | null> {
    const factor = await findFactorRefusal(context)
    if (factor) return factor
    const { account, token } = context.var
    const retryAfterSeconds = await throttle('proof', {
      visitor: readVisitorKey(context),
      target: account.id,
    })
    if (retryAfterSeconds !== null) return refused(context, 'too-many-attempts', retryAfterSeconds)
    const purpose = `proof:${token.sessionUid}` as const
    const accepted = await acceptPasskey(options, used, { use, accountId: account.id, purpose })
    return accepted.ok ? null : refused(context, accepted.code)
  }

  function toAccountEvent(context: Context<AccountEnv>) {
    const visitorKey = readVisitorKey(context)
    return { accountId: context.var.account.id, visitorKey, happenedAt: clock() }
  }

  function getDeviceFacts({ req }: Context) {
    const device = parseUserAgent(req.header('user-agent') ?? null)
    return { device, happenedAt: clock().toISOString() }
  }
  return app
}
