import type { z } from 'zod'

export type JsonReach = {
  readonly baseUrl: string
  readonly fetch: (request: Request) => Promise<Response>
}

export type JsonCall = {
  /** Defaults to GET without `json` or `body`, otherwise to POST. */
  readonly method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** A header with a null or undefined value is not sent. */
  readonly headers?: Readonly<Record<string, string | null | undefined>>
  readonly json?: unknown
  /** Sent unchanged, instead of `json`. */
  readonly body?: BodyInit
  readonly timeoutMs: number
}

/** `status` is null if no response arrived in time; `body` is null if the response is not JSON. */
export type JsonResponse = { readonly status: number | null; readonly body: unknown }

/**
 * Calls a JSON service. A failed, slow or invalid response is a value, never an exception. Calls are not retried,
 * because a visitor is waiting; the GraphQL clients retry 429 and 503 themselves.
 */
export async function callJson(
  { baseUrl, fetch }: JsonReach,
  path: string,
  { method, headers = {}, json, body, timeoutMs }: JsonCall,
): Promise<JsonResponse> {
  const sent = json === undefined ? body : JSON.stringify(json)
  const request = new Request(baseUrl + path, {
    method: method ?? (sent === undefined ? 'GET' : 'POST'),
    headers: toHeaders({
      accept: 'application/json',
      'content-type': json === undefined ? null : 'application/json',
      ...headers,
    }),
    body: sent ?? null,
    signal: AbortSignal.timeout(timeoutMs),
  })
  try {
    const response = await fetch(request)
    return { status: response.status, body: await response.json().catch(() => null) }
  } catch {
    return { status: null, body: null }
  }
}

/** Null if the call failed or the body does not match the contract. */
export function readJson<Value>({ status, body }: JsonResponse, schema: z.ZodType<Value>): Value | null {
  if (status !== 200 && status !== 201) return null
  return schema.safeParse(body).data ?? null
}

export function toHeaders(headers: Readonly<Record<string, string | null | undefined>>): Headers {
  const sent = new Headers()
  for (const [name, value] of Object.entries(headers)) if (value) sent.set(name, value)
  return sent
}
