import type { Service } from '#services/kernel/service.ts'
import { StartFault } from '#services/kernel/start-fault.ts'

/**
 * Where a service is: what is put before its paths, and what carries a request there. Null: the service's own
 * client library knows its hosted address by itself.
 */
export type Reach<Address extends string | null = string> = {
  baseUrl: Address
  fetch: (request: Request) => Promise<Response>
}

/** Longest time that a call over the network may take; the clients with limits of their own set shorter ones. */
const NETWORK_TIMEOUT_MS = 120_000

/**
 * The seam (architecture.md §1): a service of this process is called as a function, one elsewhere over the
 * network. Who calls cannot tell the difference.
 */
export function reach(name: string, url: string | null, embedded: Service | null): Reach {
  if (url !== null) return { baseUrl: url.replace(/\/$/, ''), fetch: overNetwork }
  if (embedded === null) {
    const variable = `${name.toUpperCase()}_URL`
    throw new StartFault(`No ${name} service runs in this role: set ${variable} to its address.`)
  }
  return { baseUrl: `http://${name}.internal`, fetch: (request) => embedded.fetch(request) }
}

/** A hosted service that its own client library finds. */
export const HOSTED: Reach<null> = { baseUrl: null, fetch: overNetwork }

/** Nothing else refers to them: they would be collected as garbage, and their callers' time limits with them. */
const unanswered = new Set<Request>()

/** Carries a request over the network. */
export async function overNetwork(request: Request): Promise<Response> {
  const signal = AbortSignal.any([request.signal, AbortSignal.timeout(NETWORK_TIMEOUT_MS)])
  unanswered.add(request)
  try {
    return await fetch(request, { signal })
  } finally {
    unanswered.delete(request)
  }
}
