import type { z } from 'zod'

/** Where a service is, without a slash at its end, and what carries a request there. */
export type JsonReach = {
  readonly baseUrl: string
  readonly fetch: (request: Request) => Promise<Response>
}

export type JsonCall = {
  /** GET when there is neither `json` nor `body`, else POST. */
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** A header without a value is not sent. */
  readonly headers?: Readonly<Record<string, string | null | undefined>>
  /** Sent as JSON. */
  readonly json?: unknown
  /** Sent as it is, in place of `json`: a picture, a form. */
  readonly body?: BodyInit
  readonly timeoutMs: number
}

/** `status` is null when no response came in time; `body` is null when the response holds no JSON. */
export type JsonAnswer = { readonly status: number | null; readonly body: unknown }

/**
 * One call of a service that answers in JSON. A service that fails, is slow or answers something else is a value, never
 * an exception. Not retried: a visitor waits for the page, and the GraphQL clients repeat 429 and 503 themselves.
 */
export async function callJson(
  { baseUrl, fetch }: JsonReach,
  path: string,
  { method, headers = {}, json, body, timeoutMs }: JsonCall,
): Promise<JsonAnswer> {
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

/** What a successful answer holds; null when it failed or does not match the contract. */
export function readJson<Value>({ status, body }: JsonAnswer, schema: z.ZodType<Value>): Value | null {
  if (status !== 200 && status !== 201) return null
  return schema.safeParse(body).data ?? null
}

function toHeaders(headers: Readonly<Record<string, string | null | undefined>>): Headers {
  const sent = new Headers()
  for (const [name, value] of Object.entries(headers)) if (value) sent.set(name, value)
  return sent
}
