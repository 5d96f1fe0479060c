import type Provider from 'oidc-provider'
import { STOREFRONT_CLIENT } from '#contracts/oauth.ts'
import { recordEvent } from '../accounts/accounts.ts'
import type { IdentityOptions } from '../options.ts'
import { endAccountSession } from '../sessions/account-sessions.ts'
import { exchange } from './node-exchange.ts'

/**
 * Signs out the account of the id token hint (Spec §4): ends the browser's session with its grant and tokens and
 * redirects back immediately. A hint for another account ends nothing. An unknown return URL redirects to `/`.
 */
export function handleSignOut(
  request: Request,
  provider: Provider,
  options: IdentityOptions,
): Promise<Response> {
  return exchange(request, options.origin, async (incoming, outgoing) => {
    const { searchParams } = new URL(request.url)
    const client = await provider.Client.find(STOREFRONT_CLIENT)
    if (!client) throw new Error('The provider does not know the storefront')
    const subject = await readSubject(provider, searchParams.get('id_token_hint'), client)
    const context = provider.createContext(incoming, outgoing)
    const session = await provider.Session.get(context)
    if (subject !== null && session.accountId === subject) {
      await options.database.db.transaction(async (tx) => {
        await endAccountSession(tx, { accountId: subject, uid: session.uid })
        await recordEvent(tx, { accountId: subject, kind: 'signed-out', happenedAt: options.clock() })
      })
      const name = provider.cookieName('session')
      const expireCookie = (cookie: string) => `${cookie}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax`
      outgoing.setHeader('set-cookie', [expireCookie(name), expireCookie(`${name}.sig`)])
    }
    const target = searchParams.get('post_logout_redirect_uri') ?? ''
    outgoing.statusCode = 303
    outgoing.setHeader('cache-control', 'no-store')
    outgoing.setHeader('location', client.postLogoutRedirectUriAllowed(target) ? target : '/')
    outgoing.end()
  })
}

type Client = NonNullable<Awaited<ReturnType<Provider['Client']['find']>>>

/** Returns the account of an id token, or null if we did not sign it for this client. Expired hints are accepted. */
async function readSubject(provider: Provider, hint: string | null, client: Client): Promise<string | null> {
  if (hint === null) return null
  try {
    const { payload } = await provider.IdToken.validate(hint, client)
    return typeof payload.sub === 'string' ? payload.sub : null
  } catch {
    return null
  }
}
