import { DESK_PATHS } from '#contracts/team/desk.ts'
import type { Result } from '#domain/result.ts'
import { isOwnOrigin } from '../../http/guard/same-origin.ts'
import type { AcceptSocket } from '../../process/web-sockets.ts'
import type { Reach } from '../../seam.ts'
import { TEAM_CALLS } from './content-calls.ts'
import { carryStreams } from './listen-socket.ts'
import { carryPresence } from './presence-socket.ts'
import { createSocketSessions } from './socket-sessions.ts'

type Options = {
  publicOrigin: string
  content: Reach
  accessTokenOf(request: Request): Promise<Result<string, 'unauthenticated' | 'service-unavailable'>>
  /** How often the sessions of open sockets are checked. */
  checkMs?: number
}

const CHECK_MS = 20_000

/**
 * Accepts the sockets of the Studio, from our own pages and for members of the team only: a browser sends its cookies with
 * the requests of any page, so the origin decides, and a request without one is refused.
 */
export function acceptContentSockets({
  publicOrigin,
  content,
  accessTokenOf,
  checkMs = CHECK_MS,
}: Options): AcceptSocket {
  const sessions = createSocketSessions(checkMs)
  return async (request) => {
    const { pathname } = new URL(request.url)
    const isListening = pathname === `${DESK_PATHS.contentApi}/listen`
    const [, dataset] = PRESENCE.exec(pathname.slice(DESK_PATHS.contentApi.length)) ?? []
    if (!isListening && dataset === undefined) return 404
    const origin = request.headers.get('origin')
    if (origin === null || !isOwnOrigin(origin, request.headers.get('host'), publicOrigin)) return 403
    const token = await accessTokenOf(request)
    if (!token.ok) return token.code === 'unauthenticated' ? 401 : 503
    if (sessions.isFull(token.value)) return 429
    const authorization = `Bearer ${token.value}`
    const call = (path: string, init: RequestInit) =>
      content.fetch(new Request(content.baseUrl + TEAM_CALLS + path, { ...init, headers: { authorization } }))
    const presence = (connection: string) => `/v1/presence/${dataset}?${new URLSearchParams({ connection })}`
    return (socket) => {
      sessions.bind(socket, token.value, async () => {
        const now = await accessTokenOf(request)
        return !now.ok && now.code === 'unauthenticated'
      })
      if (isListening) carryStreams(socket, (path, signal) => call(path, { signal }))
      else
        carryPresence(socket, {
          open: (connection, signal) => call(presence(connection), { signal }),
          announce: (connection, announcement) =>
            call(presence(connection), { method: 'POST', body: JSON.stringify(announcement) }),
        })
    }
  }
}

/** The address of presence, as the Studio's client makes it. */
const PRESENCE = /^\/v[\w-]{1,12}\/socket\/([\w-]{1,64})$/
