import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import type { Service } from '#services/kernel/service.ts'

/** The two ways to reach a service: a call within this process, or a socket on this machine. */
export const SIDES = ['in process', 'over HTTP'] as const
export type Side = (typeof SIDES)[number]

export type Reachable = {
  readonly url: string
  /** Null if the client should use its own transport. */
  readonly fetch: ((request: Request) => Promise<Response>) | null
  close(): Promise<void>
}

export async function reach(service: Service, side: Side): Promise<Reachable> {
  if (side === 'over HTTP') return { ...(await listen(getRequestListener(service.fetch))), fetch: null }
  return { url: 'http://service.internal', fetch: service.fetch, close: async () => {} }
}

/** Serves on a free port of 127.0.0.1. */
export async function listen(listener: RequestListener): Promise<{ url: string; close(): Promise<void> }> {
  const server = createServer(listener)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
