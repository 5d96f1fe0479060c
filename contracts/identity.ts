import { z } from 'zod'
import { LANGUAGES } from '#domain/market/language.ts'
import { passkey, passkeyProof, passkeyRequest } from './passkeys.ts'

/**
 * The calls of the sign-in pages, which are part of the storefront, to the identity service. Only for the
 * server that shows these pages: `Authorization: Bearer {screens token}`. Every refusal is `{ code }`, with
 * `retryAfterSeconds` where waiting helps.
 * - `GET /interactions/{uid}`: the pending sign-in. The browser's `Cookie` header must be passed on: it
 *   proves that this browser started it; without it every step returns `interaction-not-found`, before any
 *   lookup.
 * - `POST /interactions/{uid}/email`: the next step for an address.
 * - `POST /interactions/{uid}/sign-in`, `…/sign-up`, `…/passkey`: completes it; returns where to redirect the browser, and
 *   its new device token (`X-Device-Token` of later calls).
 * - `POST /interactions/{uid}/ticket`: completes it with the ticket of a new account; `link-expired` if it was used or has
 *   expired.
 * - `POST /interactions/{uid}/password-links`: emails a link to set a password; the response never reveals
 *   whether there is an account.
 * - `GET /password-links/{token}`, `/verifications/{token}`, `/email-changes/{token}`,
 *   `/email-undos/{token}`: the details of an emailed link (`emailedLink`); changes nothing. `link-expired`
 *   if it is used, revoked or expired.
 * - `POST` to the same path uses it: sets the password; verifies the address; makes the new address that of
 *   the account; or restores the previous one with a new password. Setting a password trusts the browser.
 * - `POST …/second-factor` below a link of a member of the team: checks a code, or what a passkey has signed, and returns a
 *   proof, without which the link is not used (`confirmation-required`). A link that verifies an address needs none.
 * - `PUT /accounts/{accountId}`: creates the account of a trade applicant (`trade-application.ts`) under a UUID that only the caller
 *   knows, and emails the link that verifies its address; returns a ticket that signs its owner in once, within five minutes.
 *   Repeated with the same address and password, it returns another ticket; with others, and if the address has another
 *   account, `email-registered`.
 * - `GET /people/{accountId}`: what another service of the house may know of a person; 404 if there is none.
 * For a signed-in customer, with their access token in `X-Account-Token` (`unauthorized` without a valid
 * one):
 * - `GET /account`: their stored data. `DELETE /account`, with the password: deletes it; `member-of-team` for a member of the
 *   team, who is removed from it first.
 * - `PUT /account/consents`.
 * - `POST /account/password`, with the current one: ends every other session.
 * - `POST /account/email`, with the password: emails a link to the new address, which takes effect when it is
 *   used. `DELETE /account/email`: revokes that link.
 * - `POST /account/verification`: sends the link that verifies the address again.
 * - `POST /account/proof`: checks their password, before the data that other services have of them is deleted.
 * - `GET /account/sessions`: where they are signed in. `DELETE /account/sessions/{id}`: ends one of them;
 *   `DELETE /account/other-sessions`: all except this one.
 * - `DELETE /account/sessions`: ends all, including this one.
 * - `GET /account/passkeys`: those for signing in, and what a browser needs to confirm the customer with one of them.
 * - `POST /account/passkey-creations`, with the password or what a passkey has signed: what a browser needs to create a
 *   passkey. `POST /account/passkeys`: adds it. `PATCH /account/passkeys/{id}`: its name. `DELETE`: removes it.
 * A member of the team changes the password, the address and passkeys only while the second factor that was given at the desk,
 * in the same browser, is recent: `confirmation-required`.
 */
export const ACCOUNT_TOKEN_HEADER = 'x-account-token'

/** A key of the visitor's network for rate limits; sent by callers with a server's token. */
export const VISITOR_KEY_HEADER = 'x-visitor-key'

/** A key of the request's network. Set by the server that receives the request, so callers cannot choose it. */
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
/** `proof` is that of the second factor, if one is required. */
export const linkUse = z.object({ proof: z.string().max(1_000).optional() })
export const newPassword = linkUse.extend({ password })
export const linkFactor = z.union([z.object({ code: z.string().trim().max(64) }), passkeyProof])
export const linkProof = z.object({ proof: z.string() })

/** `state` is from the storefront's authorization request. */
export const interactionResponse = z.object({
  emailHint: z.string().nullable(),
  state: z.string().nullable(),
  /** A desk sign-in requires the password even if the browser is signed in at the shop. */
  isForDesk: z.boolean().default(false),
  /** For a passkey of any account; null where passkeys are not supported. */
  passkey: passkeyRequest.nullable(),
})
export const nextStepResponse = z.object({ next: z.enum(['sign-in', 'sign-up', 'set-password']) })
export const deviceResponse = z.object({ device: z.string() })
export const finishedResponse = deviceResponse.extend({ redirectTo: z.string() })
/**
 * An emailed link before its use: the account's address, and for a change or its undo, the address it will have. Both
 * are masked (`domain/account/masked-email.ts`).
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
  /** A new address that is not confirmed yet. */
  pendingEmail: z.string().nullable(),
  language: z.enum(LANGUAGES),
  createdAt: z.string(),
  passkeys: z.array(passkey),
  events: z.array(z.object({ kind: z.string(), happenedAt: z.string() })),
})
export type AccountResponse = z.infer<typeof accountResponse>

const accountSession = z.object({
  id: z.string(),
  /** As the browser identified itself at the sign-in. */
  browser: z.string().nullable(),
  system: z.string().nullable(),
  /** The two-letter country code of the pages at the sign-in. */
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
  /** Confirms the customer with a passkey; null without one. */
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
