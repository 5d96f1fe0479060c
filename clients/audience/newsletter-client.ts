import {
  clickedLink,
  type SignUp,
  type Subscription,
  type SubscriptionChange,
  subscription,
  type Unsubscription,
} from '#contracts/newsletter.ts'
import { tooManyRequests } from '#contracts/request.ts'
import { type Accepted, ok, type Refused, type Result, refuse } from '#domain/result.ts'
import { callJson, type JsonCall, type JsonReach, type JsonResponse } from '../json-caller.ts'

export type NewsletterClientOptions = JsonReach & {
  /** Only servers hold it. */
  readonly token: string
  readonly report: (problem: { code: 'newsletter-unavailable'; status: number | null }) => void
}

type Opened = Result<Subscription | null, 'newsletter-unavailable'>

/** The newsletter, which is always our own service (`contracts/newsletter.ts`). */
export type NewsletterClient = {
  /** The result does not reveal whether the address has a subscription. */
  signUp(
    request: Omit<SignUp, 'email'> & { email: string },
  ): Promise<
    | Accepted<null>
    | Refused<'email-invalid' | 'newsletter-unavailable'>
    | (Refused<'too-many-requests'> & { readonly retryAfterSeconds: number })
  >
  /** Null for a link that is not ours, or no longer valid. */
  findConfirmation(token: string): Promise<Opened>
  confirm(token: string, visitorId: string | null): Promise<Opened>
  /** By the token of the links in every email; null if it is not ours, or was removed. */
  find(token: string): Promise<Opened>
  change(token: string, change: SubscriptionChange): Promise<Opened>
  unsubscribe(token: string, use: Unsubscription): Promise<Opened>
  /** The path that a link of an issue leads to; counts the click. Null for a link that is not ours. */
  follow(
    token: string,
    click: { issueId: string; link: number },
  ): Promise<Result<string | null, 'newsletter-unavailable'>>
}

export function createNewsletterClient(options: NewsletterClientOptions): NewsletterClient {
  const call = (path: string, init: Pick<JsonCall, 'method' | 'json'> = {}) =>
    callJson(options, `/newsletter${path}`, {
      headers: { authorization: `Bearer ${options.token}` },
      timeoutMs: TIMEOUT_MS,
      ...init,
    })
  const unavailable = (status: number | null) => {
    options.report({ code: 'newsletter-unavailable', status })
    return refuse('newsletter-unavailable')
  }
  function read({ status, body }: JsonResponse): Opened {
    if (status === 404) return ok(null)
    const parsed = subscription.safeParse(body)
    return status === 200 && parsed.success ? ok(parsed.data) : unavailable(status)
  }
  const linked = (kind: 'confirmations' | 'subscriptions', token: string) =>
    `/${kind}/${encodeURIComponent(token)}`
  return {
    async signUp(json) {
      const { status, body } = await call('/sign-ups', { json })
      if (status === 202) return ok(null)
      const waiting = tooManyRequests.safeParse(body)
      if (status === 429 && waiting.success) return { ok: false, ...waiting.data }
      if (status === 422 && isEmailInvalid(body)) return refuse('email-invalid')
      return unavailable(status)
    },
    findConfirmation: async (token) => read(await call(linked('confirmations', token))),
    confirm: async (token, visitorId) =>
      read(await call(linked('confirmations', token), { json: { visitorId } })),
    find: async (token) => read(await call(linked('subscriptions', token))),
    change: async (token, json) =>
      read(await call(linked('subscriptions', token), { method: 'PATCH', json })),
    async follow(token, json) {
      const { status, body } = await call(`${linked('subscriptions', token)}/clicks`, { json })
      if (status === 404) return ok(null)
      const followed = clickedLink.safeParse(body)
      return status === 200 && followed.success ? ok(followed.data.path) : unavailable(status)
    },
    unsubscribe: async (token, json) =>
      read(await call(`${linked('subscriptions', token)}/unsubscription`, { json })),
  }
}

const isEmailInvalid = (body: unknown) =>
  typeof body === 'object' && body !== null && 'code' in body && body.code === 'email-invalid'

const TIMEOUT_MS = 5_000
