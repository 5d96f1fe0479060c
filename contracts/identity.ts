import { z } from 'zod'
import { LANGUAGES } from '#domain/market/language.ts'
import { passkey, passkeyProof, passkeyRequest } from './passkeys.ts'

/**
 * Calls from the sign-in pages, which are part of the storefront, to the identity service. Only for the server that
 * renders these pages: `Authorization: Bearer {screens token}`. Every refusal is `{ code }`, with `retryAfterSeconds`
 * if waiting helps.
 * - `GET /interactions/{uid}`: the pending sign-in. The browser's `Cookie` header must be passed on, because it proves
 *   that this browser started it; without it every step returns `interaction-not-found` before any lookup.
 * - `POST /interactions/{uid}/email`: the next step for an address.
 * - `POST /interactions/{uid}/sign-in`, `…/sign-up`, `…/passkey`: completes it; returns where to redirect the browser,
 *   and its new device token (`X-Device-Token` in later calls).
 * - `POST /interactions/{uid}/ticket`: completes it with a new account's ticket; `link-expired` if it was used or has
 *   expired.
 * - `POST /interactions/{uid}/password-links`: emails a link to set a password; the response never reveals whether
 *   there is an account.
 * - `GET /password-links/{token}`, `/verifications/{token}`, `/email-changes/{token}`, `/email-undos/{token}`: the
 *   details of an emailed link (`emailedLink`), without any effect. `link-expired` if it was used or revoked, or has
 *   expired.
 * - `POST` to the same path uses the link: it sets the password, verifies the address, makes the new address the
 *   account's, or restores the previous one with a new password. Setting a password makes the browser trusted.
 * - `POST …/second-factor` below a team member's link: checks a code or a passkey's signature, and returns a proof.
 *   Without it the link cannot be used (`confirmation-required`), except for a link that verifies an address.
 * - `PUT /accounts/{accountId}`: creates a trade applicant's account (`trade-application.ts`) under a UUID that only
 *   the caller knows, and emails the link that verifies its address. Returns a ticket that signs its owner in once,
 *   within five minutes. Repeating the call with the same address and password returns another ticket; with others, or
 *   if the address has another account, it returns `email-registered`.
 * - `GET /people/{accountId}`: what another service of the house may know about a person; 404 if there is none.
 *
 * For a signed-in customer, with their access token in `X-Account-Token` (`unauthorized` without a valid one):
 * - `GET /account`: their stored data. `DELETE /account`, with the password: deletes it; `member-of-team` for a team
 *   member, who must be removed from the team first.
 * - `PUT /account/consents`.
 * - `POST /account/password`, with the current one: ends every other session.
 * - `POST /account/email`, with the password: emails a link to the new address, which takes effect when the link is
 *   used. `DELETE /account/email`: revokes that link.
 * - `POST /account/verification`: sends the link that verifies the address again.
 * - `POST /account/proof`: checks their password, before other services delete their data.
 * - `GET /account/sessions`: where they are signed in. `DELETE /account/sessions/{id}`: ends one session;
 *   `DELETE /account/other-sessions`: ends all but this one.
 * - `DELETE /account/sessions`: ends all sessions, including this one.
 * - `GET /account/passkeys`: their passkeys for signing in, and what a browser needs to confirm the customer with one
 *   of them.
 * - `POST /account/passkey-creations`, with the password or a passkey's signature: what a browser needs to create a
 *   passkey. `POST /account/passkeys`: adds it. `PATCH /account/passkeys/{id}`: renames it. `DELETE`: removes it.
 *
 * A team member can change the password, the address and passkeys only shortly after giving the second factor at the
 * desk in the same browser; otherwise `confirmation-required`.
 */
export const ACCOUNT_TOKEN_HEADER = 'x-account-token'

/** A key of the visitor's network for rate limits; sent by callers with a server's token. */
export const VISITOR_KEY_HEADER = 'x-visitor-key'

/** A key for the request's network. Set by the server that receives the request, so callers cannot choose it. */
export const NETWORK_KEY_HEADER = 'x-network-key'

export const DEVICE_HEADER = 'x-device-token'

export const emailAddress = z.email().max(254)

const email = z.string().trim().max(254)
const password = z.string().max(1024)

