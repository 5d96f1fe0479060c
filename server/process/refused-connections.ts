import { type Server, type ServerResponse, STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import { ALLOW } from '../http/guard/methods.ts'

/** What the parser of Node refuses by itself, and by which status; everything else is 400. */
const STATUSES: Readonly<Record<string, number>> = {
  HPE_INVALID_METHOD: 405,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_HEADER_OVERFLOW: 431,
}

/** Responds to what never becomes a request: CONNECT, a method that HTTP does not have (TRACK), nonsense. */
export function refuseConnections(server: Server): void {
  const responses = new WeakMap<Duplex, Set<ServerResponse>>()
  server.on('request', ({ socket }, response) => {
    const open = responses.get(socket) ?? new Set()
    responses.set(socket, open.add(response))
    response.once('close', () => open.delete(response))
  })
  server.on('connect', (_request, socket) => {
    // Node has taken its own listeners off this socket: an error that nobody listens to would end the process.
    socket.on('error', () => {})
    refuse(socket, 405)
  })
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    // A second answer would be read as part of the one that has begun.
    const hasBegun = [...(responses.get(socket) ?? [])].some(({ headersSent }) => headersSent)
    if (error.code === 'ECONNRESET' || hasBegun) socket.destroy()
    else refuse(socket, STATUSES[error.code ?? ''] ?? 400)
  })
}

/** Answers and closes: a caller who keeps the other half of the connection open would keep all of it. */
function refuse(socket: Duplex, status: number): void {
  if (!socket.writable) return void socket.destroy()
  const allow = status === 405 ? `Allow: ${ALLOW}\r\n` : ''
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${allow}Connection: close\r\nContent-Length: 0\r\n\r\n`,
    () => socket.destroy(),
  )
}
