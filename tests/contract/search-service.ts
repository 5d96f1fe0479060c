import type { AddressInfo } from 'node:net'
import { serve } from '@hono/node-server'
import { algoliasearch } from 'algoliasearch'
import { liteClient } from 'algoliasearch/lite'
import { createSearchService, type SearchService } from '#services/search/service.ts'
import { freshDatabase } from '#tests/support/database.ts'

export const APPLICATION_ID = 'BOTTEGA'
export const SEARCH_KEY = 'search-only-key'
export const ADMIN_KEY = 'admin-key'

export type SearchWire = 'in process' | 'over HTTP'

type ClientOptions = Parameters<typeof algoliasearch>[2]

/** A search service on a fresh database, with the official clients on either side of the wire. */
export async function startSearch(wire: SearchWire = 'in process') {
  const database = await freshDatabase('search')
  const keys = { applicationId: APPLICATION_ID, searchKey: SEARCH_KEY, adminKey: ADMIN_KEY }
  const service = createSearchService({ database, ...keys })
  await service.start()
  const served = wire === 'over HTTP' ? await overHttp(service) : inProcess(service)
  return {
    database,
    service,
    baseUrl: served.baseUrl,
    lite: (key = SEARCH_KEY) => liteClient(APPLICATION_ID, key, served.options),
    full: (key = ADMIN_KEY) => algoliasearch(APPLICATION_ID, key, served.options),
    /** Another process on the same database. */
    second: () => createSearchService({ database, ...keys }),
    async close() {
      await served.stop()
      await service.close()
      await database.close()
    },
  }
}

function inProcess(service: SearchService) {
  const options: ClientOptions = {
    hosts: [{ url: 'search.test', accept: 'readWrite', protocol: 'http' }],
    requester: {
      async send({ url, method, headers, data }) {
        const answer = await service.fetch(
          new Request(url, { method, headers, ...(data ? { body: String(data) } : {}) }),
        )
        return { status: answer.status, content: await answer.text(), isTimedOut: false }
      },
    },
  }
  return { baseUrl: 'http://search.test', options, stop: async () => {} }
}

async function overHttp(service: SearchService) {
  const server = serve({ fetch: service.fetch, port: 0, hostname: '127.0.0.1' })
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as AddressInfo
  const options: ClientOptions = {
    hosts: [{ url: '127.0.0.1', port, accept: 'readWrite', protocol: 'http' }],
  }
  const stop = () => new Promise<void>((resolve) => server.close(() => resolve()))
  return { baseUrl: `http://127.0.0.1:${port}`, options, stop }
}
