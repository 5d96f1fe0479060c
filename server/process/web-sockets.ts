import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { type WebSocket, WebSocketServer } from 'ws'
import { DESK_PATHS } from '#contracts/team/desk.ts'
import type { Bindings } from '../http/bindings.ts'

export type SocketHandler = (socket: WebSocket) => void

export type AcceptSocket = (request: Request, bindings: Bindings) => Promise<SocketHandler | number>

const MESSAGE_BYTES_MAX = 65_536
const SOCKETS_MAX = 2000
/** A socket that does not respond within this time is closed. */
const HEARTBEAT_MS = 30_000

export function isSocketRequest({ url, headers }: IncomingMessage): boolean {
  const isWebSocket = headers.upgrade?.toLowerCase() === 'websocket'
  return isWebSocket && url?.startsWith(`${DESK_PATHS.contentApi}/`) === true
}

/** `close` ends all sockets. */
export function serveSockets(server: Server, accept: AcceptSocket): { close(): void } {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: MESSAGE_BYTES_MAX })
  const alive = new WeakSet<WebSocket>()
  server.on('upgrade', (incoming, socket, head) => {
    // Node has removed its own listeners from this socket, so an unhandled error event would end the process.
    socket.on('error', () => socket.destroy())
    decide(incoming).then(
      (decision) => {
        if (typeof decision === 'number') return refuse(socket, decision)
        sockets.handleUpgrade(incoming, socket, head, (opened) => {
          opened.on('error', () => opened.terminate())
          alive.add(opened)
          opened.on('pong', () => alive.add(opened))
          decision(opened)
        })
      },
      () => refuse(socket, 500),
    )
  })

  async function decide(incoming: IncomingMessage): Promise<SocketHandler | number> {
    if (sockets.clients.size >= SOCKETS_MAX) return 503
    const url = `http://${incoming.headers.host ?? ''}${incoming.url ?? ''}`
    if (!URL.canParse(url)) return 400
    const headers = new Headers()
    for (const name of ['cookie', 'host', 'origin', 'x-forwarded-for']) {
      const value = incoming.headers[name]
      if (typeof value === 'string') headers.set(name, value)
    }
    return accept(new Request(url, { headers }), { incoming })
  }

  const heartbeat = setInterval(() => {
    for (const client of sockets.clients) {
      if (!alive.has(client)) client.terminate()
      else {
        alive.delete(client)
        client.ping()
      }
    }
  }, HEARTBEAT_MS)
  heartbeat.unref()
  return {
    close() {
      clearInterval(heartbeat)
      // 1001: the server is going away.
      for (const client of sockets.clients) client.close(1001)
    },
  }
}

function refuse(socket: Duplex, status: number): void {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`, () => socket.destroy())
}
