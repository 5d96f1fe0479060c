export type ContentClientOptions = {
  readonly projectId: string
  readonly dataset: string
  /** A version of Sanity's API, for example `2025-02-19`. */
  readonly apiVersion: string
  /** Null for the hosted service. */
  readonly apiHost: string | null
  /** Reads published content, including what only the storefront's server may read; null if there is no such token. */
  readonly readToken: string | null
  /** Reads drafts, and is only sent in preview. Null without preview. */
  readonly token: string | null
  /** Sends requests, for example to a service of this process; null to use the network. */
  readonly fetch: ((request: Request) => Promise<Response>) | null
  /** Spec §9: content client timeout 120 s. */
  readonly timeoutMs?: number
  /** Spec §8: 429, 502 and 503 are retried up to 5 times, with exponential backoff. */
  readonly maxRetries?: number
  /** Milliseconds before each retry, by its index from 0; defaults to the library's own backoff. */
  readonly retryDelayMs?: (attempt: number) => number
  /** Milliseconds since 1970; decides which documents are already published. */
  readonly nowMs: () => number
  /** The lifetime of cached responses and the clock; by default nothing is cached. */
  readonly responseCache?: ResponseCacheSettings
  /** Reports each invalid piece of content that was left out, and each failed call. */
  readonly report: (problem: ContentProblem) => void
}

export type ResponseCacheSettings = { readonly maxAgeMs: number; readonly nowMs: () => number }

export type ContentProblem =
  | { readonly kind: 'call-failed'; readonly what: string; readonly cause: unknown }
  | {
      readonly kind: 'content-broken'
      readonly what: string
      readonly details: string
      /** The list item's index, from 0, and its invalid fields. */
      readonly item?: { readonly position: number; readonly fields: readonly string[] }
    }
