/** Options of the content client. */
export type ContentClientOptions = {
  readonly projectId: string
  readonly dataset: string
  /** A date of Sanity's API, for example `2025-02-19`. */
  readonly apiVersion: string
  /** Address of the embedded service; null for the hosted one. */
  readonly apiHost: string | null
  /**
   * Token for published content, including what only the storefront's server may read; null if there is none.
   */
  readonly readToken: string | null
  /** Reads drafts; sent in preview only. Null if there is no preview. */
  readonly token: string | null
  /** Sends each request, for example to a service of this process; null for the network. */
  readonly fetch: ((request: Request) => Promise<Response>) | null
  /** Spec §9: content client timeout 120 s. */
  readonly timeoutMs?: number
  /** Spec §8: 429, 502 and 503 are retried up to 5 times, with exponential backoff. */
  readonly maxRetries?: number
  /** Milliseconds before the retry with this number, from 0; the library's own backoff if absent. */
  readonly retryDelayMs?: (attempt: number) => number
  /** The clock by which publishing dates have come: milliseconds since 1970. */
  readonly nowMs: () => number
  /** How long responses are cached, and the clock for it; nothing is cached if absent. */
  readonly memory?: ResponseCacheSettings
  /** Called for each invalid piece of content that was left out, and for each failed call. */
  readonly report: (problem: ContentProblem) => void
}

export type ResponseCacheSettings = { readonly maxAgeMs: number; readonly nowMs: () => number }

export type ContentProblem =
  | { readonly kind: 'call-failed'; readonly what: string; readonly cause: unknown }
  | {
      readonly kind: 'content-broken'
      readonly what: string
      readonly details: string
      /** An item of a list: its place, from 0, and the fields that are invalid. */
      readonly item?: { readonly position: number; readonly fields: readonly string[] }
    }
