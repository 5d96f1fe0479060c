import { z } from 'zod'
import { VISITOR_KEY_HEADER } from '#contracts/identity.ts'
import {
  DESK_SESSION_HEADER,
  type DeskSession,
  deskSession,
  deskSessionStarted,
  secondFactorTicket,
} from '#contracts/identity-desk.ts'
import { DESK_CLIENT, DESK_SCOPE, IDENTITY_PATHS } from '#contracts/oauth.ts'
import { DESK_PATHS } from '#contracts/team/desk.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import { callJson, type JsonCall, type JsonReach, type JsonResponse, readJson } from '../calls/json-caller.ts'

export type DeskClientOptions = JsonReach & {
  readonly publicUrl: string
  readonly origin: string
  readonly token: string
  readonly report: (problem: { code: string; status: number | null }) => void
}

/** `unauthorized`: the session has ended, or the sign-in has expired. */
export type DeskRefusal = 'unauthorized' | 'staff-only' | 'identity-unavailable'

const TIMEOUT_MS = 10_000
const accessToken = z.object({ access_token: z.string() })
const refusal = z.object({ code: z.string() })

export type DeskClient = ReturnType<typeof createDeskClient>

/** The desk server's calls to the identity service (`contracts/identity-desk.ts`). */
export function createDeskClient({ publicUrl, origin, token, report, ...reach }: DeskClientOptions) {
  const redirectUri = origin + DESK_PATHS.callback

  async function call<Value>(
    path: string,
    schema: z.ZodType<Value>,
    { id, json, userAgent }: { id?: string; json?: object; userAgent?: string | null },
  ): Promise<Result<Value, DeskRefusal>> {
    const headers = { authorization: `Bearer ${token}`, [DESK_SESSION_HEADER]: id, 'user-agent': userAgent }
    const response = await callJson(reach, path, { headers, json, timeoutMs: TIMEOUT_MS })
    const value = readJson(response, schema)
    return value === null ? toRefusal(response) : ok(value)
  }

  function toRefusal({ status, body }: JsonResponse): Result<never, DeskRefusal> {
    const code = refusal.safeParse(body).data?.code
    if (code === 'unauthorized' || code === 'staff-only') return refuse(code)
    report({ code: 'identity-unavailable', status })
    return refuse('identity-unavailable')
  }

  return {
    authorizeUrl({ state, codeChallenge, locale }: { state: string; codeChallenge: string; locale: string }) {
      const query = new URLSearchParams({
        scope: DESK_SCOPE,
        client_id: DESK_CLIENT,
        response_type: 'code',
        redirect_uri: redirectUri,
        prompt: 'login',
        state,
        locale,
        code_challenge: codeChallenge,
        code_challenge_method: 'S256',
      })
      return `${publicUrl}${IDENTITY_PATHS.authorize}?${query}`
    },
    /** Uses the code of a completed sign-in; returns the session's id. */
    async startSession({
      code,
      verifier,
      userAgent,
    }: {
      code: string
      verifier: string
      userAgent: string | null
    }): Promise<Result<string, DeskRefusal>> {
      const form = {
        client_id: DESK_CLIENT,
        grant_type: 'authorization_code',
        code,
        code_verifier: verifier,
        redirect_uri: redirectUri,
      }
      const response = await callJson(reach, IDENTITY_PATHS.token, {
        body: new URLSearchParams(form),
        timeoutMs: TIMEOUT_MS,
      })
      const exchanged = readJson(response, accessToken)
      if (!exchanged) return response.status === 400 ? refuse('unauthorized') : toRefusal(response)
      const json = { accessToken: exchanged.access_token }
      const started = await call('/desk/sessions', deskSessionStarted, { json, userAgent })
      return started.ok ? ok(started.value.id) : started
    },
    readSession: (id: string): Promise<Result<DeskSession, DeskRefusal>> =>
      call('/desk/session', deskSession, { id }),
    async endSession(id: string): Promise<void> {
      const headers = { authorization: `Bearer ${token}`, [DESK_SESSION_HEADER]: id }
      const { status } = await callJson(reach, '/desk/session', {
        method: 'DELETE',
        headers,
        timeoutMs: TIMEOUT_MS,
      })
      if (status !== 204) report({ code: 'identity-unavailable', status })
    },
    /** Calls below `/desk/security` about the member's own sign-in; returns the service's response. */
    callSecurity: (
      { id, visitorKey, userAgent }: { id: string; visitorKey: string | null; userAgent: string | null },
      path: string,
      request: Pick<JsonCall, 'method' | 'json'>,
    ): Promise<JsonResponse> =>
      callJson(reach, `/desk/security${path}`, {
        ...request,
        headers: {
          authorization: `Bearer ${token}`,
          [DESK_SESSION_HEADER]: id,
          [VISITOR_KEY_HEADER]: visitorKey,
          'user-agent': userAgent,
        },
        timeoutMs: TIMEOUT_MS,
      }),
    /** Requests a ticket for the second factor page. */
    requestSecondFactor: (id: string, returnTo: string) =>
      call('/desk/second-factors', secondFactorTicket, { id, json: { returnTo } }),
  }
}
