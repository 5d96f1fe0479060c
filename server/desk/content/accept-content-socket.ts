import type { WebSocket } from 'ws'
import type { z } from 'zod'
import { DESK_PATHS } from '#contracts/team/desk.ts'
import { listenMessage, SESSION_ENDED } from '#contracts/team/listen-socket.ts'
import type { Result } from '#domain/result.ts'
import { isOwnOrigin } from '../../http/guard/same-origin.ts'
import type { AcceptSocket } from '../../process/web-sockets.ts'
import type { Reach } from '../../seam/seam.ts'
import { readText, sendText } from './carry-text.ts'
import { TEAM_CALLS } from './content-calls.ts'
import { servePresence } from './presence-socket.ts'

type Options = {
  publicOrigin: string
  content: Reach
  readAccessToken(request: Request): Promise<Result<string, 'unauthenticated' | 'service-unavailable'>>
  /** How often the sessions of open sockets are checked. */
  checkIntervalMs?: number
}

const CHECK_INTERVAL_MS = 20_000

/** Each page of the Studio opens two sockets. */
const SOCKETS_PER_SESSION_MAX = 40

const STREAMS_PER_SOCKET_MAX = 100

type OpenStream = (path: string, signal: AbortSignal) => Promise<Response>

/**
 * Only accepts the Studio's sockets from our own pages and for team members. Browsers send cookies with requests from
 * any page, so the origin decides, and a request without an origin is refused.
 */
export function acceptContentSockets({
  publicOrigin,
  content,
  readAccessToken,
  checkIntervalMs = CHECK_INTERVAL_MS,
}: Options): AcceptSocket {
  const sessions = createSocketSessions(checkIntervalMs)
  return async (request) => {
    const { pathname } = new URL(request.url)
    const isListening = pathname === `${DESK_PATHS.contentApi}/listen`
    const [, dataset] = PRESENCE.exec(pathname.slice(DESK_PATHS.contentApi.length)) ?? []
    if (!isListening && dataset === undefined) return 404
    const origin = request.headers.get('origin')
    if (origin === null || !isOwnOrigin(origin, request.headers.get('host'), publicOrigin)) return 403
    const token = await readAccessToken(request)
    if (!token.ok) return token.code === 'unauthenticated' ? 401 : 503
    if (sessions.isFull(token.value)) return 429
    const authorization = `Bearer ${token.value}`
    const call = (path: string, init: RequestInit) =>
      content.fetch(new Request(content.baseUrl + TEAM_CALLS + path, { ...init, headers: { authorization } }))
    const presence = (connection: string) => `/v1/presence/${dataset}?${new URLSearchParams({ connection })}`
    return (socket) => {
      sessions.bind(socket, token.value, async () => {
        const current = await readAccessToken(request)
        return !current.ok && current.code === 'unauthenticated'
      })
      if (isListening) serveStreams(socket, (path, signal) => call(path, { signal }))
      else
        servePresence(socket, {
          open: (connection, signal) => call(presence(connection), { signal }),
          announce: (connection, announcement) =>
            call(presence(connection), { method: 'POST', body: JSON.stringify(announcement) }),
        })
    }
  }
}

/** The path of the presence socket in the Studio's client. */
const PRESENCE = /^\/v[\w-]{1,12}\/socket\/([\w-]{1,64})$/

/** Counts open sockets by the session's access token. */
function createSocketSessions(checkIntervalMs: number) {
  const openSockets = new Map<string, number>()

  function count(accessToken: string, change: number): void {
    const open = (openSockets.get(accessToken) ?? 0) + change
    if (open > 0) openSockets.set(accessToken, open)
    else openSockets.delete(accessToken)
  }

  return {
    isFull: (accessToken: string) => (openSockets.get(accessToken) ?? 0) >= SOCKETS_PER_SESSION_MAX,
    /**
     * Counts a socket, and closes it once its session has ended. Until then the socket uses the access token with which
     * it was opened.
     */
    bind(socket: WebSocket, accessToken: string, hasEnded: () => Promise<boolean>): void {
      count(accessToken, 1)
      const timer = setInterval(async () => {
        if (await hasEnded().catch(() => false)) socket.close(SESSION_ENDED)
      }, checkIntervalMs)
      socket.once('close', () => {
        clearInterval(timer)
        count(accessToken, -1)
      })
    },
  }
}

/**
 * Sends several `listen` streams over one socket, because a browser opens at most six connections per host.
 * `open` requests a stream from the content service by its path and query.
 */
function serveStreams(socket: WebSocket, open: OpenStream): void {
  const streams = new Map<number, AbortController>()
  const send = (message: z.infer<typeof listenMessage.fromServer>) =>
    sendText(socket, JSON.stringify(message))

  async function forwardStream(id: number, path: string, controller: AbortController): Promise<void> {
    const response = await open(path, controller.signal).catch(() => null)
    send({ id, status: response?.status ?? 503 })
    if (response?.ok && response.body)
      await readText(response.body, controller.signal, (chunk) => send({ id, chunk }))
    else await response?.body?.cancel()
  }

  socket.on('message', (data, isBinary) => {
    const message = isBinary ? null : readMessage(String(data))
    if (message === null) return socket.close(1008)
    const { id } = message
    if ('close' in message) return streams.get(id)?.abort()
    if (streams.has(id) || streams.size >= STREAMS_PER_SOCKET_MAX) return socket.close(1008)
    const controller = new AbortController()
    streams.set(id, controller)
    forwardStream(id, message.path, controller)
      // The browser ended the stream, or the connection to the service broke.
      .catch(() => {})
      .finally(() => {
        streams.delete(id)
        send({ id, end: true })
      })
    return undefined
  })
  socket.on('close', () => {
    for (const controller of streams.values()) controller.abort()
  })
}

function readMessage(text: string): z.infer<typeof listenMessage.fromBrowser> | null {
  try {
    return listenMessage.fromBrowser.parse(JSON.parse(text))
  } catch {
    return null
  }
}
