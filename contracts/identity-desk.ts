import { z } from 'zod'
import { LANGUAGES } from '#domain/market/language.ts'
import { ROLES } from '#domain/team/roles.ts'
import { passkey, passkeyCreation, passkeyRequest } from './passkeys.ts'

/**
 * Calls from the desk's server to the identity service, with the token and the refusals of `contracts/identity.ts`. The
 * browser only has its session's id, which is sent in `X-Desk-Session` (`unauthorized` once the session has ended).
 * - `POST /desk/sessions`: starts a session with an access token of the desk; `staff-only` for a customer's.
 * - `GET /desk/session`: the session with its access token. `DELETE`: ends it.
 * - `POST /desk/second-factors`: a ticket for the page that requests the session's second factor.
 *
 * That page makes these calls, for ten minutes (`interaction-not-found` afterwards). A call that sets up the first
 * second factor returns the recovery codes, which are shown only this once:
 * - `GET /second-factors/{ticket}`: the ticket's member, and which factors they can use, or set up if they have none.
 * - `POST /second-factors/{ticket}`: checks a one-time code or a recovery code, each of which works once.
 * - `POST /second-factors/{ticket}/passkey`: checks a passkey's signature.
 * - `POST /second-factors/{ticket}/new-passkey`: sets up a passkey as the first second factor.
 *
 * The remaining calls manage a member's own sign-in, once the second factor was given. Every change to second factors
 * and recovery codes requires a recent second factor (`confirmation-required`), and the member is notified by email:
 * - `GET /desk/security`: the second factors, how many recovery codes are left, and the sessions at the desk.
 * - `POST /desk/security/passkey-creations`: what a browser needs to create a passkey. `POST …/passkeys`: adds it.
 * - `PATCH /desk/security/passkeys/{id}`: renames it. `DELETE`: removes it; `last-factor` if it is the only second
 *   factor.
 * - `POST /desk/security/code-secrets`: a new secret for one-time codes. `POST …/codes`: sets it up with its first
 *   code. `DELETE …/codes`: removes it; `last-factor` likewise.
 * - `POST /desk/security/recovery-codes`: replaces all of them, and returns the new ones only this once.
 * - `DELETE /desk/security/sessions/{id}`: ends a session. `DELETE …/other-sessions`: ends all but this one. Neither
 *   requires a recent second factor nor sends an email, since both only revoke access.
 */
export const DESK_SESSION_HEADER = 'x-desk-session'

export const deskSessionRequest = z.object({ accessToken: z.string() })
export const deskSessionStarted = z.object({ id: z.string() })

/** `confirmedUntil` is ISO 8601; null until the second factor is given. */
export const deskSession = z.object({
  accessToken: z.string(),
  email: z.string(),
  name: z.string(),
  roles: z.array(z.enum(ROLES)),
  language: z.enum(LANGUAGES),
  confirmedUntil: z.string().nullable(),
})
export type DeskSession = z.infer<typeof deskSession>

/** `returnTo` is a path within the desk. */
export const secondFactorRequest = z.object({ returnTo: z.string() })
export const secondFactorTicket = z.object({ ticket: z.string() })

/** `uri` is for the QR code of an authenticator app. */
const newSecret = z.object({ secret: z.string(), uri: z.string() })

export const secondFactorPage = z.object({
  email: z.string(),
  returnTo: z.string(),
  /** Null once a second factor is set up. `passkey` is null if the shop does not support passkeys. */
  setUp: z.object({ code: newSecret, passkey: passkeyCreation.nullable() }).nullable(),
  hasCode: z.boolean(),
  /** Null without passkeys. */
  passkey: passkeyRequest.nullable(),
})
export type SecondFactorPage = z.infer<typeof secondFactorPage>

export const secondFactorStep = z.object({ code: z.string().trim().max(64) })
export const secondFactorGiven = z.object({ returnTo: z.string(), recoveryCodes: z.array(z.string()) })

const deskSessionEntry = z.object({
  id: z.string(),
  browser: z.string().nullable(),
  system: z.string().nullable(),
  startedAt: z.string(),
  usedAt: z.string(),
  isCurrent: z.boolean(),
})

export const deskSecurity = z.object({
  hasCode: z.boolean(),
  passkeys: z.array(passkey),
  recoveryCodesLeft: z.number(),
  /** Whether the shop supports passkeys. */
  mayAddPasskey: z.boolean(),
  sessions: z.array(deskSessionEntry),
})
export type DeskSecurity = z.infer<typeof deskSecurity>

export const newCodeSecret = newSecret
export const newRecoveryCodes = z.object({ recoveryCodes: z.array(z.string()) })
