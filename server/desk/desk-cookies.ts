import { z } from 'zod'
import { readCookie } from '#app/visitor/cookies/cookies.ts'
import type { Seal } from '#services/kernel/secrets/seal.ts'

const SESSION_COOKIE = 'desk_session'
const ATTEMPT_COOKIE = 'desk_attempt'
const SESSION_SECONDS = 12 * 3_600
const ATTEMPT_SECONDS = 3_600

const storedAttempt = z.object({ state: z.string(), verifier: z.string(), returnTo: z.string() })
/** The PKCE verifier of a pending sign-in, and the page to return to. */
export type Attempt = z.infer<typeof storedAttempt>

/** Creates the desk's cookies, which are only sent to `/desk`. */
export function createDeskCookies({ seal, isSecure }: { seal: Seal; isSecure: boolean }) {
  const write = (name: string, value: string, maxAge: number, sameSite: 'Strict' | 'Lax') =>
    `${name}=${value}; Path=/desk; Max-Age=${maxAge}; HttpOnly; SameSite=${sameSite}${isSecure ? '; Secure' : ''}`
  const read = ({ headers }: Request, name: string) => readCookie(headers.get('cookie'), name)
  return {
    /** The id of the browser's session; null deletes the cookie. */
    writeSession: (id: string | null) =>
      write(SESSION_COOKIE, id ?? '', id === null ? 0 : SESSION_SECONDS, 'Strict'),
    readSession: (request: Request) => read(request, SESSION_COOKIE) || null,
    writeAttempt: (attempt: Attempt) =>
      write(ATTEMPT_COOKIE, seal.seal(JSON.stringify(attempt)), ATTEMPT_SECONDS, 'Lax'),
    clearAttempt: () => write(ATTEMPT_COOKIE, '', 0, 'Lax'),
    readAttempt(request: Request): Attempt | null {
      const text = seal.open(read(request, ATTEMPT_COOKIE) ?? '')
      return text === null ? null : storedAttempt.parse(JSON.parse(text))
    },
  }
}
