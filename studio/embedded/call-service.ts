import { leaveForSignIn } from './leave-for-sign-in.ts'
import { listenOverSocket } from './listen-over-socket.ts'

/** The base URL at which the desk proxies the Studio's calls to the content service. */
export const API = `${location.origin}/desk/content/api`

const LISTEN = '/data/listen/'
/** The Studio calls this to detect HTTP/2, and shows a warning that does not apply here. */
const PING = '/ping'
const { fetch: browserFetch } = globalThis
const openStream = listenOverSocket(`${API.replace(/^http/, 'ws')}/listen`, () => leaveForSignIn(null))

/**
 * Like the browser's `fetch`, but streams share one WebSocket, because browsers open at most six HTTP/1.1 connections
 * to a host, and a page cannot know which HTTP version is used. If the session has ended, redirects to the sign-in.
 * Typed text has been saved as a draft by then.
 */
export const callService: typeof fetch = async (input, init) => {
  const url = input instanceof Request ? input.url : String(input)
  if (url.startsWith(`${API}/`) && url.includes(LISTEN)) {
    const response = await openStream(url.slice(API.length), init?.signal ?? null)
    if (response.status === 401) leaveForSignIn(null)
    return response
  }
  if (url.startsWith(`${API}/`) && new URL(url).pathname.endsWith(PING))
    throw new TypeError('The detection of HTTP/2 is disabled')
  const response = await browserFetch(input, init)
  if (response.status === 401 && url.startsWith(`${API}/`)) leaveForSignIn(null)
  return response
}
