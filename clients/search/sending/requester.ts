import type { searchClient } from '@algolia/client-search'

export type Fetch = (request: Request) => Promise<Response>

type Requester = NonNullable<NonNullable<Parameters<typeof searchClient>[2]>['requester']>
type Host = NonNullable<NonNullable<Parameters<typeof searchClient>[2]>['hosts']>[number]

/** Makes the official clients use the given fetch: the network, or a service of this process. */
export function createRequester(fetch: Fetch): Requester {
  return {
    async send({ url, method, headers, data, connectTimeout, responseTimeout }) {
      const signal = AbortSignal.timeout(connectTimeout + responseTimeout)
      const body = data === undefined ? {} : { body: typeof data === 'string' ? data : new Uint8Array(data) }
      try {
        const response = await fetch(new Request(url, { method, headers, signal, ...body }))
        // `Retry-After` is not passed on, because a page cannot wait as long as a service may demand. The official
        // client then pauses for one second.
        return { status: response.status, content: await response.text(), isTimedOut: false }
      } catch (error) {
        return { status: 0, content: String(error), isTimedOut: signal.aborted }
      }
    },
  }
}

/** A self-hosted service has a single host, whose URL may include a path. */
export function hostAt(baseUrl: string): Host {
  const { host, pathname, protocol } = new URL(baseUrl)
  return {
    url: `${host}${pathname.replace(/\/$/, '')}`,
    protocol: protocol === 'https:' ? 'https' : 'http',
    accept: 'readWrite',
  }
}
