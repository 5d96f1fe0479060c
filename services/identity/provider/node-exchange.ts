import type { IncomingMessage, ServerResponse } from 'node:http'
import inject from 'light-my-request'

type Handler = (incoming: IncomingMessage, outgoing: ServerResponse) => void | Promise<void>

/**
 * Passes a request to a handler written for Node's HTTP server, without a socket. The handler sees the given `origin`
 * regardless of the request's host.
 */
export async function exchange(request: Request, origin: string, handle: Handler): Promise<Response> {
  const { host, protocol } = new URL(origin)
  const { pathname, search } = new URL(request.url)
  const headers = Object.fromEntries(
    [...request.headers].filter(([name]) => !name.startsWith('x-forwarded-')),
  )
  const response = await inject(
    (incoming, outgoing) => {
      Promise.resolve(handle(incoming as IncomingMessage, outgoing as ServerResponse)).catch((error: Error) =>
        outgoing.destroy(error),
      )
    },
    {
      method: request.method as 'GET',
      url: pathname + search,
      headers: { ...headers, host, 'x-forwarded-proto': protocol.slice(0, -1) },
      ...(request.body !== null && { payload: Buffer.from(await request.arrayBuffer()) }),
    },
  )
  const body = STATUSES_WITHOUT_BODY.has(response.statusCode) ? null : new Uint8Array(response.rawPayload)
  return new Response(body, { status: response.statusCode, headers: toHeaders(response.headers) })
}

const STATUSES_WITHOUT_BODY = new Set([204, 304])

function toHeaders(given: Record<string, unknown>): Headers {
  const headers = new Headers()
  for (const [name, value] of Object.entries(given)) {
    for (const item of Array.isArray(value) ? value : [value])
      if (item !== undefined) headers.append(name, String(item))
  }
  return headers
}
