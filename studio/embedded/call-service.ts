import { leaveForSignIn } from './leave-for-sign-in.ts'
import { listenOverSocket } from './listen-over-socket.ts'

/** Where the desk passes the calls of the Studio on to the content service. */
export const API = `${location.origin}/desk/content/api`

const LISTEN = '/data/listen/'
/** The Studio measures by it whether it speaks HTTP/2, and warns where nothing depends on that. */
const PING = '/ping'
const { fetch: browserFetch } = globalThis
const openStream = listenOverSocket(`${API.replace(/^http/, 'ws')}/listen`, () => leaveForSignIn(null))

/**
 * The browser's own `fetch`, except that streams share one socket: over HTTP/1.1, also behind TLS, a browser opens at most six
 * connections to a host, and a page cannot know which HTTP it gets. When the session has ended, it leads to the sign-in: what
 * was typed is a draft by then.
 */
export const callService: typeof fetch = async (input, init) => {
  const url = input instanceof Request ? input.url : String(input)
  if (url.startsWith(`${API}/`) && url.includes(LISTEN)) {
    const response = await openStream(url.slice(API.length), init?.signal ?? null)
    if (response.status === 401) leaveForSignIn(null)
    return response
  }
  if (url.startsWith(`${API}/`) && new URL(url).pathname.endsWith(PING))
    throw new TypeError('The protocol is not measured')
  const response = await browserFetch(input, init)
  if (response.status === 401 && url.startsWith(`${API}/`)) leaveForSignIn(null)
  return response
}
