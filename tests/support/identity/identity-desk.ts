import { createHash, randomBytes } from 'node:crypto'
import { DESK_SESSION_HEADER, deskSession, secondFactorPage } from '#contracts/identity-desk.ts'
import { DESK_CLIENT, DESK_SCOPE, IDENTITY_PATHS } from '#contracts/oauth.ts'
import type { CreatedPasskey, UsedPasskey } from '#contracts/passkeys.ts'
import { DESK_PATHS } from '#contracts/team/desk.ts'
import type { Role } from '#domain/team/roles.ts'
import { findAccountByEmail, lockAccount } from '#services/identity/accounts/accounts.ts'
import type { IdentityService } from '#services/identity/service.ts'
import { codeAt } from '#services/identity/staff/one-time-code.ts'
import { setRoles } from '#services/identity/staff/team-members.ts'
import type { Database } from '#services/kernel/database/database.ts'
import { TEST_TIME } from '../test-clock.ts'
import { IDENTITY_ORIGIN, type openIdentity, SIGN_UP, signUp } from './identity-flow.ts'

type Identity = Pick<Awaited<ReturnType<typeof openIdentity>>, 'browser' | 'clock'> & {
  service: Pick<IdentityService, 'fetch'>
}

/** Signs up a customer with these team roles; without any, only a customer. */
export async function openMember(database: Database, identity: Identity, roles: readonly Role[]) {
  const email = `${randomBytes(6).toString('hex')}@example.com`
  const tokens = await signUp(identity.browser(), { ...SIGN_UP, email })
  const account = await findAccountByEmail(database, email)
  if (!account) throw new Error('The account is missing')
  const change = (next: readonly Role[]) =>
    database.db.transaction(async (tx) => {
      const locked = await lockAccount(tx, account.id)
      if (locked) await setRoles(tx, locked, { roles: next, now: now() })
    })
  const now = () => new Date((identity.clock.atMs ?? TEST_TIME.getTime()) + identity.clock.aheadMs)
  if (roles.length > 0) await change(roles)
  const desk = createDesk(identity)
  return { email, accountId: account.id, customerToken: tokens.access_token, setRoles: change, now, ...desk }
}

/** The desk's server, with the second factor pages. */
export function createDesk(identity: Identity) {
  const { screen, call, follow } = identity.browser()
  const withSession = (id: string) => ({ authorization: 'Bearer screens', [DESK_SESSION_HEADER]: id })

  /** Enters the password on the page to which an authorization URL leads; returns the parameters of the callback. */
  async function authorize(
    url: string,
    email: string,
    password = SIGN_UP.password,
  ): Promise<URLSearchParams> {
    const uid = (await call(url)).headers.get('location')?.split('/').at(-1)
    const finished = await screen(`/interactions/${uid}/sign-in`, { email, password })
    const { redirectTo } = (await finished.json()) as { redirectTo: string }
    return follow(redirectTo, IDENTITY_ORIGIN + DESK_PATHS.callback)
  }

  /** Signs in with the password; returns the desk's access token. */
  async function enterPassword(
    email: string,
    changes: Record<string, string> = {},
    password?: string,
  ): Promise<string> {
    const verifier = randomBytes(64).toString('base64url')
    const redirect_uri = IDENTITY_ORIGIN + DESK_PATHS.callback
    const requested = {
      client_id: DESK_CLIENT,
      response_type: 'code',
      redirect_uri,
      state: 'state',
      scope: DESK_SCOPE,
      prompt: 'login',
      code_challenge_method: 'S256',
      code_challenge: createHash('sha256').update(verifier).digest('base64url'),
      ...changes,
    }
    const url = `${IDENTITY_PATHS.authorize}?${new URLSearchParams(requested)}`
    const code = (await authorize(url, email, password)).get('code') ?? ''
    const form = {
      client_id: DESK_CLIENT,
      grant_type: 'authorization_code',
      code,
      code_verifier: verifier,
      redirect_uri,
    }
    const body = new URLSearchParams(form)
    const exchanged = await identity.service.fetch(
      new Request(IDENTITY_ORIGIN + IDENTITY_PATHS.token, { method: 'POST', body }),
    )
    return ((await exchanged.json()) as { access_token: string }).access_token
  }

  const startSession = (accessToken: string) => screen('/desk/sessions', { accessToken })
  const session = async (id: string) => {
    const response = await call('/desk/session', { headers: withSession(id) })
    return response.ok ? deskSession.parse(await response.json()) : null
  }
  const endSession = (id: string) => call('/desk/session', { method: 'DELETE', headers: withSession(id) })

  /** The second factor page of a session. */
  async function secondFactor(id: string) {
    const requested = await call('/desk/second-factors', {
      method: 'POST',
      headers: withSession(id),
      body: JSON.stringify({ returnTo: '/desk/orders' }),
    })
    const { ticket } = (await requested.json()) as { ticket: string }
    return {
      read: async () => secondFactorPage.parse(await (await screen(`/second-factors/${ticket}`)).json()),
      give: (code: string, visitor?: string) => screen(`/second-factors/${ticket}`, { code }, visitor),
      open: () => screen(`/second-factors/${ticket}`),
      use: (used: UsedPasskey) => screen(`/second-factors/${ticket}/passkey`, { used }),
      setUp: (created: CreatedPasskey, name = 'Laptop') =>
        screen(`/second-factors/${ticket}/new-passkey`, { name, created }),
    }
  }

  /** Signs in and sets up the second factor. */
  async function signIn(email: string, now: () => Date) {
    const token = await enterPassword(email)
    const { id } = (await (await startSession(token)).json()) as { id: string }
    const page = await secondFactor(id)
    const secret = (await page.read()).setUp?.code.secret ?? ''
    const given = await page.give(codeAt(secret, now()))
    const { recoveryCodes } = (await given.json()) as { recoveryCodes: string[] }
    return { id, token, secret, recoveryCodes }
  }
  /** Starts a session with the password, and opens its second factor page. */
  async function passPasswordOnly(email: string) {
    const { id } = (await (await startSession(await enterPassword(email))).json()) as { id: string }
    return { id, page: await secondFactor(id) }
  }

  /** Calls about the member's own sign-in, in a session. */
  const security = (id: string) => (method: string, path: string, body?: object) =>
    call(`/desk/security${path}`, {
      method,
      headers: { ...withSession(id), 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    })
  return {
    authorize,
    passPassword: enterPassword,
    passPasswordOnly,
    startSession,
    session,
    endSession,
    secondFactor,
    security,
    signIn,
  }
}
