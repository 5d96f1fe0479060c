import { z } from 'zod'
import { LANGUAGES } from '#domain/market/language.ts'

/**
 * The screens of sign-in are pages of the storefront; what they ask of the identity service goes over these
 * calls. They are for the server that shows the screens alone: `Authorization: Bearer {screens token}`.
 * Every refusal is `{ code }`, with `retryAfterSeconds` where waiting helps.
 *
 * - `GET  /interactions/{uid}`: the sign-in under way. The browser's `Cookie` header comes along: it proves that
 *   this browser began it; without it every step answers `interaction-not-found`, before anything is looked up.
 * - `POST /interactions/{uid}/email`: which step follows for an address.
 * - `POST /interactions/{uid}/sign-in`, `…/sign-up`: ends it; answers where the browser goes on, and the token by
 *   which the account knows this browser from now on (`X-Device-Token` of later calls).
 * - `POST /interactions/{uid}/password-links`: mails a link to set a password; the answer never reveals whether there
 *   is an account.
 * - `GET  /password-links/{token}`, `/verifications/{token}`, `/email-changes/{token}`, `/email-undos/{token}`: what an
 *   emailed link is about (`emailedLink`); changes nothing. `link-expired` once it is used, revoked or past its time.
 * - `POST` to the same address uses it: sets the password; proves the address; makes the new address the account's; or
 *   restores the earlier one with a new password. With a password the browser is known to the account afterwards.
 * - `GET  /people/{accountId}`: what another service of the house may know of someone; 404 when there is nobody.
 *
 * For someone who has signed in, with their access token in `X-Account-Token` (`unauthorized` without a good one):
 *
 * - `GET    /account`: what is stored of them. `DELETE /account`, with the password: it all goes.
 * - `PUT    /account/consents`.
 * - `POST   /account/password`, with the one so far: every other session ends.
 * - `POST   /account/email`, with the password: mails a link to the new address; until it is used nothing changes.
 *   `DELETE /account/email`: that link works no longer.
 * - `POST   /account/verification`: mails the link that confirms the address once more.
 * - `POST   /account/proof`: whether the password is theirs, before something that cannot be undone.
 * - `GET    /account/sessions`: where they are signed in. `DELETE /account/sessions/{id}`: one of them ends;
 *   `DELETE /account/other-sessions`: all but this one.
 * - `DELETE /account/sessions`: every session ends, this one too.
 */
export const ACCOUNT_TOKEN_HEADER = 'x-account-token'

/** Names the network of a visitor for a limit; sent by a caller that holds a server's token. */
export const VISITOR_KEY_HEADER = 'x-visitor-key'

/** Names the network that a request to a service came from. What receives the request sets it: nobody chooses it. */
export const NETWORK_KEY_HEADER = 'x-network-key'

/** By what an account may know a browser. */
export const DEVICE_HEADER = 'x-device-token'

/** What counts as an email address. */
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
export const passwordLinkRequest = z.object({ email, language: z.enum(LANGUAGES) })
export const newPassword = z.object({ password })

/** `state` is the one by which the storefront began the sign-in. */
export const interactionResponse = z.object({
  emailHint: z.string().nullable(),
  state: z.string().nullable(),
})
export const nextStepResponse = z.object({ next: z.enum(['sign-in', 'sign-up', 'set-password']) })
export const deviceResponse = z.object({ device: z.string() })
export const finishedResponse = deviceResponse.extend({ redirectTo: z.string() })
/**
 * An emailed link, as its page shows it before it is used: the address of the account, and of a change or its undo the
 * one that the account is to have. Both are masked (`domain/account/masked-email.ts`).
 */
export const emailedLink = z.object({ email: z.string(), nextEmail: z.string().nullable() })
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
  hasCommercialConsent: z.boolean(),
})
export type Person = z.infer<typeof personResponse>

export const accountResponse = consents.extend({
  email: z.string(),
  isEmailVerified: z.boolean(),
  /** A new address that waits for its link to be opened. */
  pendingEmail: z.string().nullable(),
  language: z.enum(LANGUAGES),
  /** ISO 8601, UTC. */
  createdAt: z.string(),
  /** What happened to the account, the newest first. */
  events: z.array(z.object({ kind: z.string(), happenedAt: z.string() })),
})
export type AccountResponse = z.infer<typeof accountResponse>

const accountSession = z.object({
  id: z.string(),
  /** What the browser said of itself when it signed in. */
  browser: z.string().nullable(),
  system: z.string().nullable(),
  /** The country whose pages it signed in on, two capitals. */
  country: z.string().nullable(),
  /** ISO 8601, UTC. The last use to the hour. */
  startedAt: z.string(),
  lastUsedAt: z.string(),
  /** Of the browser that asks. */
  isCurrent: z.boolean(),
})
export type AccountSession = z.infer<typeof accountSession>
export const sessionsResponse = z.object({ sessions: z.array(accountSession) })

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
] as const
export type IdentityRefusalCode = (typeof IDENTITY_REFUSALS)[number]
export const refusalResponse = z.object({
  code: z.enum(IDENTITY_REFUSALS),
  retryAfterSeconds: z.number().optional(),
})
