import type { z } from 'zod'
import {
  ACCOUNT_TOKEN_HEADER,
  DEVICE_HEADER,
  type IdentityRefusalCode,
  refusalResponse,
  VISITOR_KEY_HEADER,
} from '#contracts/identity.ts'
import { type Accepted, ok, type Refused, refuse } from '#domain/result.ts'
import { callJson, type JsonCall, type JsonReach, readJson } from '../calls/json-caller.ts'

export type ScreenErrorCode = IdentityRefusalCode | 'identity-unavailable'

/** A refusal may include the seconds to wait before the next attempt. */
export type ScreenResult<Value> =
  | Accepted<Value>
  | (Refused<ScreenErrorCode> & { readonly retryAfterSeconds?: number | undefined })

/** The browser's cookies, its device token, and a key of its network. */
export type ScreenVisitor = {
  readonly cookie: string
  readonly visitorKey: string | null
  readonly deviceToken: string | null
  readonly userAgent: string | null
}

export type ScreensClientOptions = JsonReach & {
  readonly token: string
  readonly report: (problem: { code: ScreenErrorCode; status: number | null }) => void
}

const TIMEOUT_MS = 10_000

/** A refusal returns its code; anything else counts as a failure. */
export async function callScreens<Value>(
  { token, report, ...reach }: ScreensClientOptions,
  { cookie, visitorKey, deviceToken, userAgent, accessToken }: ScreenVisitor & { accessToken?: string },
  path: string,
  schema: z.ZodType<Value> | null,
  body?: object,
  method: JsonCall['method'] = body ? 'POST' : 'GET',
): Promise<ScreenResult<Value>> {
  const response = await callJson(reach, path, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      cookie,
      [VISITOR_KEY_HEADER]: visitorKey,
      [DEVICE_HEADER]: deviceToken,
      'user-agent': userAgent,
      [ACCOUNT_TOKEN_HEADER]: accessToken,
    },
    json: body,
    timeoutMs: TIMEOUT_MS,
  })
  if (response.status === 204 && schema === null) return ok(null as Value)
  const value = schema && readJson(response, schema)
  if (value !== null) return ok(value)
  const refusal = refusalResponse.safeParse(response.body)
  if (refusal.success) return { ok: false, ...refusal.data }
  report({ code: 'identity-unavailable', status: response.status })
  return refuse('identity-unavailable')
}
