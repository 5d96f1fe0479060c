import type { JsonReach } from '../calls/json-caller.ts'

const TIMEOUT_MS = 20_000

/** Returns the platform's complete response with the file, or the status of its refusal; null without a response. */
export async function downloadAttachment(
  { baseUrl, fetch }: JsonReach,
  token: string,
  path: string,
): Promise<Response | null> {
  const headers = { authorization: `Bearer ${token}` }
  const request = new Request(baseUrl + path, { headers, signal: AbortSignal.timeout(TIMEOUT_MS) })
  try {
    const response = await fetch(request)
    const { status } = response
    return new Response(await response.arrayBuffer(), { status, headers: response.headers })
  } catch {
    return null
  }
}