export const emailStep = z.object({ email })
export const signInStep = z.object({ email, password })
export const signUpStep = z.object({
  email,
  password,
  language: z.enum(LANGUAGES),
  hasCommercialConsent: z.boolean(),
  hasPersonalizedConsent: z.boolean(),
})
export const newApplicant = z.object({ email, password, language: z.enum(LANGUAGES) })
export const ticketStep = z.object({ ticket: z.string().max(200) })
export const ticketResponse = z.object({ ticket: z.string() })
export const passwordLinkRequest = z.object({ email, language: z.enum(LANGUAGES) })
/** `proof` is the proof of the second factor, if one is required. */
export const linkUse = z.object({ proof: z.string().max(1_000).optional() })
export const newPassword = linkUse.extend({ password })
export const linkFactor = z.union([z.object({ code: z.string().trim().max(64) }), passkeyProof])
export const linkProof = z.object({ proof: z.string() })

/** `state` comes from the storefront's authorization request. */
export const interactionResponse = z.object({
  emailHint: z.string().nullable(),
  state: z.string().nullable(),
  /** A desk sign-in requires the password even if the browser is signed in at the shop. */
  isForDesk: z.boolean().default(false),
  /** For a passkey of any account; null if passkeys are not supported. */
  passkey: passkeyRequest.nullable(),
})
export const nextStepResponse = z.object({ next: z.enum(['sign-in', 'sign-up', 'set-password']) })
export const deviceResponse = z.object({ device: z.string() })
export const finishedResponse = deviceResponse.extend({ redirectTo: z.string() })
/**
 * An emailed link before it is used: the account's address and, for a change or its undo, the address it will have.
 * Both are masked (`domain/account/masked-email.ts`).
 */
export const emailedLink = z.object({
  email: z.string(),
  nextEmail: z.string().nullable(),
  /** The second factor that a team member must give first; null if none is required. */
  secondFactor: z
    .object({ hasCode: z.boolean(), passkey: passkeyRequest.nullable() })
    .nullable()
    .default(null),
})
export type EmailedLink = z.infer<typeof emailedLink>

export const consents = z.object({ hasCommercialConsent: z.boolean(), hasPersonalizedConsent: z.boolean() })
export type Consents = z.infer<typeof consents>
export const passwordProof = z.object({ password })
export const passwordChange = z.object({ password, newPassword: password })
export const emailChange = z.object({ email, password, language: z.enum(LANGUAGES) })
export const accountLanguage = z.object({ language: z.enum(LANGUAGES) })

export const personResponse = z.object({
  email: z.string(),
  isEmailVerified: z.boolean(),
})
export type Person = z.infer<typeof personResponse>

export const accountResponse = consents.extend({
  /** When each consent was last given, refused or withdrawn; null if that was not recorded. */
  commercialConsentAt: z.string().nullable(),
  personalizedConsentAt: z.string().nullable(),
  email: z.string(),
  isEmailVerified: z.boolean(),
  /** A new address that has not been confirmed yet. */
  pendingEmail: z.string().nullable(),
  language: z.enum(LANGUAGES),
  createdAt: z.string(),
  passkeys: z.array(passkey),
  events: z.array(z.object({ kind: z.string(), happenedAt: z.string() })),
})
export type AccountResponse = z.infer<typeof accountResponse>

const accountSession = z.object({
  id: z.string(),
  /** How the browser identified itself when signing in. */
  browser: z.string().nullable(),
  system: z.string().nullable(),
  /** The two-letter country code of the pages used to sign in. */
  country: z.string().nullable(),
  /** ISO 8601, UTC. The last use is rounded to the hour. */
  startedAt: z.string(),
  lastUsedAt: z.string(),
  isCurrent: z.boolean(),
})
export type AccountSession = z.infer<typeof accountSession>
export const sessionsResponse = z.object({ sessions: z.array(accountSession) })

export const passkeysResponse = z.object({
  passkeys: z.array(passkey),
  /** Whether the shop supports passkeys. */
  mayAdd: z.boolean(),
  /** What the browser needs to confirm the customer with a passkey; null if they have none. */
  proof: passkeyRequest.nullable(),
})
export type PasskeysResponse = z.infer<typeof passkeysResponse>
export const passkeyCreationRequest = z.union([passwordProof, passkeyProof])

export const IDENTITY_REFUSALS = [
  'interaction-not-found',
  'email-invalid',
  'credentials-wrong',
  'email-registered',
  'password-refused',
  'password-common',
  'password-personal',
  'link-expired',
  'too-many-attempts',
  'unauthorized',
  'password-wrong',
  'email-unchanged',
  'staff-only',
  'code-wrong',
  'passkey-refused',
  'passkeys-exhausted',
  'last-factor',
  'confirmation-required',
  'member-of-team',
] as const
export type IdentityRefusalCode = (typeof IDENTITY_REFUSALS)[number]
export const refusalResponse = z.object({
  code: z.enum(IDENTITY_REFUSALS),
  retryAfterSeconds: z.number().optional(),
})
