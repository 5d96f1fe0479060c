import { type Server, STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import { ALLOW } from './http/guard/methods.ts'

/** What the parser of Node refuses by itself, and by which status; everything else is 400. */
const STATUSES: Readonly<Record<string, number>> = {
  HPE_INVALID_METHOD: 405,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_HEADER_OVERFLOW: 431,
}

/** Answers what never becomes a request: CONNECT, a method that HTTP does not have (TRACK), nonsense. */
export function refuseConnections(server: Server): void {
  server.on('connect', (_request, socket) => refuse(socket, 405))
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (error.code === 'ECONNRESET') socket.destroy()
    else refuse(socket, STATUSES[error.code ?? ''] ?? 400)
  })
}

function refuse(socket: Duplex, status: number): void {
  if (!socket.writable) return void socket.destroy()
  const allow = status === 405 ? `Allow: ${ALLOW}\r\n` : ''
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${allow}Connection: close\r\nContent-Length: 0\r\n\r\n`,
  )
}
