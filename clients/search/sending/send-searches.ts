import { searchClient } from '@algolia/client-search'
import { QUERY_MAX_BYTES } from '#contracts/search/search-limits.ts'
import { type Result, refuse } from '#domain/result.ts'
import { createRequester, type Fetch, hostAt } from './requester.ts'

export type SearchConnection = {
  readonly appId: string
  /** The search key, which cannot write. */
  readonly apiKey: string
  /** E.g. `http://127.0.0.1:3000/services/search`; defaults to the application's hosts. */
  readonly baseUrl?: string
  /** Sends requests over the network, or to a service of this process. */
  readonly fetch: Fetch
  /** Called for each call without a usable response. */
  readonly report: (problem: SearchProblem) => void
}

export type SearchProblem = {
  readonly operation: string
  readonly code: 'answer-malformed' | 'service-unavailable' | 'record-malformed'
  /** HTTP status of the last response; null if there was none. */
  readonly status: number | null
  readonly details: string
}

type Requests = Parameters<ReturnType<typeof searchClient>['search']>[0]

/** Sends several searches in one call; every error is reported and becomes 'search-failed'. */
export type SendSearches = <Responses>(
  operation: string,
  requests: Requests,
  read: (content: unknown) => Result<Responses, 'answer-malformed'>,
) => Promise<Result<Responses, 'search-failed'>>

/** Uses the official client with its retries (429 three times, each host once). */
export function createSender({ appId, apiKey, baseUrl, fetch, report }: SearchConnection): SendSearches {
  const client = searchClient(appId, apiKey, {
    requester: createRequester(fetch),
    ...(baseUrl === undefined ? {} : { hosts: [hostAt(baseUrl)] }),
  })
  return async (operation, requests, read) => {
    try {
      const responses = read(await client.search(truncateQueries(requests)))
      if (responses.ok) return responses
      report({ operation, code: responses.code, status: 200, details: 'not the results of these searches' })
    } catch (error) {
      report({ operation, code: 'service-unavailable', status: getStatus(error), details: String(error) })
    }
    return refuse('search-failed')
  }
}

/** Truncates queries to the engine's maximum length. */
function truncateQueries(requests: Requests): Requests {
  const list = 'requests' in requests ? requests.requests : requests
  return { requests: list.map((request) => ({ ...request, ...truncateWords(request) })) }
}

function truncateWords(request: object): object {
  const words = Object.entries(request).filter(([name]) => name === 'query' || name === 'facetQuery')
  return Object.fromEntries(words.map(([name, text]) => [name, truncate(String(text), QUERY_MAX_BYTES)]))
}

/** The longest prefix of at most `maxBytes` bytes of UTF-8. */
function truncate(text: string, maxBytes: number): string {
  const { read } = new TextEncoder().encodeInto(text, new Uint8Array(maxBytes))
  return text.slice(0, read)
}

function getStatus(error: unknown): number | null {
  return error instanceof Error && 'status' in error && typeof error.status === 'number' ? error.status : null
}
