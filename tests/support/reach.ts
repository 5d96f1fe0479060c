import { serve } from '@hono/node-server'
import type { Service } from '#services/kernel/service.ts'

/** How a client reaches a service. */
type Reach = {
  baseUrl: string
  fetch: (request: Request) => Promise<Response>
  close(): Promise<void>
}

/** Both ways to reach a service: a function call in this process, and a socket on this machine. */
export const REACHES = [
  ['in process', reachInProcess],
  ['over HTTP', reachOverHttp],
] as const

async function reachInProcess(service: Service): Promise<Reach> {
  return {
    baseUrl: 'http://service.internal',
    fetch: (request) => service.fetch(request),
    close: async () => {},
  }
}

function reachOverHttp(service: Service): Promise<Reach> {
  return new Promise((resolve) => {
    const server = serve({ fetch: service.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) =>
      resolve({
        baseUrl: `http://127.0.0.1:${port}`,
        fetch: (request) => fetch(request),
        close: () => new Promise((closed) => server.close(() => closed())),
      }),
    )
  })
}
