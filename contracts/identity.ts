import { z } from 'zod'
import { LANGUAGES } from '#domain/language.ts'

/**
 * The screens of sign-in are pages of the storefront; what they ask of the identity service goes over these
 * calls. They are for the server that shows the screens alone: `Authorization: Bearer {screens token}`.
 * Every refusal is `{ code }`.
 *
 * - `GET  /interactions/{uid}`: whose sign-in it is. The browser's `Cookie` header comes along: it proves that
 *   this browser began it.
 * - `POST /interactions/{uid}/email`: which step follows for an address.
 * - `POST /interactions/{uid}/sign-in`, `…/sign-up`: ends it; answers where the browser goes on.
 * - `POST /password-links`: mails a link to set a password; the answer never tells whether there is an account.
 * - `GET  /password-links/{token}`, `POST /password-links/{token}`: looks at it, uses it.
 * - `POST /verifications/{token}`: the address is that of who opened the link.
 */
export const VISITOR_KEY_HEADER = 'x-visitor-key'

/** What counts as an e-mail address. */
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

export const interactionAnswer = z.object({ emailHint: z.string().nullable() })
export const nextStepAnswer = z.object({ next: z.enum(['sign-in', 'sign-up', 'set-password']) })
export const finishedAnswer = z.object({ redirectTo: z.string() })
export const passwordLinkAnswer = z.object({ email: z.string() })

export const IDENTITY_REFUSALS = [
  'interaction-not-found',
  'email-invalid',
  'credentials-wrong',
  'email-registered',
  'password-refused',
  'link-expired',
  'too-many-attempts',
] as const
export type IdentityRefusalCode = (typeof IDENTITY_REFUSALS)[number]
export const refusalAnswer = z.object({ code: z.enum(IDENTITY_REFUSALS) })
