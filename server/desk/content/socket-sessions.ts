import type { WebSocket } from 'ws'
import { SESSION_ENDED } from '#contracts/team/listen-socket.ts'

/** Each page of the Studio opens two. */
const SOCKETS_PER_SESSION = 40

/** The open sockets of each session, by its access token. */
export function createSocketSessions(checkMs: number) {
  const openOf = new Map<string, number>()

  function count(accessToken: string, change: number): void {
    const open = (openOf.get(accessToken) ?? 0) + change
    if (open > 0) openOf.set(accessToken, open)
    else openOf.delete(accessToken)
  }

  return {
    /** Whether a session may open no more sockets. */
    isFull: (accessToken: string) => (openOf.get(accessToken) ?? 0) >= SOCKETS_PER_SESSION,
    /** Counts a socket, and closes it once its session has ended: until then it works with the access token that it opened with. */
    bind(socket: WebSocket, accessToken: string, hasEnded: () => Promise<boolean>): void {
      count(accessToken, 1)
      const checking = setInterval(async () => {
        if (await hasEnded().catch(() => false)) socket.close(SESSION_ENDED)
      }, checkMs)
      socket.once('close', () => {
        clearInterval(checking)
        count(accessToken, -1)
      })
    },
  }
}
