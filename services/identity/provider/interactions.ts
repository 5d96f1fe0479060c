import type Provider from 'oidc-provider'
import type { InteractionResults } from 'oidc-provider'
import { errors } from 'oidc-provider'
import { DESK_CLIENT } from '#contracts/oauth.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import type { IdentityOptions } from '../options.ts'
import { endAccountSession } from '../sessions/account-sessions.ts'
import type { ProvenSignIn } from '../sessions/start-session.ts'
import { exchange } from './node-exchange.ts'

type CompletedSignIn = ProvenSignIn & { accountId: string }

export type Interaction = { emailHint: string | null; state: string | null; isForDesk: boolean }

/**
 * Manages pending sign-ins. A cookie of the provider binds each to the browser that started it, so its URL alone, which
 * an attacker might send to a victim, gives no access.
 */
export function createInteractions(provider: Provider, { origin, database }: IdentityOptions) {
  type Node = Parameters<Parameters<typeof exchange>[2]>
  type Details = Awaited<ReturnType<Provider['interactionDetails']>>

  async function withInteraction<Value>(
    request: Request,
    uid: string,
    run: (details: Details, node: Node) => Value | Promise<Value>,
  ): Promise<Result<Value, 'interaction-not-found'>> {
    let result: Result<Value, 'interaction-not-found'> = refuse('interaction-not-found')
    const cookie = request.headers.get('cookie') ?? ''
    const cookieRequest = new Request(request.url, { headers: { cookie } })
    await exchange(cookieRequest, origin, async (incoming, outgoing) => {
      try {
        const details = await provider.interactionDetails(incoming, outgoing)
        if (details.uid === uid && details.prompt.name === 'login') {
          result = ok(await run(details, [incoming, outgoing]))
        }
      } catch (error) {
        if (!(error instanceof errors.SessionNotFound)) throw error
      } finally {
        outgoing.end()
      }
    })
    return result
  }

  /** Ends another person's session in this browser, which may have been started in another tab. */
  async function endOtherSession([incoming, outgoing]: Node, accountId: string): Promise<void> {
    const session = await provider.Session.get(provider.createContext(incoming, outgoing))
    const { accountId: otherAccountId, uid } = session
    if (!otherAccountId || otherAccountId === accountId) return
    await database.db.transaction((tx) => endAccountSession(tx, { accountId: otherAccountId, uid }))
  }

  return {
    open: (request: Request, uid: string) =>
      withInteraction(request, uid, ({ params }): Interaction => {
        const text = (value: unknown) => (typeof value === 'string' ? value : null)
        const isForDesk = params.client_id === DESK_CLIENT
        return { emailHint: text(params.login_hint), state: text(params.state), isForDesk }
      }),
    /** Signs in the account. Returns the path of this service to which the browser is redirected. */
    finish: (request: Request, uid: string, { accountId, ...proven }: CompletedSignIn) =>
      withInteraction(request, uid, async (_, [incoming, outgoing]) => {
        await endOtherSession([incoming, outgoing], accountId)
        const result: InteractionResults = { login: { accountId, remember: true }, proven }
        const url = await provider.interactionResult(incoming, outgoing, result, {
          mergeWithLastSubmission: false,
        })
        const { pathname, search } = new URL(url)
        return { redirectTo: pathname + search }
      }),
  }
}

export type Interactions = ReturnType<typeof createInteractions>
