import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type Provider from 'oidc-provider'
import { ZodError } from 'zod'
import {
  DESK_CLIENT,
  DESK_SCOPE,
  DISCOVERY_PATH,
  IDENTITY_PATHS,
  STOREFRONT_CLIENT,
} from '#contracts/oauth.ts'
import { toErrorResponse } from '#services/kernel/handle-errors.ts'
import type { Service } from '#services/kernel/service.ts'
import type { Authenticate, FindColleagues } from '#services/kernel/team/staff.ts'
import type { OpenToken } from './accounts/account-env.ts'
import { accountSource } from './customers/account-source.ts'
import { identityJobs } from './jobs.ts'
import type { IdentityOptions } from './options.ts'
import { createInteractions } from './provider/interactions.ts'
import { exchange } from './provider/node-exchange.ts'
import { createProvider } from './provider/provider.ts'
import { handleSignOut } from './provider/sign-out.ts'
import { createPeopleResource } from './routes/people.ts'
import { screensApi } from './screens-api.ts'
import { colleagues, findColleagues } from './staff/colleagues.ts'
import { teamSavedFilters } from './staff/saved-filters.ts'
import { authenticateStaff } from './staff/staff-sessions.ts'

/** The maximum size of an OAuth request. The largest is a form with a code or two tokens. */
const OAUTH_BYTES_MAX = 65_536

export type IdentityService = Service & {
  /** Resolves the team member of a desk access token. */
  readonly authenticate: Authenticate
  readonly customers: ReturnType<typeof accountSource>
  readonly findColleagues: FindColleagues
}

/**
 * The identity service: an OAuth 2.0 and OpenID Connect provider at `/authentication/…` (Spec §7), and the calls in
 * `contracts/identity.ts` for its screens.
 */
export async function createIdentityService(options: IdentityOptions): Promise<IdentityService> {
  const { origin, reportError } = options
  const provider = await createProvider(options)
  provider.on('server_error', (_context, error) => reportError(error))
  const handle = provider.callback()
  const app = new Hono()
  app.use('/authentication/*', bodyLimit({ maxSize: OAUTH_BYTES_MAX }))
  app.get(IDENTITY_PATHS.logout, ({ req }) => handleSignOut(req.raw, provider, options))
  const handleOAuth = ({ req }: { req: { raw: Request } }) =>
    exchange(req.raw, origin, (incoming, outgoing) => handle(incoming, outgoing))
  app.all('/authentication/*', handleOAuth)
  app.get(DISCOVERY_PATH, async (context) => {
    // HEAD is handled as GET without the body, since the provider would return no content headers.
    const { url, headers } = context.req.raw
    const response = await handleOAuth({ req: { raw: new Request(url, { headers }) } })
    if (response.status !== 200) return response
    const metadata: { claims_supported: string[]; scopes_supported: string[] } = await response.json()
    return context.json({
      ...metadata,
      // The provider lists two features that are not supported here: other response modes and the session id.
      response_modes_supported: ['query'],
      // The desk's scope is for our own client only.
      scopes_supported: metadata.scopes_supported.filter((scope) => scope !== DESK_SCOPE),
      claims_supported: metadata.claims_supported.filter((claim) => claim !== 'sid'),
    })
  })
  app.route(
    '/',
    screensApi(options, {
      interactions: createInteractions(provider, options),
      openToken: createTokenOpener(provider, STOREFRONT_CLIENT),
      openDeskToken: createTokenOpener(provider, DESK_CLIENT),
    }),
  )
  app.onError((error, { json }) => {
    // Only our own server makes these calls, always with valid input. Invalid input therefore comes from a stranger and
    // is not reported as an error.
    if (error instanceof ZodError || error instanceof SyntaxError)
      return json({ code: 'request-malformed' }, 422)
    return toErrorResponse(error, reportError)
  })
  return {
    fetch: async (request) => app.fetch(request),
    routes: app.routes,
    team: [...createPeopleResource(options), ...colleagues, ...teamSavedFilters],
    customers: accountSource(options),
    authenticate: (accessToken, purpose) => authenticateStaff(options, accessToken, purpose),
    findColleagues: (accountIds) => findColleagues(options.database.db, accountIds),
    jobs: identityJobs(options),
  }
}

/** Returns a function that resolves the account, grant and session of a client's access token. */
function createTokenOpener(provider: Provider, client: string): OpenToken {
  return async (accessToken) => {
    const token = await provider.AccessToken.find(accessToken)
    if (token?.clientId !== client || !token.accountId || !token.grantId) return null
    return { accountId: token.accountId, grantId: token.grantId, sessionUid: token.sessionUid ?? '' }
  }
}
