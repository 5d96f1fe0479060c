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

/** Creates a client of the calls for each caller, whose headers it sends. It never throws. */
export function createClient<const Of extends Calls>(
  calls: Of,
  reach: CallReach,
): (headers: Headers) => Client<Of> {
  const senders = Object.entries(calls).map(([name, call]) => [name, senderOf(call, reach)] as const)
  return (headers) => {
    const bound = senders.map(([name, send]) => [name, (...given: unknown[]) => send(headers, given)])
    // TypeScript loses the names in `fromEntries`. Each sender matches its call.
    return Object.fromEntries(bound) as Client<Of>
  }
}

/** For calls between servers, with the token that only they have. */
export function createServerClient<const Of extends Calls>(
  calls: Of,
  { token, ...reach }: CallReach & { readonly token: string },
): Client<Of> {
  return createClient(calls, reach)(bearer(token))
}

/** The first argument of each call is the access token of a customer. */
export type AuthorizedClient<Of extends Calls> = Client<Of, [accessToken: string]>

export function createAuthorizedClient<const Of extends Calls>(
  calls: Of,
  reach: CallReach,
): AuthorizedClient<Of> {
  const bound = Object.entries(calls).map(([name, call]) => {
    const send = senderOf(call, reach)
    return [name, (accessToken: string, ...given: unknown[]) => send(bearer(accessToken), given)]
  })
  return Object.fromEntries(bound) as AuthorizedClient<Of>
}

export function bearer(token: string): { authorization: string } {
  return { authorization: `Bearer ${token}` }
}

function senderOf(call: Call, reach: CallReach) {
  const { base, input, hasKey, timeoutMs = TIMEOUT_MS } = call
  const [method, path] = splitRoute(call)
  const read = readerOf(call, reach)
  return async (headers: Headers, given: readonly unknown[]) => {
    const left = [...given]
    const part = () => encodeURIComponent(String(left.shift()))
    const address = path === '/' ? base : base + path.replaceAll(/:\w+/g, part)
    const sent = input && left.shift()
    const query = method === 'GET' && sent ? toQuery(sent) : ''
    const response = await callJson(reach, address + query, {
      method,
      headers: { ...headers, ...(hasKey && { [IDEMPOTENCY_KEY]: String(left.shift()) }) },
      json: method === 'GET' ? undefined : sent,
      timeoutMs,
    })
    return read(response)
  }
}

function readerOf(call: Call, reach: CallReach) {
  const { output, missing } = call
  const shape = shapeOf(call)
  const refusalOf = createRefusalReader(call, reach)
  return (response: JsonResponse) => {
    const { status, body } = response
    if (status === 204 && !output) return ok(null)
    const value = status !== null && status < 300 ? output?.safeParse(body) : undefined
    if (value?.success) return ok(value.data)
    const isMissing = status === 404 && missing !== undefined && !shape.safeParse(body).success
    return isMissing ? ok(null) : refusalOf(response)
  }
}

/** Returns a reader for a call's refusals, which also fits calls without JSON that have the same refusals. */
export function createRefusalReader<Of extends Call>(call: Of, { report }: Pick<CallReach, 'report'>) {
  const { unavailable, details } = call
  const shape = shapeOf(call)
  return ({ status, body }: JsonResponse) => {
    const refused = shape.safeParse(body)
    if (!refused.success) report({ code: unavailable, status })
    const refusal = refused.data ?? { ...details?.parse({}), code: unavailable }
    // This is the call's refusal type, which TypeScript cannot infer from its parts.
    return { ok: false, ...refusal } as Refusal<Of>
  }
}

function shapeOf({ refusals = {}, details = z.object({}) }: Call) {
  return details.extend({ code: z.enum(Object.keys(refusals)) })
}

/** Null and undefined values are omitted. */
function toQuery(input: object): string {
  const pairs = Object.entries(input).flatMap(([name, value]) =>
    [value].flat().flatMap((one) => (one === null || one === undefined ? [] : [[name, String(one)]])),
  )
  return pairs.length > 0 ? `?${new URLSearchParams(pairs)}` : ''
}
