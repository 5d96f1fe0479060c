import { z } from 'zod'
import { type Call, type Calls, type Client, splitRoute } from '#contracts/calls.ts'
import { IDEMPOTENCY_KEY } from '#contracts/team/convention.ts'
import { ok } from '#domain/result.ts'
import { callJson, type JsonReach, type JsonResponse } from './json-caller.ts'

export type CallReach = JsonReach & {
  /** For failed, slow and unexpected responses; `status` is null if none arrived in time. */
  readonly report: (problem: { code: string; status: number | null }) => void
}

type Headers = Readonly<Record<string, string | null>>

const TIMEOUT_MS = 5_000

/** The client of calls for each caller, whose headers it sends. It never throws. */
export function createClient<const Of extends Calls>(
  calls: Of,
  reach: CallReach,
): (headers: Headers) => Client<Of> {
  const senders = Object.entries(calls).map(([name, call]) => [name, senderOf(call, reach)] as const)
  return (headers) => {
    const bound = senders.map(([name, send]) => [name, (...given: unknown[]) => send(headers, given)])
    // TypeScript does not follow names through `fromEntries`. Each sender does what its call says.
    return Object.fromEntries(bound) as Client<Of>
  }
}

/** For calls of a server, with the token that only servers hold. */
export function createServerClient<const Of extends Calls>(
  calls: Of,
  { token, ...reach }: CallReach & { readonly token: string },
): Client<Of> {
  return createClient(calls, reach)(bearer(token))
}

/** For calls of customers, whose access token is the first argument of each. */
export function createCustomerClient<const Of extends Calls>(
  calls: Of,
  reach: CallReach,
): Client<Of, [accessToken: string]> {
  const bound = Object.entries(calls).map(([name, call]) => {
    const send = senderOf(call, reach)
    return [name, (accessToken: string, ...given: unknown[]) => send(bearer(accessToken), given)]
  })
  return Object.fromEntries(bound) as Client<Of, [accessToken: string]>
}

export function bearer(token: string): { authorization: string } {
  return { authorization: `Bearer ${token}` }
}

function senderOf(call: Call, reach: CallReach) {
  const { base, input, hasKey, timeoutMs = TIMEOUT_MS } = call
  const { method, path } = splitRoute(call)
  const read = readerOf(call, reach)
  return async (headers: Headers, given: readonly unknown[]) => {
    const left = [...given]
    const part = () => encodeURIComponent(String(left.shift()))
    const address = path === '/' ? base : base + path.replaceAll(/:\w+/g, part)
    const sent = input && left.shift()
    const query = method === 'GET' && sent ? toQuery(sent) : ''
    const response = await callJson(reach, address + query, {
      method: method as 'GET',
      headers: { ...headers, ...(hasKey && { [IDEMPOTENCY_KEY]: String(left.shift()) }) },
      json: method === 'GET' ? undefined : sent,
      timeoutMs,
    })
    return read(response)
  }
}

function readerOf(
  { output, missing, unavailable, refusals = {}, details = z.object({}) }: Call,
  { report }: CallReach,
) {
  const refusal = details.extend({ code: z.enum(Object.keys(refusals)) })
  return ({ status, body }: JsonResponse) => {
    if (status === 204 && !output) return ok(null)
    const value = status !== null && status < 300 ? output?.safeParse(body) : undefined
    if (value?.success) return ok(value.data)
    const refused = refusal.safeParse(body)
    if (refused.success) return { ok: false, ...refused.data }
    if (status === 404 && missing !== undefined) return ok(null)
    report({ code: unavailable, status })
    return { ok: false, ...details.parse({}), code: unavailable }
  }
}

/** Null and undefined are left out. */
function toQuery(input: object): string {
  const pairs = Object.entries(input).flatMap(([name, value]) =>
    [value].flat().flatMap((one) => (one === null || one === undefined ? [] : [[name, String(one)]])),
  )
  return pairs.length > 0 ? `?${new URLSearchParams(pairs)}` : ''
}
