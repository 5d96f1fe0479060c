export type PlatformReach = {
  readonly baseUrl: string
  readonly fetch: (request: Request) => Promise<Response>
}

/** What the platform answered; `status` is null when it did not, `body` when there was none. */
export type PlatformAnswer = { readonly status: number | null; readonly body: unknown }

const TIMEOUT_MS = 5_000

/** One call of the platform service in the name of whose token it is: a customer, or a server. Never throws. */
export async function callPlatform(
  { baseUrl, fetch }: PlatformReach,
  token: string,
  { method, path, body: sent }: { method: 'GET' | 'POST' | 'PUT' | 'DELETE'; path: string; body?: object },
): Promise<PlatformAnswer> {
  const request = new Request(baseUrl + path, {
    method,
    headers: { authorization: `Bearer ${token}`, ...(sent && { 'content-type': 'application/json' }) },
    ...(sent && { body: JSON.stringify(sent) }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  const response = await fetch(request).catch(() => null)
  const body: unknown = response?.status === 204 ? null : await response?.json().catch(() => null)
  return { status: response?.status ?? null, body }
}
