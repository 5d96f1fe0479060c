import { Agent, request } from 'node:http'
import { parentPort, workerData } from 'node:worker_threads'

/** How long the shop took for a request that costs it nothing, and when. Milliseconds. */
export type Sample = {
  readonly what: 'healthz' | 'cached page'
  readonly startedMs: number
  readonly tookMs: number
}

/** Runs in a thread of its own: asks for the health and a cached page all the time, and answers with what it measured. */
type Place = { host: string; port: number; hostHeader: string }

const PAUSE_MS = 10
const samples: Sample[] = []
const agent = new Agent({ keepAlive: true })
let isOver = false

if (parentPort) {
  const port = parentPort
  const place = workerData as Place
  const running = Promise.all([sample(place, 'healthz', '/healthz'), sample(place, 'cached page', '/')])
  port.once('message', async () => {
    isOver = true
    await running
    agent.destroy()
    port.postMessage(samples)
    port.close()
  })
}

async function sample(place: Place, what: Sample['what'], path: string): Promise<void> {
  while (!isOver) {
    const startedMs = Date.now()
    const started = performance.now()
    await ask(place, path)
    samples.push({ what, startedMs, tookMs: performance.now() - started })
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
  }
}

function ask({ host, port, hostHeader }: Place, path: string): Promise<void> {
  const headers = { host: hostHeader, 'x-forwarded-for': '10.200.0.1', 'x-forwarded-proto': 'https' }
  return new Promise((resolve) => {
    request({ host, port, path, agent, headers }, (response) => response.resume().on('close', resolve))
      .on('error', () => resolve())
      .end()
  })
}
