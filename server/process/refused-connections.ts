import { type Server, type ServerResponse, STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import { ALLOW } from '../http/guard/methods.ts'

/** The status of errors of Node's parser; all others are 400. */
const STATUSES: Readonly<Record<string, number>> = {
  HPE_INVALID_METHOD: 405,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_HEADER_OVERFLOW: 431,
}

/** Responds to requests that Node does not parse: CONNECT, an unknown method (TRACK), malformed data. */
export function refuseConnections(server: Server): void {
  const responses = new WeakMap<Duplex, Set<ServerResponse>>()
  server.on('request', ({ socket }, response) => {
    const open = responses.get(socket) ?? new Set()
    responses.set(socket, open.add(response))
    response.once('close', () => open.delete(response))
  })
  server.on('connect', (_request, socket) => {
    // Node has removed its own listeners from this socket: an unhandled error event would end the process.
    socket.on('error', () => {})
    refuse(socket, 405)
  })
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    // A second response would be read as part of the first one.
    const hasBegun = [...(responses.get(socket) ?? [])].some(({ headersSent }) => headersSent)
    if (error.code === 'ECONNRESET' || hasBegun) socket.destroy()
    else refuse(socket, STATUSES[error.code ?? ''] ?? 400)
  })
}

/** Responds and closes both directions: a caller could otherwise keep the connection half open. */
function refuse(socket: Duplex, status: number): void {
  if (!socket.writable) return void socket.destroy()
  const allow = status === 405 ? `Allow: ${ALLOW}\r\n` : ''
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${allow}Connection: close\r\nContent-Length: 0\r\n\r\n`,
    () => socket.destroy(),
  )
}
