import { z } from 'zod'
import { LANGUAGES } from '#domain/market/language.ts'
import { ROLES } from '#domain/team/roles.ts'

/**
 * The calls of the desk's server to the identity service, with the token and the refusals of `contracts/identity.ts`.
 * The browser has only the id of its session, which is sent in `X-Desk-Session` (`unauthorized` once it has ended).
 * - `POST /desk/sessions`: starts a session with an access token of the desk; `staff-only` for a customer's.
 * - `GET /desk/session`: the session with its access token. `DELETE`: ends it.
 * - `POST /desk/second-factors`: a ticket for the page on which the second factor of the session is given.
 * And those of that page, for ten minutes (`interaction-not-found` afterwards):
 * - `GET /second-factors/{ticket}`: whose it is, and the secret to set up if there is none yet.
 * - `POST /second-factors/{ticket}`: checks a one-time code or a recovery code, each of which works once. When it sets
 *   up the second factor, the response has the recovery codes, which are shown this once.
 */
export const DESK_SESSION_HEADER = 'x-desk-session'

export const deskSessionRequest = z.object({ accessToken: z.string() })
export const deskSessionStarted = z.object({ id: z.string() })

/** `confirmedUntil`: ISO 8601; null while the second factor is still to be given. */
export const deskSession = z.object({
  accessToken: z.string(),
  email: z.string(),
  name: z.string(),
  roles: z.array(z.enum(ROLES)),
  language: z.enum(LANGUAGES),
  confirmedUntil: z.string().nullable(),
})
export type DeskSession = z.infer<typeof deskSession>

/** `returnTo`: the path of the desk to which the page returns. */
export const secondFactorRequest = z.object({ returnTo: z.string() })
export const secondFactorTicket = z.object({ ticket: z.string() })

/** `uri`: what an authenticator app reads from a QR code. */
export const secondFactorPage = z.object({
  email: z.string(),
  returnTo: z.string(),
  newSecret: z.object({ secret: z.string(), uri: z.string() }).nullable(),
})
export type SecondFactorPage = z.infer<typeof secondFactorPage>

export const secondFactorStep = z.object({ code: z.string().trim().max(64) })
export const secondFactorGiven = z.object({ returnTo: z.string(), recoveryCodes: z.array(z.string()) })
