import type { z } from 'zod'
import {
  ACCOUNT_TOKEN_HEADER,
  DEVICE_HEADER,
  type IdentityRefusalCode,
  refusalAnswer,
  VISITOR_KEY_HEADER,
} from '#contracts/identity.ts'
import { type Accepted, ok, type Refused, refuse } from '#domain/result.ts'

export type ScreenErrorCode = IdentityRefusalCode | 'identity-unavailable'

/** A refusal may say how many seconds to wait before another try. */
export type ScreenResult<Value> =
  | Accepted<Value>
  | (Refused<ScreenErrorCode> & { readonly retryAfterSeconds?: number | undefined })

/** The browser for which the screens are shown: its cookies, a name of its network, and what an account may know it by. */
export type ScreenVisitor = {
  readonly cookie: string
  readonly visitorKey: string | null
  readonly deviceToken: string | null
  readonly userAgent: string | null
}

export type ScreensClientOptions = {
  readonly baseUrl: string
  readonly token: string
  readonly fetch: (request: Request) => Promise<Response>
  readonly report: (problem: { code: ScreenErrorCode; status: number | null }) => void
}

const TIMEOUT_MS = 10_000

/** One call of the identity service on behalf of a browser; a refusal is its code, anything else a failure. */
export async function callScreens<Value>(
  { baseUrl, token, fetch, report }: ScreensClientOptions,
  { cookie, visitorKey, deviceToken, userAgent, accessToken }: ScreenVisitor & { accessToken?: string },
  address: string,
  schema: z.ZodType<Value> | null,
  body?: object,
  method = body ? 'POST' : 'GET',
): Promise<ScreenResult<Value>> {
  const answer = await fetch(
    new Request(baseUrl + address, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        cookie,
        'content-type': 'application/json',
        ...(visitorKey && { [VISITOR_KEY_HEADER]: visitorKey }),
        ...(deviceToken && { [DEVICE_HEADER]: deviceToken }),
        ...(userAgent && { 'user-agent': userAgent }),
        ...(accessToken !== undefined && { [ACCOUNT_TOKEN_HEADER]: accessToken }),
      },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }),
  ).catch(() => null)
  const given: unknown = answer && answer.status !== 204 ? await answer.json().catch(() => null) : null
  if (answer?.status === 204 && schema === null) return ok(null as Value)
  const value = answer?.status === 200 && schema !== null ? schema.safeParse(given) : null
  if (value?.success) return ok(value.data)
  const refusal = refusalAnswer.safeParse(given)
  if (refusal.success) return { ok: false, ...refusal.data }
  report({ code: 'identity-unavailable', status: answer?.status ?? null })
  return refuse('identity-unavailable')
}
