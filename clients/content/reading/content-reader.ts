import { setTimeout as delay } from 'node:timers/promises'
import { type ClientConfig, createClient } from '@sanity/client'
import { z } from 'zod'
import { ok, type Result, refuse } from '#domain/result.ts'
import type { ContentClientOptions, ContentProblem } from './content-options.ts'

type ReadRequest<Value> = {
  /** The query's name in reports and in the service's logs: letters, digits, `.`, `_`, `-`. */
  readonly what: string
  readonly query: string
  readonly params: Readonly<Record<string, unknown>>
  readonly schema: z.ZodType<Value>
  readonly isPreview: boolean
}

export type ContentReader = {
  /** Each query gets the time of reading as `$now`, which hides later content, and `$isPreview`. */
  read<Value>(request: ReadRequest<Value>): Promise<Result<Value, 'content-unavailable'>>
  report(problem: ContentProblem): void
}

/** Spec §9: content client timeout 120 s. Spec §8: retried up to 5 times. */
const TIMEOUT_MS = 120_000
const MAX_RETRIES = 5

/** Based on the official client; responses are parsed by schema. */
export function createContentReader(options: ContentClientOptions): ContentReader {
  const published = createClient({
    ...toConfig(options),
    ...(options.readToken !== null && { token: options.readToken }),
    perspective: 'published',
  })
  const preview = options.token
    ? published.withConfig({ token: options.token, perspective: 'drafts' })
    : published

  const now = () => new Date(options.nowMs()).toISOString()

  async function read<Value>(request: ReadRequest<Value>): Promise<Result<Value, 'content-unavailable'>> {
    const { what, query, params, schema, isPreview } = request
    let response: unknown
    try {
      response = await (isPreview ? preview : published).fetch(
        query,
        { now: now(), isPreview, ...params },
        { tag: what },
      )
    } catch (cause) {
      options.report({ kind: 'call-failed', what, cause })
      return refuse('content-unavailable')
    }
    const parsed = schema.safeParse(response)
    if (parsed.success) return ok(parsed.data)
    options.report({ kind: 'content-broken', what, details: z.prettifyError(parsed.error) })
    return refuse('content-unavailable')
  }

  return { read, report: options.report }
}

function toConfig(options: ContentClientOptions): ClientConfig {
  const { apiHost, retryDelayMs, maxRetries = MAX_RETRIES } = options
  return {
    projectId: options.projectId,
    dataset: options.dataset,
    apiVersion: options.apiVersion,
    useCdn: false,
    timeout: options.timeoutMs ?? TIMEOUT_MS,
    maxRetries,
    ...(retryDelayMs ? { retryDelay: retryDelayMs } : {}),
    ...(apiHost ? { apiHost, useProjectHostname: false } : {}),
    resolveFetch: () => createRetryingFetch(options, maxRetries),
  }
}

/**
 * The official client sends queries over 11 KB by POST. Unlike GET requests, it does not repeat these when a connection
 * breaks. Queries only read, so it is safe to repeat them here.
 */
function createRetryingFetch(
  { fetch: ownFetch, retryDelayMs = backoffDelay }: ContentClientOptions,
  maxRetries: number,
): typeof fetch {
  const send: typeof fetch = ownFetch ? (url, init) => ownFetch(new Request(url, init)) : fetch
  return async (url, init) => {
    for (let attempt = 0; ; attempt++) {
      try {
        return await send(url, init)
      } catch (error) {
        if (init?.method !== 'POST' || attempt >= maxRetries || init.signal?.aborted) throw error
      }
      await delay(retryDelayMs(attempt))
    }
  }
}

/** The same delays as those of the official client, in milliseconds. */
function backoffDelay(attempt: number): number {
  return 100 * 2 ** attempt + Math.random() * 100
}
