import type { Context, MiddlewareHandler } from 'hono'
import { NETWORK_KEY_HEADER, VISITOR_KEY_HEADER } from '#contracts/identity.ts'
import type { HttpEnvironment } from '../bindings.ts'
import { type VisitorNaming, visitorKeyOf } from './client-address.ts'

/**
 * Networks are named by us. Only a server that calls a service names the network of its visitor, and shows the service
 * a token with it.
 */
export const dropNetworkNames: MiddlewareHandler<HttpEnvironment> = (context, next) => {
  const { raw, path } = context.req
  const ours = path.startsWith('/services/') ? [NETWORK_KEY_HEADER] : [NETWORK_KEY_HEADER, VISITOR_KEY_HEADER]
  if (ours.some((name) => raw.headers.has(name))) {
    const headers = new Headers(raw.headers)
    for (const name of ours) headers.delete(name)
    context.req.raw = new Request(raw, { headers })
  }
  return next()
}

/** A call of a service, with the network that it came from. */
export function withNetworkKey(context: Context<HttpEnvironment>, naming: VisitorNaming): Request {
  return withNetwork(NETWORK_KEY_HEADER, context, naming)
}

/** A request for a page. A change carries along who makes it. */
export function withVisitorKey(context: Context<HttpEnvironment>, naming: VisitorNaming): Request {
  const { req } = context
  if (req.method === 'GET' || req.method === 'HEAD') return req.raw
  return withNetwork(VISITOR_KEY_HEADER, context, naming)
}

/** The request with a name of the network that it came from, which nobody outside can choose. */
function withNetwork(
  header: string,
  { req, env, var: { isOurs } }: Context<HttpEnvironment>,
  naming: VisitorNaming,
): Request {
  const headers = isOurs ? req.raw.headers : new Headers(req.raw.headers)
  headers.set(header, visitorKeyOf(req.raw, env, naming))
  return isOurs ? req.raw : new Request(req.raw, { headers })
}
