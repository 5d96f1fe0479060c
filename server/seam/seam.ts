import type { Service } from '#services/kernel/service.ts'
import { StartFault } from '#services/kernel/start-fault.ts'

/**
 * How to reach a service: the prefix of its paths, and the function that sends requests. `baseUrl` is null if the
 * service's own client library knows its hosted URL.
 */
export type Reach<Address extends string | null = string> = {
  baseUrl: Address
  fetch: (request: Request) => Promise<Response>
}

/**
 * The maximum duration of a call over the network; some clients set shorter limits. For an event stream it only limits
 * the time until the headers.
 */
const NETWORK_TIMEOUT_MS = 120_000

/**
 * The seam (architecture.md §1): a service of this process is called as a function, one elsewhere over the network,
 * which makes no difference to the caller. `find` returns the service of this process at call time, since services call
 * one another; null if there is none.
 */
export function reach(name: string, url: string | null, find: (() => Service | undefined) | null): Reach {
  if (url !== null) return { baseUrl: url.replace(/\/$/, ''), fetch: overNetwork }
  if (find === null) {
    const variable = `${name.toUpperCase()}_URL`
    throw new StartFault(`No ${name} service runs in this role: set ${variable} to its URL.`)
  }
  return {
    baseUrl: `http://${name}.internal`,
    async fetch(request) {
      const service = find()
      if (!service) throw new Error(`The ${name} service was called before it was created`)
      return service.fetch(request)
    },
  }
}

/** Our own service in another process is under `/services` of that process. */
export function isOwnService(url: string, name: string): boolean {
  return url.replace(/\/$/, '').endsWith(`/services/${name}`)
}

/** A hosted service whose client library knows its URL. */
export const HOSTED: Reach<null> = { baseUrl: null, fetch: overNetwork }

/** References pending requests, which would otherwise be garbage-collected together with their timeouts. */
const pendingRequests = new Set<Request>()
/** References the request of each response body, so that aborting the request still aborts the body. */
const requestByBody = new WeakMap<ReadableStream, Request>()

export async function overNetwork(request: Request): Promise<Response> {
  const timeoutController = new AbortController()
  const timeout = setTimeout(() => {
    timeoutController.abort(new DOMException('The operation was aborted due to timeout', 'TimeoutError'))
  }, NETWORK_TIMEOUT_MS).unref()
  pendingRequests.add(request)
  try {
    const signal = AbortSignal.any([request.signal, timeoutController.signal])
    const response = await fetch(request, { signal })
    if (response.body) requestByBody.set(response.body, request)
    if (response.headers.get('content-type')?.startsWith('text/event-stream')) clearTimeout(timeout)
    return response
  } catch (error) {
    clearTimeout(timeout)
    throw error
  } finally {
    pendingRequests.delete(request)
  }
}
