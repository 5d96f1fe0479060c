import { generateKeyPair } from 'node:crypto'
import { promisify } from 'node:util'
import { asc, eq, sql } from 'drizzle-orm'
import type { JWK } from 'oidc-provider'
import Provider, { type Configuration, errors, type KoaContextWithOIDC } from 'oidc-provider'
import { DESK_CLIENT, DESK_SCOPE, IDENTITY_PATHS, STOREFRONT_CLIENT } from '#contracts/oauth.ts'
import { DESK_PATHS } from '#contracts/team/desk.ts'
import { parseLocale, toLocalePrefix } from '#domain/market/locale.ts'
import type { Clock } from '#services/kernel/clock.ts'
import type { Database } from '#services/kernel/database/database.ts'
import { LOCKS } from '#services/kernel/database/locks.ts'
import { randomToken } from '#services/kernel/secrets/random-id.ts'
import type { Seal } from '#services/kernel/secrets/seal.ts'
import { StartFault } from '#services/kernel/start-fault.ts'
import { findAccount } from '../accounts/accounts.ts'
import { signingKeys } from '../identity-tables.ts'
import type { IdentityOptions } from '../options.ts'
import { createPayloadAdapter } from '../sessions/payload-adapter.ts'
import { provenSignIn, startSession } from '../sessions/start-session.ts'
import { DESK_SESSION_SECONDS } from '../staff/staff-sessions.ts'

const HOUR = 3_600
const DAY = 24 * HOUR
/** Longer than the lifetime of the session's tokens. */
const SESSION_SECONDS = 90 * DAY
const SCOPES = 'openid email customer-account-api:full'

type KeyRow = typeof signingKeys.$inferSelect

type SigningKey = JWK & { kid: string }

/**
 * The OAuth provider: authorization code with PKCE for the storefront and the desk, two public clients. The storefront
 * has rotating refresh tokens that end with the session; the desk has none. The provider's screens are pages of the
 * storefront.
 */
export async function createProvider(options: IdentityOptions): Promise<Provider> {
  const { database, clock, origin, cookieSecret, oldCookieSecrets = [] } = options
  const provider = new Provider(origin, {
    ...STATIC_CONFIGURATION,
    adapter: createPayloadAdapter(database, clock),
    jwks: { keys: await openSigningKeys({ database, clock, seal: options.keySeal }) },
    cookies: { ...STATIC_CONFIGURATION.cookies, keys: [cookieSecret, ...oldCookieSecrets] },
    clients: [
      {
        client_id: STOREFRONT_CLIENT,
        token_endpoint_auth_method: 'none',
        application_type: 'web',
        grant_types: ['authorization_code', 'refresh_token'],
        response_types: ['code'],
        redirect_uris: [`${origin}/api/auth/callback`],
        post_logout_redirect_uris: [`${origin}/api/auth/logout`],
        id_token_signed_response_alg: 'ES256',
        scope: SCOPES,
      },
      {
        client_id: DESK_CLIENT,
        token_endpoint_auth_method: 'none',
        application_type: 'web',
        grant_types: ['authorization_code'],
        response_types: ['code'],
        redirect_uris: [origin + DESK_PATHS.callback],
        id_token_signed_response_alg: 'ES256',
        // Without `openid`, so that the user info endpoint refuses the desk's tokens.
        scope: DESK_SCOPE,
      },
    ],
    async findAccount(_context, id) {
      const account = await findAccount(database, id)
      if (!account) return undefined
      const { email, emailVerifiedAt } = account
      return {
        accountId: id,
        claims: async () => ({ sub: id, email, email_verified: emailVerifiedAt !== null }),
      }
    },
    loadExistingGrant: (context) => loadGrant(context, options),
    interactions: {
      url: (_context, { uid, params }) => `${parseLocalePrefix(params.locale)}/sign-in/${uid}`,
    },
    async renderError(context, out) {
      // The sign-in was already completed or has expired, so start a new one.
      if (context.oidc?.route === 'resume') {
        context.status = 303
        context.set('location', '/login')
        return
      }
      options.reportError({ code: out.error, description: out.error_description })
      context.type = 'json'
      context.body = { code: out.error }
    },
  })
  provider.proxy = true
  return provider
}

