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
 * network. Who calls cannot tell the difference. `find` finds the service of this process when it is called, since
 * services call one another; it is null where none runs.
 */
export function reach(name: string, url: string | null, find: (() => Service | undefined) | null): Reach {
  if (url !== null) return { baseUrl: url.replace(/\/$/, ''), fetch: overNetwork }
  if (find === null) {
    const variable = `${name.toUpperCase()}_URL`
    throw new StartFault(`No ${name} service runs in this role: say in ${variable} where it is.`)
  }
  return {
    baseUrl: `http://${name}.internal`,
    async fetch(request) {
      const service = find()
      if (!service) throw new Error(`The ${name} service was called before it was made`)
      return service.fetch(request)
    },
  }
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
