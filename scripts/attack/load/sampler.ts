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
 * A valid page that was rendered instead of read from the cache, so it is not what is measured. Something it shows has
 * changed.
 */
export const CACHE_MISS = 'did not come out of the cache'

/** Where the sampler sends its requests, and with which host header. */
export type SamplerPlace = { readonly host: string; readonly port: number; readonly hostHeader: string }

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
  const place = workerData as SamplerPlace
  const loops = [sample(place, 'healthz', '/healthz'), sample(place, 'cached page', '/')]
  port.on('message', async () => {
    const samples = await Promise.all(loops.map((loop) => loop.take()))
    port.postMessage(samples.flat())
  })
}

/** Repeats a request. `take` returns the samples, including the pending one. */
function sample(place: SamplerPlace, what: Sample['what'], path: string) {
  let samples: Sample[] = []
  let underWay: Promise<void> = Promise.resolve()
  const agent = new Agent({ keepAlive: true })
  async function measure(): Promise<void> {
    const startedMs = Date.now()
    const started = performance.now()
    const problem = await call(place, path, agent)
    samples.push({ what, startedMs, tookMs: performance.now() - started, problem })
  }
  async function repeat(): Promise<never> {
    while (true) {
      underWay = measure()
      await underWay
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
    }
  }
  repeat()
  return {
    async take(): Promise<Sample[]> {
      await underWay
      const taken = samples
      samples = []
      return taken
    },
  }
}

/** Resolves to the problem of the response. Each request comes from a new network, so that no rate limit applies. */
function call({ host, port, hostHeader }: SamplerPlace, path: string, agent: Agent): Promise<string | null> {
  visitors++
  const headers = {
    host: hostHeader,
    'x-forwarded-for': `10.${200 + ((visitors >> 16) & 31)}.${(visitors >> 8) & 255}.${visitors & 255}`,
    'x-forwarded-proto': 'https',
  }
  const signal = AbortSignal.timeout(TIME_LIMIT_MS)
  return new Promise((resolve) => {
    request({ host, port, path, agent, headers, signal }, (response) => {
      response.on('error', (problem) => resolve(`broke off: ${problem.message}`))
      response.resume().on('close', () => resolve(findProblem(path, response)))
    })
      .on('error', (problem) => resolve(`is not answered: ${problem.message}`))
      .end()
  })
}

function findProblem(path: string, { statusCode, headers, complete }: IncomingMessage): string | null {
  if (!complete) return 'broke off'
  if (statusCode !== 200) return `is answered ${statusCode}`
  const isCached = CACHED.includes(String(headers['x-cache']))
  return path === '/healthz' || isCached ? null : CACHE_MISS
}
