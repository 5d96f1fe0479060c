import { createServer, type Server } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { StartFault } from '#services/kernel/start-fault.ts'
import type { App } from '../app.ts'
import type { Configuration } from '../config.ts'
import { refuseConnections } from './refused-connections.ts'
import { type AcceptSocket, isSocketRequest, serveSockets } from './web-sockets.ts'

/**
 * The listening port. It responds with 503 until there is an app; it is opened early, so that a port in use
 * is reported before any work.
 */
export type Socket = {
  serve(fetch: App['fetch'], acceptSocket?: AcceptSocket): void
  close(): Promise<void>
}

const PORT_PATIENCE_MS = 3_000
const DRAIN_LIMIT_MS = 10_000
/** Longer than the usual 60 s of a proxy in front, so that it never writes to a closing connection. */
const KEEP_ALIVE_MS = 65_000

/** Opens the port. If it is in use, waits briefly (a killed shop releases it), then fails. */
export async function listen({ host, port }: Pick<Configuration, 'host' | 'port'>): Promise<Socket> {
  let handler: App['fetch'] = () =>
    new Response('The shop is starting.', { status: 503, headers: { 'retry-after': '1' } })
  let acceptSocket: AcceptSocket = async () => 503
  const server = createServer({
    keepAliveTimeout: KEEP_ALIVE_MS,
    requestTimeout: 30_000,
    // Any other upgrade is handled as an ordinary request.
    shouldUpgradeCallback: isSocketRequest,
  })
  server.on(
    'request',
    getRequestListener((request, bindings) =>
      // An invalid Host header makes an invalid URL.
      URL.canParse(request.url)
        ? handler(request, bindings as Parameters<App['fetch']>[1])
        : new Response('Bad Request', { status: 400 }),
    ),
  )
  refuseConnections(server)
  const sockets = serveSockets(server, (request, bindings) => acceptSocket(request, bindings))
  const deadline = Date.now() + PORT_PATIENCE_MS
  for (
    let code = await tryPort(server, host, port);
    code !== null;
    code = await tryPort(server, host, port)
  ) {
    if (code !== 'EADDRINUSE' || Date.now() > deadline) throw portFault(code, host, port)
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  return {
    serve: (fetch, accept = async () => 404) => {
      handler = fetch
      acceptSocket = accept
    },
    close: () => {
      sockets.close()
      return drain(server)
    },
  }
}

function tryPort(server: Server, host: string, port: number): Promise<string | null> {
  return new Promise((resolve) => {
    const settle = (code: string | null) => {
      server.off('error', onError).off('listening', onListening)
      resolve(code)
    }
    const onError = (error: NodeJS.ErrnoException) => settle(error.code ?? error.message)
    const onListening = () => settle(null)
    server.once('error', onError).once('listening', onListening).listen(port, host)
  })
}

function portFault(code: string, host: string, port: number): StartFault {
  if (code === 'EADDRINUSE') {
    return new StartFault(
      `Port ${port} is already in use: stop the other program, or choose another port with PORT=${port + 1} npm start.`,
    )
  }
  return new StartFault(`Cannot listen on ${host}:${port} (${code}): choose another HOST or PORT.`)
}

/** Closes the port, lets open requests finish, and aborts the rest after 10 s. */
function drain(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const idle = setInterval(() => server.closeIdleConnections(), 50)
    const limit = setTimeout(() => server.closeAllConnections(), DRAIN_LIMIT_MS)
    server.close(() => {
      clearInterval(idle)
      clearTimeout(limit)
      resolve()
    })
  })
}
