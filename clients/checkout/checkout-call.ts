import type { z } from 'zod'
import { type CheckoutFailure, type CheckoutFailureCode, readFailure } from './refusals.ts'

export type CheckoutClientOptions = {
  /** Where the commerce service is, without a slash at its end. */
  readonly baseUrl: string
  /** Only servers hold it: what they say of the buyer's network counts. */
  readonly privateToken: string
  readonly fetch: (request: Request) => Promise<Response>
  /** Told of each call that was not answered as the protocol says. Holds nothing personal. */
  readonly report: (problem: CheckoutProblem) => void
}

export type CheckoutProblem = { readonly code: CheckoutFailureCode; readonly status: number | null }

type Call = {
  readonly method: 'GET' | 'PUT' | 'POST'
  readonly body: unknown
  readonly headers: Readonly<Record<string, string>>
}

export type Ask = <Schema extends z.ZodType>(
  path: string,
  schema: Schema,
  call: Call,
) => Promise<{ readonly ok: true; readonly value: z.infer<Schema> } | CheckoutFailure>

/** A payment provider behind the service may take its time. */
const TIMEOUT_MS = 20_000

/** Carries calls out: the answer parsed, a refusal as its code, anything else `checkout-unavailable`. */
export function createCheckoutCall({ baseUrl, fetch, report }: CheckoutClientOptions): Ask {
  return async (path, schema, call) => {
    const { status, body } = await send(fetch, toRequest(baseUrl + path, call))
    const isAnswer = status === 200 || status === 201
    const answer = isAnswer ? schema.safeParse(body) : null
    if (answer?.success) return { ok: true, value: answer.data }
    const failure = readFailure(body)
    if (failure.code === 'checkout-unavailable') report({ code: failure.code, status })
    return failure
  }
}

function toRequest(url: string, { method, body, headers }: Call): Request {
  return new Request(url, {
    method,
    headers: {
      accept: 'application/json',
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
}

async function send(
  fetch: CheckoutClientOptions['fetch'],
  request: Request,
): Promise<{ status: number | null; body: unknown }> {
  try {
    const response = await fetch(request)
    return { status: response.status, body: await response.json().catch(() => null) }
  } catch {
    return { status: null, body: null }
  }
}
