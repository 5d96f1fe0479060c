import { z } from 'zod'
import { IDEMPOTENCY_KEY } from '#contracts/team/convention.ts'
import { DESK_PATHS } from '#contracts/team/desk.ts'
import { type TeamRefusal, teamRefusal } from '#contracts/team/responses.ts'

/** A refused call. With status 429, `waitSeconds` is the number of seconds to wait before the next attempt. */
export class RefusedCall extends Error {
  readonly status: number
  readonly refusal: TeamRefusal
  readonly waitSeconds: number | null
  constructor(status: number, refusal: TeamRefusal, waitSeconds: number | null) {
    super(refusal.code)
    this.status = status
    this.refusal = refusal
    this.waitSeconds = waitSeconds
  }
}

export type TeamRequest = {
  method?: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE'
  path: string
  body?: unknown
  /** Replaces the JSON body. */
  bytes?: Blob
  /** The idempotency key: repeating a call with the same key has no further effect. */
  key?: string
  signal?: AbortSignal
  /** Whether the call continues after the page is closed. Its body is then limited to 64 KiB. */
  outlivesPage?: boolean
  /** Called before the browser leaves for the sign-in page or the second factor, to store typed values. */
  beforeLeaving?: () => void
}

/** The pages to which certain refusals redirect. Each page returns to the desk afterwards. */
const EXIT_PAGES: Readonly<Record<string, string>> = {
  unauthenticated: DESK_PATHS.signIn,
  'second-factor-required': DESK_PATHS.confirm,
  'confirmation-required': DESK_PATHS.confirm,
}

/**
 * Calls the team API (docs/decisions/0071-one-team-api-for-all-services.md) and parses the response. Without a session,
 * redirects to the sign-in page. If the second factor is required again, redirects to its confirmation. Throws
 * RefusedCall.
 *
 * Used by the data provider, `useSave` and `team-calls.ts`. Otherwise, it is only called by code that transfers files
 * (`send-file.ts`, `export-menu.tsx`), changes many items (`bulk-calls.ts`) or handles the sign-in
 * (`security-calls.ts`).
 */
export async function callTeam<Output>(schema: z.ZodType<Output>, request: TeamRequest): Promise<Output> {
  return schema.parse(await (await requestTeam(request)).json())
}

/** Like `callTeam`, but returns the unread response. */
export async function requestTeam(request: TeamRequest): Promise<Response> {
  const {
    method = 'GET',
    path,
    body,
    bytes,
    key,
    signal = null,
    outlivesPage = false,
    beforeLeaving,
  } = request
  const response = await fetch(DESK_PATHS.api + path, {
    method,
    signal,
    keepalive: outlivesPage,
    headers: {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(key !== undefined && { [IDEMPOTENCY_KEY]: key }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    ...(bytes !== undefined && { body: bytes }),
  })
  if (response.ok) return response
  const refusal = await readRefusal(response)
  const exitPage = EXIT_PAGES[refusal.code]
  if (exitPage !== undefined) {
    beforeLeaving?.()
    return redirectTo(exitPage)
  }
  throw new RefusedCall(response.status, refusal, readRetryAfter(response))
}

/** Reads a refusal. A response that does not follow the convention, such as one from a proxy, becomes `unavailable`. */
async function readRefusal(response: Response): Promise<TeamRefusal> {
  const parsed = teamRefusal.safeParse(await response.json().catch(() => null))
  if (parsed.success) return parsed.data
  return { code: response.status === 429 ? 'too-many-requests' : 'unavailable' }
}

function readRetryAfter({ headers }: Response): number | null {
  const seconds = z.coerce.number().int().positive().safeParse(headers.get('retry-after'))
  return seconds.success ? seconds.data : null
}

export function getItemPath(resource: string, id: string | number): string {
  return `/${resource}/${encodeURIComponent(id)}`
}

/** Returns a random key. `crypto.randomUUID` is not available over plain HTTP. */
export function newKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
}

/** Dispatched on the window before the browser leaves, so that forms store typed values. */
export const LEAVING_EVENT = 'desk-leaving'

/**
 * Redirects to a server page, which later returns to the current URL. The promise never settles, so that nothing is
 * shown in between.
 */
export function redirectTo(path: string): Promise<never> {
  window.dispatchEvent(new Event(LEAVING_EVENT))
  // Typed values are stored, so the browser does not need to warn.
  window.addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), { capture: true })
  const { pathname, search } = window.location
  window.location.assign(`${path}?returnTo=${encodeURIComponent(pathname + search)}`)
  return new Promise(() => {})
}
