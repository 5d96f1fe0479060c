import { request } from 'node:http'
import type { Route } from '../../routes/route.ts'
import { pathWith } from '../../routes/route.ts'
import { browserHeaders } from '../request.ts'
import type { Target } from '../target/target.ts'

/** The response to an endless body, and after how many bytes it came. */
export type Bomb = {
  readonly path: string
  readonly status: number
  readonly sentBytes: number
  readonly problem: string | null
}

const BOMB_BYTES = 150_000_000
/** The largest accepted body is an asset of 50 MB; socket buffers hold some more. */
const ACCEPTED_BYTES_MAX = 64_000_000
const CHUNK = Buffer.alloc(256_000, 'a')

/** Sends a body of 150 MB without a declared length to a form, the sign-in provider and each service. */
export async function sendBodyBombs(target: Target, services: readonly Route[]): Promise<Bomb[]> {
  const withBody = services.filter(({ method }) => method === 'POST' || method === 'PUT')
  const firstOfEach = [...Map.groupBy(withBody, ({ part }) => part).values()].flatMap(([route]) =>
    route ? [{ path: pathWith(route.pattern, 'none'), method: route.method }] : [],
  )
  const open = ['/authentication/oauth/token', '/authentication/oauth/authorize', '/login', '/search/picture']
  const bombs: Bomb[] = []
  for (const { path, method } of [...open.map((path) => ({ path, method: 'POST' })), ...firstOfEach]) {
    bombs.push(await sendBomb(target, path, method))
  }
  return bombs
}

function sendBomb(target: Target, path: string, method: string): Promise<Bomb> {
  return new Promise((resolve) => {
    let sentBytes = 0
    let isAnswered = false
    const headers = {
      ...browserHeaders(target),
      'content-type': 'application/x-www-form-urlencoded',
      'transfer-encoding': 'chunked',
    }
    const sent = request({ host: target.host, port: target.port, path, method, headers, agent: false })
    const settle = (status: number) => {
      if (isAnswered) return
      isAnswered = true
      resolve({ path, status, sentBytes, problem: findProblem(status, sentBytes) })
      sent.destroy()
    }
    const pour = () => {
      while (!isAnswered && sentBytes < BOMB_BYTES) {
        sentBytes += CHUNK.length
        if (!sent.write(CHUNK)) return void sent.once('drain', pour)
      }
      if (!isAnswered) sent.end()
    }
    sent.on('response', (response) => settle(response.statusCode ?? 0))
    // The server may also close the connection early.
    sent.on('error', () => settle(0))
    sent.setTimeout(20_000, () => settle(-1))
    pour()
  })
}

function findProblem(status: number, sentBytes: number): string | null {
  if (status >= 500 || status === -1) return `answers ${status === -1 ? 'nothing' : status}`
  return sentBytes > ACCEPTED_BYTES_MAX
    ? `took ${Math.round(sentBytes / 1e6)} MB before it answered ${status}`
    : null
}
