export type ContentClientOptions = {
  readonly projectId: string
  readonly dataset: string
  /** A version of Sanity's API, for example `2025-02-19`. */
  readonly apiVersion: string
  /** Null for the hosted service. */
  readonly apiHost: string | null
  /** Reads published content, including what only the storefront's server may read; null if there is none. */
  readonly readToken: string | null
  /** Reads drafts; sent in preview only. Null without preview. */
  readonly token: string | null
  /** Sends requests to a service of this process, for example; null for the network. */
  readonly fetch: ((request: Request) => Promise<Response>) | null
  /** Spec §9: content client timeout 120 s. */
  readonly timeoutMs?: number
  /** Spec §8: 429, 502 and 503 are retried up to 5 times, with exponential backoff. */
  readonly maxRetries?: number
  /** Milliseconds before each retry, counted from 0; the library's own backoff by default. */
  readonly retryDelayMs?: (attempt: number) => number
  /** Milliseconds since 1970; decides which publishing dates have come. */
  readonly nowMs: () => number
  /** The lifetime of cached responses and its clock; nothing is cached by default. */
  readonly memory?: ResponseCacheSettings
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
