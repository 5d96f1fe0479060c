import type { AcceptSocket } from '../../process/web-sockets.ts'
import { type VisitorNaming, visitorKeyOf } from './client-address.ts'
import type { LimitOptions } from './limit-requests.ts'

/** Limits requests for sockets together with the calls of services, before the session is looked up. */
export function limitSockets(
  accept: AcceptSocket,
  options: VisitorNaming & Pick<LimitOptions, 'admit'>,
): AcceptSocket {
  return async (request, bindings) => {
    const waitSeconds = await options.admit('service', visitorKeyOf(request, bindings, options))
    return waitSeconds === null ? accept(request, bindings) : 429
  }
}
