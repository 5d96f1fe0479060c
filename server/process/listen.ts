import { createServer, type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { getRequestListener } from '@hono/node-server'
import { StartFault } from '#services/kernel/start-fault.ts'
import type { Bindings } from '../http/bindings.ts'
import { ALLOW_HEADER } from '../http/guard/methods.ts'
import type { Configuration } from '../settings/config.ts'
import { type AcceptSocket, isSocketRequest, serveSockets } from './web-sockets.ts'

type Fetch = (request: Request, bindings: Bindings) => Response | Promise<Response>

/**
 * The listening port. It responds with 503 until there is an app; it is opened early, so that a port in use is reported
 * before any work is done.
 */
export type Socket = {
  serve(fetch: Fetch, acceptSocket?: AcceptSocket): void
  /** From now on each response closes its connection, so that a proxy opens the next one elsewhere. */
  leave(): void
  /** Stops listening, ends event streams, which their readers reopen elsewhere, and lets other requests finish. */
  close(): Promise<void>
}

const PORT_ATTEMPTS = 15
const PORT_PAUSE_MS = 200
const DRAIN_LIMIT_MS = 10_000
/** Longer than a proxy's usual 60 s, so that the proxy never writes to a closing connection. */
const KEEP_ALIVE_MS = 65_000

/** The status for Node's parser errors; all others are 400. */
const STATUSES: Readonly<Record<string, number>> = {
  HPE_INVALID_METHOD: 405,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_HEADER_OVERFLOW: 431,
}

/**
 * Waits briefly if the port is in use (a killed shop releases it), then fails. `pause` is called between two attempts.
 */
export async function listen(
  { host, port }: Pick<Configuration, 'host' | 'port'>,
  pause: (milliseconds: number) => Promise<void> = (milliseconds) => sleep(milliseconds),
): Promise<Socket> {
  let handler: Fetch = () =>
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
    getRequestListener((request, httpBindings) => {
      // An invalid Host header makes an invalid URL.
      if (!URL.canParse(request.url)) return new Response('Bad Request', { status: 400 })
      const bindings = httpBindings as RequiredBindings
      const response = handler(request, bindings)
      // A synchronous response comes from the page cache.
      return response instanceof Promise
        ? response.then((sent) => streams.track(sent, bindings.outgoing))
        : response
    }),
  )
  refuseConnections(server)
  const sockets = serveSockets(server, (request, bindings) => acceptSocket(request, bindings))
  for (let attempt = 1; ; attempt += 1) {
    const code = await tryPort(server, host, port)
    if (code === null) break
    if (code !== 'EADDRINUSE' || attempt === PORT_ATTEMPTS) throw portError(code, host, port)
    await pause(PORT_PAUSE_MS)
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

/** Tracks open event streams, whose readers would otherwise stay until they are disconnected. */
function createEventStreams() {
  const open = new Set<ServerResponse>()
  let hasEnded = false
  return {
    track(response: Response, outgoing: ServerResponse): Response {
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

function portError(code: string, host: string, port: number): StartFault {
  if (code === 'EADDRINUSE') {
    return new StartFault(
      `Port ${port} is already in use: stop the other program, or choose another port with PORT=${port + 1} npm start.`,
    )
  }
  return new StartFault(`Cannot listen on ${host}:${port} (${code}): choose another HOST or PORT.`)
}

/** Lets open requests finish, and aborts the rest after 10 s. */
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

/** Responds to requests that Node does not parse: CONNECT, an unknown method (TRACK), malformed data. */
function refuseConnections(server: Server): void {
  const responses = new WeakMap<Duplex, Set<ServerResponse>>()
  server.on('request', ({ socket }, response) => {
    const open = responses.get(socket) ?? new Set()
    responses.set(socket, open.add(response))
    response.once('close', () => open.delete(response))
  })
  server.on('connect', (_request, socket) => {
    // Node has removed its own listeners from this socket, so an unhandled error event would end the process.
    socket.on('error', () => {})
    refuse(socket, 405)
  })
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    // A second response would be read as part of the first one.
    const hasStarted = [...(responses.get(socket) ?? [])].some(({ headersSent }) => headersSent)
    if (error.code === 'ECONNRESET' || hasStarted) socket.destroy()
    else refuse(socket, STATUSES[error.code ?? ''] ?? 400)
  })
}

/** Closes both directions, because a caller could otherwise leave the connection half open. */
function refuse(socket: Duplex, status: number): void {
  if (!socket.writable) return void socket.destroy()
  const allow = status === 405 ? `Allow: ${ALLOW_HEADER}\r\n` : ''
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${allow}Connection: close\r\nContent-Length: 0\r\n\r\n`,
    () => socket.destroy(),
  )
}
