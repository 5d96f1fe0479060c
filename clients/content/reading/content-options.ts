/** What the content client is told when it is made. */
export type ContentClientOptions = {
  readonly projectId: string
  readonly dataset: string
  /** A date of Sanity's API, for example `2025-02-19`. */
  readonly apiVersion: string
  /** Address of the embedded service; null for the hosted one. */
  readonly apiHost: string | null
  /** Reads what is published, also what is for the storefront's server alone; null where nothing is. */
  readonly readToken: string | null
  /** Reads drafts; sent in preview only. Null if there is no preview. */
  readonly token: string | null
  /** Carries each request, for example into a service of this process; null for the network. */
  readonly fetch: ((request: Request) => Promise<Response>) | null
  /** Spec §9: content client timeout 120 s. */
  readonly timeoutMs?: number
  /** Spec §8: 429, 502 and 503 are retried up to 5 times, with exponential backoff. */
  readonly maxRetries?: number
  /** Milliseconds before the retry with this number, from 0; the library's own backoff if absent. */
  readonly retryDelayMs?: (attempt: number) => number
  /** How long answers are remembered, and the clock for it; nothing is remembered if absent. */
  readonly memory?: ResponseCacheSettings
  /** Told of each content that was left out because it is not as it should be, and of each failed call. */
  readonly report: (problem: ContentProblem) => void
}

export type ResponseCacheSettings = { readonly maxAgeMs: number; readonly nowMs: () => number }

export type ContentProblem =
  | { readonly kind: 'call-failed'; readonly what: string; readonly cause: unknown }
  | { readonly kind: 'content-broken'; readonly what: string; readonly details: string }
