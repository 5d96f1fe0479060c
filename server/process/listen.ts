import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
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
  /** From now on each response ends its connection, so that a proxy opens the next one elsewhere. */
  leave(): void
  /** Stops listening, ends the streams of events, which their readers open again elsewhere, and lets other requests finish. */
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
  let isLeaving = false
  const streams = createEventStreams()
  server.on('request', (_request, response) => {
    if (isLeaving) response.setHeader('connection', 'close')
  })
  server.on(
    'request',
    getRequestListener((request, given) => {
      // An invalid Host header makes an invalid URL.
      if (!URL.canParse(request.url)) return new Response('Bad Request', { status: 400 })
      const bindings = given as RequiredBindings
      const response = handler(request, bindings)
      // What is there at once comes out of the page cache.
      return response instanceof Promise
        ? response.then((sent) => streams.follow(sent, bindings.outgoing))
        : response
    }),
  )
  refuseConnections(server)
  const sockets = serveSockets(server, (request, bindings) => acceptSocket(request, bindings))
  const deadline = performance.now() + PORT_PATIENCE_MS
  for (
    let code = await tryPort(server, host, port);
    code !== null;
    code = await tryPort(server, host, port)
  ) {
    if (code !== 'EADDRINUSE' || performance.now() > deadline) throw portFault(code, host, port)
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  return {
    serve: (fetch, accept = async () => 404) => {
      handler = fetch
      acceptSocket = accept
    },
    leave: () => {
      isLeaving = true
    },
    close: () => {
      isLeaving = true
      const drained = drain(server)
      sockets.close()
      streams.end()
      return drained
    },
  }
}

type RequiredBindings = { incoming: IncomingMessage; outgoing: ServerResponse }

/** The open streams of events, whose readers would otherwise stay until they are cut off. */
function createEventStreams() {
  const open = new Set<ServerResponse>()
  let hasEnded = false
  return {
    follow(response: Response, outgoing: ServerResponse): Response {
      if (!response.headers.get('content-type')?.startsWith('text/event-stream')) return response
      if (hasEnded) {
        void response.body?.cancel()
        return new Response(null, { status: 503 })
      }
      open.add(outgoing)
      outgoing.once('close', () => open.delete(outgoing))
      return response
    },
    end() {
      hasEnded = true
      for (const outgoing of open) outgoing.end()
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
