import { z } from 'zod'
import { type Call, type Calls, type Client, type Refusal, splitRoute } from '#contracts/calls.ts'
import { IDEMPOTENCY_KEY } from '#contracts/team/convention.ts'
import { ok } from '#domain/result.ts'
import { callJson, type JsonReach, type JsonResponse } from './json-caller.ts'

export type CallReach = JsonReach & {
  /** Called for failed, slow and unexpected responses; `status` is null if none arrived in time. */
  readonly report: (problem: { code: string; status: number | null }) => void
}

type Headers = Readonly<Record<string, string | null>>

const TIMEOUT_MS = 5_000

/** Returns a function that creates a client for a caller, whose headers are sent with each call. It never throws. */
export function createClient<const Definitions extends Calls>(
  calls: Definitions,
  reach: CallReach,
): (headers: Headers) => Client<Definitions> {
  const senders = Object.entries(calls).map(([name, call]) => [name, createSender(call, reach)] as const)
  return (headers) => {
    const bound = senders.map(([name, send]) => [name, (...args: unknown[]) => send(headers, args)])
    // TypeScript loses the names in `fromEntries`. Each sender matches its call.
    return Object.fromEntries(bound) as Client<Definitions>
  }
}

/** Creates a client for calls between servers, with the token that only they have. */
export function createServerClient<const Definitions extends Calls>(
  calls: Definitions,
  { token, ...reach }: CallReach & { readonly token: string },
): Client<Definitions> {
  return createClient(calls, reach)(bearer(token))
}

/** The first argument of each call is the access token of a customer. */
export type AuthorizedClient<Definitions extends Calls> = Client<Definitions, [accessToken: string]>

export function createAuthorizedClient<const Definitions extends Calls>(
  calls: Definitions,
  reach: CallReach,
): AuthorizedClient<Definitions> {
  const bound = Object.entries(calls).map(([name, call]) => {
    const send = createSender(call, reach)
    return [name, (accessToken: string, ...args: unknown[]) => send(bearer(accessToken), args)]
  })
  return Object.fromEntries(bound) as AuthorizedClient<Definitions>
}

export function bearer(token: string): { authorization: string } {
  return { authorization: `Bearer ${token}` }
}

function createSender(call: Call, reach: CallReach) {
  const { base, input, hasKey, timeoutMs = TIMEOUT_MS } = call
  const [method, path] = splitRoute(call)
  const read = createReader(call, reach)
  return async (headers: Headers, args: readonly unknown[]) => {
    const remaining = [...args]
    const part = () => encodeURIComponent(String(remaining.shift()))
    const resolvedPath = path === '/' ? base : base + path.replaceAll(/:\w+/g, part)
    const payload = input && remaining.shift()
    const query = method === 'GET' && payload ? toQuery(payload) : ''
    const response = await callJson(reach, resolvedPath + query, {
      method,
      headers: { ...headers, ...(hasKey && { [IDEMPOTENCY_KEY]: String(remaining.shift()) }) },
      json: method === 'GET' ? undefined : payload,
      timeoutMs,
    })
    return read(response)
  }
}

function createReader(call: Call, reach: CallReach) {
  const { output, missing } = call
  const shape = refusalShape(call)
  const readRefusal = createRefusalReader(call, reach)
  return (response: JsonResponse) => {
    const { status, body } = response
    if (status === 204 && !output) return ok(null)
    const value = status !== null && status < 300 ? output?.safeParse(body) : undefined
    if (value?.success) return ok(value.data)
    const isMissing = status === 404 && missing !== undefined && !shape.safeParse(body).success
    return isMissing ? ok(null) : readRefusal(response)
  }
}

/** Returns a reader for a call's refusals, which also fits calls without JSON that have the same refusals. */
export function createRefusalReader<Definition extends Call>(
  call: Definition,
  { report }: Pick<CallReach, 'report'>,
) {
  const { unavailable, details } = call
  const shape = refusalShape(call)
  return ({ status, body }: JsonResponse) => {
    const refused = shape.safeParse(body)
    if (!refused.success) report({ code: unavailable, status })
    const refusal = refused.data ?? { ...details?.parse({}), code: unavailable }
    // This is the call's refusal type, which TypeScript cannot infer from its parts.
    return { ok: false, ...refusal } as Refusal<Definition>
  }
}

function refusalShape({ refusals = {}, details = z.object({}) }: Call) {
  return details.extend({ code: z.enum(Object.keys(refusals)) })
}

/** Null and undefined values are omitted. */
function toQuery(input: object): string {
  const pairs = Object.entries(input).flatMap(([name, value]) =>
    [value].flat().flatMap((one) => (one === null || one === undefined ? [] : [[name, String(one)]])),
  )
  return pairs.length > 0 ? `?${new URLSearchParams(pairs)}` : ''
}
