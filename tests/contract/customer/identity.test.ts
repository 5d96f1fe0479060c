import * as oauth from 'oauth4webapi'
import { afterAll, expect, test } from 'vitest'
import { STOREFRONT_CLIENT } from '#contracts/oauth.ts'
import { freshDatabase } from '#tests/support/database.ts'
import { IDENTITY_ORIGIN, openIdentity, SIGN_UP } from '#tests/support/identity/identity-flow.ts'

const database = await freshDatabase('kernel', 'identity')
afterAll(() => database.close())

// spec 7: account provider: token and refresh, authorize with S256, logout
test('an official client discovers the provider, signs in with PKCE, refreshes and reads the claims', async () => {
  const identity = await openIdentity(database)
  const browser = identity.browser()
  const options = {
    [oauth.customFetch]: (
      url: string,
      { body, ...rest }: oauth.CustomFetchOptions<string, BodyInit | undefined>,
    ) => identity.service.fetch(new Request(url, { ...rest, ...(body && { body }) } as RequestInit)),
    [oauth.allowInsecureRequests]: true,
  } as const
  const issuer = new URL(IDENTITY_ORIGIN)
  const server = await oauth.processDiscoveryResponse(issuer, await oauth.discoveryRequest(issuer, options))
  const client = { client_id: STOREFRONT_CLIENT }
  const verifier = oauth.generateRandomCodeVerifier()
  const { uid } = await browser.begin({
    code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
    state: 'a-state',
  })
  const finished = await browser.screen(`/interactions/${uid}/sign-up`, SIGN_UP)
  const back = await browser.follow(((await finished.json()) as { redirectTo: string }).redirectTo)
  const parameters = oauth.validateAuthResponse(server, client, back, 'a-state')
  const callback = `${IDENTITY_ORIGIN}/api/auth/callback`
  const granted = await oauth.authorizationCodeGrantRequest(
    ...[server, client, oauth.None(), parameters, callback, verifier, options],
  )
  const tokens = await oauth.processAuthorizationCodeResponse(server, client, granted)
  const refreshed = await oauth.refreshTokenGrantRequest(
    ...[server, client, oauth.None(), tokens.refresh_token ?? '', options],
  )
  const fresh = await oauth.processRefreshTokenResponse(server, client, refreshed)
  const subject = oauth.getValidatedIdTokenClaims(tokens)?.sub ?? ''
  const claims = await oauth.processUserInfoResponse(
    ...[server, client, subject, await oauth.userInfoRequest(server, client, fresh.access_token, options)],
  )
  expect(claims).toMatchObject({ sub: subject, email: SIGN_UP.email.toLowerCase() })
})