const STATIC_CONFIGURATION = {
  routes: {
    authorization: IDENTITY_PATHS.authorize,
    token: IDENTITY_PATHS.token,
    end_session: IDENTITY_PATHS.logout,
    jwks: '/authentication/.well-known/jwks.json',
    userinfo: IDENTITY_PATHS.userinfo,
    revocation: '/authentication/oauth/revoke',
  },
  cookies: {
    names: { session: 'oidc_session', interaction: 'oidc_interaction', resume: 'oidc_resume' },
    long: { signed: true, sameSite: 'lax' },
    short: { signed: true, sameSite: 'lax' },
  },
  pkce: { required: () => true },
  extraParams: ['locale'],
  scopes: [...SCOPES.split(' '), DESK_SCOPE],
  claims: { openid: ['sub'], email: ['email', 'email_verified'] },
  responseTypes: ['code'],
  clientAuthMethods: ['none'],
  conformIdTokenClaims: false,
  rotateRefreshToken: true,
  issueRefreshToken: async (_context, client) => client.grantTypeAllowed('refresh_token'),
  // Refreshing is refused after the session has ended, so the session lasts as long as a refresh token can.
  expiresWithSession: async () => true,
  ttl: {
    AccessToken: (_context, _token, { clientId }) => (clientId === DESK_CLIENT ? DESK_SESSION_SECONDS : HOUR),
    AuthorizationCode: 60,
    IdToken: HOUR,
    Interaction: HOUR,
    RefreshToken: SESSION_SECONDS,
    Grant: SESSION_SECONDS,
    Session: SESSION_SECONDS,
  },
  enabledJWA: { idTokenSigningAlgValues: ['ES256'] },
  features: {
    devInteractions: { enabled: false },
    dPoP: { enabled: false },
    pushedAuthorizationRequests: { enabled: false },
    revocation: { enabled: true },
    resourceIndicators: { enabled: false },
    rpInitiatedLogout: { enabled: true },
  },
} satisfies Configuration

/**
 * Both clients are first-party, so a grant needs no consent. The session starts here, when the browser returns from a
 * sign-in.
 */
async function loadGrant(context: KoaContextWithOIDC, options: IdentityOptions) {
  const { oidc } = context
  const { client, session, provider } = oidc
  if (!client || !session?.accountId) return undefined
  if (oidc.result?.login) {
    const country = parseLocale(String(oidc.params?.locale ?? '').toLowerCase())?.country ?? null
    const { uid, accountId } = session
    const proven = provenSignIn.safeParse(oidc.result.proven)
    if (!proven.success || !(await startSession(options, { uid, accountId, country }, proven.data)))
      throw new errors.AccessDenied('The credentials changed during the sign-in')
  }
  const isDesk = client.clientId === DESK_CLIENT
  // At the desk, a session that started at the shop is not enough. The member has to authenticate at each sign-in.
  if (isDesk && !oidc.result?.login) return undefined
  const known = session.grantIdFor(client.clientId)
  const grant = known ? await provider.Grant.find(known) : undefined
  if (grant) return grant
  const newGrant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId })
  newGrant.addOIDCScope(isDesk ? DESK_SCOPE : SCOPES)
  await newGrant.save()
  return newGrant
}

/** Returns the locale prefix of the screens for the locale that the storefront requested ('de-AT'). */
function parseLocalePrefix(requested: unknown): string {
  const locale = typeof requested === 'string' ? parseLocale(requested.toLowerCase()) : null
  return locale ? toLocalePrefix(locale) : ''
}

/**
 * Returns the keys that sign id tokens, oldest first. If processes start simultaneously, the first one creates a key.
 * Keys are stored encrypted. Those stored in plain text by an earlier release or encrypted with an old secret are
 * encrypted again. Throws StartFault if none of the secrets decrypts a key.
 */
export async function openSigningKeys({
  database,
  clock,
  seal,
}: {
  database: Database
  clock: Clock
  seal: Seal
}): Promise<JWK[]> {
  return database.db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${LOCKS.signingKeys})`)
    const rows = await tx.select().from(signingKeys).orderBy(asc(signingKeys.createdAt))
    if (rows.length === 0) {
      const key = await generateKey()
      await tx.insert(signingKeys).values({ id: key.kid, sealed: sealKey(key, seal), createdAt: clock() })
      return [key]
    }
    const keys: JWK[] = []
    for (const row of rows) {
      const key = openKey(row, seal)
      keys.push(key)
      if (row.sealed !== null && seal.isCurrent(row.sealed)) continue
      const change = { sealed: sealKey(key, seal), jwk: null }
      await tx.update(signingKeys).set(change).where(eq(signingKeys.id, row.id))
    }
    return keys
  })
}

function sealKey(key: JWK, { seal }: Seal): string {
  return seal(JSON.stringify(key))
}

function openKey({ sealed, jwk }: KeyRow, { open }: Seal): JWK {
  if (sealed === null) return jwk as JWK
  const opened = open(sealed)
  if (opened !== null) return JSON.parse(opened)
  throw new StartFault(
    'SECRET does not decrypt the keys that sign tokens: add the previous secret to OLD_SECRETS.',
  )
}

async function generateKey(): Promise<SigningKey> {
  const { privateKey } = await promisify(generateKeyPair)('ec', { namedCurve: 'P-256' })
  const jwk = privateKey.export({ format: 'jwk' }) as JWK
  return { ...jwk, kid: randomToken(8), use: 'sig', alg: 'ES256' }
}
