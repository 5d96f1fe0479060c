import { Agent, type IncomingMessage, request } from 'node:http'
import { parentPort, workerData } from 'node:worker_threads'

/** A cheap request: when it was sent and how long it took, in milliseconds. */
export type Sample = {
  readonly what: 'healthz' | 'cached page'
  readonly startedMs: number
  readonly tookMs: number
  /** Why the response is invalid; null if it is valid. */
  readonly problem: string | null
}

/**
 * The problem of a valid page that was rendered instead of read from the cache, because something that it shows has
 * changed. It says nothing about the delays that are measured.
 */
export const CACHE_MISS = 'was not served from the cache'

/** Where the sampler sends its requests, and with which host header. */
export type SamplerTarget = { readonly host: string; readonly port: number; readonly hostHeader: string }

const PAUSE_MS = 10
const TIME_LIMIT_MS = 10_000
const CACHED = ['hit', 'stale']
let visitors = 0

/**
 * Runs in a separate thread and continuously requests the health check and a cached page. It replies to each message
 * with the samples since the previous one.
 */
if (parentPort) {
  const port = parentPort
  const target = workerData as SamplerTarget
  const loops = [sample(target, 'healthz', '/healthz'), sample(target, 'cached page', '/')]
  port.on('message', async () => {
    const samples = await Promise.all(loops.map((loop) => loop.take()))
    port.postMessage(samples.flat())
  })
}

/** Repeats a request. `take` returns the samples, including the pending one. */
function sample(target: SamplerTarget, what: Sample['what'], path: string) {
  let samples: Sample[] = []
  let pending: Promise<void> = Promise.resolve()
  const agent = new Agent({ keepAlive: true })
  async function measure(): Promise<void> {
    const startedMs = Date.now()
    const started = performance.now()
    const problem = await call(target, path, agent)
    samples.push({ what, startedMs, tookMs: performance.now() - started, problem })
  }
  async function repeat(): Promise<never> {
    while (true) {
      pending = measure()
      await pending
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
    }
  }
  repeat()
  return {
    async take(): Promise<Sample[]> {
      await pending
      const result = samples
      samples = []
      return result
    },
  }
}

/** Resolves to the problem of the response. Each request comes from a new network, so that no rate limit applies. */
function call({ host, port, hostHeader }: SamplerTarget, path: string, agent: Agent): Promise<string | null> {
  visitors++
  const headers = {
    host: hostHeader,
    'x-forwarded-for': `10.${200 + ((visitors >> 16) & 31)}.${(visitors >> 8) & 255}.${visitors & 255}`,
    'x-forwarded-proto': 'https',
  }
  const signal = AbortSignal.timeout(TIME_LIMIT_MS)
  return new Promise((resolve) => {
    request({ host, port, path, agent, headers, signal }, (response) => {
      response.on('error', (problem) => resolve(`was cut off: ${problem.message}`))
      response.resume().on('close', () => resolve(findProblem(path, response)))
    })
      .on('error', (problem) => resolve(`got no response: ${problem.message}`))
      .end()
  })
}

function findProblem(path: string, { statusCode, headers, complete }: IncomingMessage): string | null {
  if (!complete) return 'was cut off'
  if (statusCode !== 200) return `returned ${statusCode}`
  const isCached = CACHED.includes(String(headers['x-cache']))
  return path === '/healthz' || isCached ? null : CACHE_MISS
}
