import { IDENTITY_PATHS, tokenRefusal, tokenResponse } from '#contracts/oauth.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import { callJson, readJson } from '../calls/json-caller.ts'

/** Spec §3: auth token. `expiresAt` in milliseconds since 1970. */
export type AuthToken = {
  readonly accessToken: string
  readonly refreshToken: string
  readonly idToken: string
  readonly expiresAt: number
}

/** `token-refused`: the provider definitely refused. `identity-unavailable`: no usable response. */
export type TokenErrorCode = 'token-refused' | 'identity-unavailable'

export type IdentityClientOptions = {
  /** The URL that browsers use, without a trailing slash. */
  readonly publicUrl: string
  readonly baseUrl: string
  /** The origin that the provider redirects back to. */
  readonly origin: string
  readonly clientId: string
  readonly fetch: (request: Request) => Promise<Response>
  readonly now: () => Date
  readonly report: (problem: { code: TokenErrorCode; status: number | null }) => void
}

export type IdentityClient = {
  /** Spec §7. `locale` is a language tag such as 'de-AT'. */
  authorizeUrl(requested: {
    state: string
    codeChallenge: string
    locale: string
    /** Prefills the sign-in form. */
    email?: string | null
  }): string
  /** Spec §4: the provider redirects back to `/api/auth/logout`. */
  logoutUrl(idToken: string): string
  exchangeCode(requested: { code: string; verifier: string }): Promise<Result<AuthToken, TokenErrorCode>>
  refresh(refreshToken: string): Promise<Result<AuthToken, TokenErrorCode>>
  /** Records that sessions were ended by something other than their own browser. */
  recordSessionEnd(): void
  /** In milliseconds since 1970. Tokens that were cached earlier may be invalid. */
  lastSessionEndMs(): number
}

export const CALLBACK_PATH = '/api/auth/callback'
export const SIGNED_OUT_PATH = '/api/auth/logout'
const SCOPE = 'openid email customer-account-api:full'
const TIMEOUT_MS = 10_000

/** Works with any OpenID provider that has the paths of Spec §7. */
export function createIdentityClient(options: IdentityClientOptions): IdentityClient {
  const { publicUrl, origin, clientId } = options
  const redirectUri = origin + CALLBACK_PATH
  let endedAtMs = 0
  return {
    authorizeUrl({ state, codeChallenge, locale, email = null }) {
      const query = new URLSearchParams({
        scope: SCOPE,
        client_id: clientId,
        response_type: 'code',
        redirect_uri: redirectUri,
        state,
        locale,
        code_challenge: codeChallenge,
        code_challenge_method: 'S256',
        ...(email !== null && { login_hint: email }),
      })
      return `${publicUrl}${IDENTITY_PATHS.authorize}?${query}`
    },
    logoutUrl(idToken) {
      const returnUrl = origin + SIGNED_OUT_PATH
      const query = new URLSearchParams({ id_token_hint: idToken, post_logout_redirect_uri: returnUrl })
      return `${publicUrl}${IDENTITY_PATHS.logout}?${query}`
    },
    exchangeCode: ({ code, verifier }) =>
      requestToken(options, {
        grant_type: 'authorization_code',
        code,
        code_verifier: verifier,
        redirect_uri: redirectUri,
      }),
    refresh: (refreshToken) =>
      requestToken(options, { grant_type: 'refresh_token', refresh_token: refreshToken }),
    recordSessionEnd() {
      endedAtMs = options.now().getTime()
    },
    lastSessionEndMs: () => endedAtMs,
  }
}

/** Only an OAuth error response is a refusal; any other failure may be temporary. */
async function requestToken(
  { baseUrl, clientId, fetch, now, report }: IdentityClientOptions,
  form: Record<string, string>,
): Promise<Result<AuthToken, TokenErrorCode>> {
  const requestedAtMs = now().getTime()
  const response = await callJson({ baseUrl, fetch }, IDENTITY_PATHS.token, {
    body: new URLSearchParams({ client_id: clientId, ...form }),
    timeoutMs: TIMEOUT_MS,
  })
  const token = readJson(response, tokenResponse)
  if (token) {
    const { access_token, refresh_token, id_token, expires_in } = token
    return ok({
      accessToken: access_token,
      refreshToken: refresh_token,
      idToken: id_token,
      expiresAt: requestedAtMs + expires_in * 1000,
    })
  }
  const isRefused =
    (response.status === 400 || response.status === 401) && tokenRefusal.safeParse(response.body).success
  const code = isRefused ? 'token-refused' : 'identity-unavailable'
  report({ code, status: response.status })
  return refuse(code)
}
