import { z } from 'zod'
import { isCountryCode } from '#domain/market/country-codes.ts'
import { LANGUAGES } from '#domain/market/language.ts'
import { SUBSCRIBER_STATES } from '#domain/newsletter/subscription.ts'
import { visitorId } from './audience.ts'
import { emailAddress } from './identity.ts'

/**
 * The newsletter, in the audience service at `/newsletter`, for servers only: `Authorization: Bearer {token}`. It is our own
 * even where a marketing platform is hosted, which then receives each change of consent.
 * - `POST /sign-ups`: requests a subscription. 202 with or without a subscription of the address, which receives an email
 *   that says what applies; 422 `email-invalid`; 429 `too-many-requests` from one network.
 * - `GET /confirmations/{token}`: what the link of a confirmation email confirms. `POST` confirms it.
 * - `GET /subscriptions/{token}`: a subscription, by the token of its emails. `PATCH`: its language.
 * - `POST /subscriptions/{token}/unsubscription`: ends it. Repeated, it changes nothing.
 * - `POST /subscriptions/{token}/clicks`: the path of the shop that a link of an issue leads to, counted without saying by whom.
 * 404 `link-expired` for a token that is not ours, or no longer valid.
 */
export const signUp = z.object({
  email: z.string().trim().toLowerCase().pipe(emailAddress),
  language: z.enum(LANGUAGES),
  country: z.string().refine(isCountryCode),
  place: z.enum(['footer', 'page', 'layer', 'checkout']),
  /** The text beside the field or the checkbox. */
  wording: z.string().trim().min(1).max(2000),
  /** A key of the visitor's network; null if unknown. */
  network: z.string().max(200).nullable(),
})
export type SignUp = z.infer<typeof signUp>

/** `visitorId`: of the browser, with consent to marketing. */
export const linkUse = z.object({ visitorId: visitorId.nullable() })

export const unsubscription = linkUse.extend({ place: z.enum(['email', 'one-click']) })
export type Unsubscription = z.infer<typeof unsubscription>

export const subscriptionChange = z.object({ language: z.enum(LANGUAGES) })
export type SubscriptionChange = z.infer<typeof subscriptionChange>

export const subscription = z.object({
  /** Masked (`domain/account/masked-email.ts`). */
  email: z.string(),
  state: z.enum(SUBSCRIBER_STATES),
  language: z.enum(LANGUAGES),
  country: z.string(),
  /** Opens the preferences. */
  token: z.string(),
})
export type Subscription = z.infer<typeof subscription>

export const issueClick = z.object({ issueId: z.string().max(100), link: z.number().int().min(0).max(1_000) })
export const clickedLink = z.object({ path: z.string() })
