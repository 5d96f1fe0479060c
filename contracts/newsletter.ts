import { z } from 'zod'
import { isCountryCode } from '#domain/market/country-codes.ts'
import { LANGUAGES } from '#domain/market/language.ts'
import { SUBSCRIBER_STATES } from '#domain/newsletter/subscription.ts'
import { visitorId } from './audience.ts'
import { callsBelow } from './calls.ts'
import { emailAddress } from './identity.ts'

const signUp = z.object({
  email: z.string().trim().toLowerCase().pipe(emailAddress),
  language: z.enum(LANGUAGES),
  country: z.string().refine(isCountryCode),
  place: z.enum(['footer', 'page', 'layer', 'checkout']),
  /** The text beside the field or the checkbox. */
  wording: z.string().trim().min(1).max(2000),
  /** A key of the visitor's network; null if unknown. */
  network: z.string().max(200).nullable(),
})
export type SignUp = z.output<typeof signUp>

/** `visitorId`: of the browser, with consent to marketing. */
const linkUse = z.object({ visitorId: visitorId.nullable() })

const unsubscription = linkUse.extend({ place: z.enum(['email', 'one-click']) })

const subscriptionChange = z.object({ language: z.enum(LANGUAGES) })

const subscription = z.object({
  /** Masked (`domain/account/masked-email.ts`). */
  email: z.string(),
  state: z.enum(SUBSCRIBER_STATES),
  language: z.enum(LANGUAGES),
  country: z.string(),
  /** Opens the preferences. */
  token: z.string(),
})
export type Subscription = z.infer<typeof subscription>

const issueClick = z.object({ issueId: z.string().max(100), link: z.number().int().min(0).max(1_000) })

/**
 * The newsletter, in the audience service, for servers only: `Authorization: Bearer {token}`. It is our own even where a
 * marketing platform is hosted, which then receives each change of consent. A token that is not ours, or no longer valid,
 * has null.
 */
const call = callsBelow('/newsletter', { unavailable: 'newsletter-unavailable' })
const linked = callsBelow('/newsletter', { unavailable: 'newsletter-unavailable', missing: 'link-expired' })
export const newsletterCalls = {
  /**
   * Requests a subscription. The result is the same with or without one of the address, which receives an email that
   * says what applies.
   */
  signUp: call('POST /sign-ups', {
    input: signUp,
    output: z.looseObject({}).transform(() => null),
    status: 202,
    refusals: { 'email-invalid': 422, 'too-many-requests': 429 },
    details: z.object({ retryAfterSeconds: z.number().optional() }),
  }),
  /** What the link of a confirmation email confirms. */
  findConfirmation: linked('GET /confirmations/:token', { output: subscription }),
  confirm: linked('POST /confirmations/:token', { input: linkUse, output: subscription }),
  /** By the token of the links in every email. */
  find: linked('GET /subscriptions/:token', { output: subscription }),
  change: linked('PATCH /subscriptions/:token', { input: subscriptionChange, output: subscription }),
  /** Repeated, it changes nothing. */
  unsubscribe: linked('POST /subscriptions/:token/unsubscription', {
    input: unsubscription,
    output: subscription,
  }),
  /** The path of the shop that a link of an issue leads to, counted without saying by whom. */
  follow: linked('POST /subscriptions/:token/clicks', {
    input: issueClick,
    output: z.object({ path: z.string() }).transform(({ path }) => path),
  }),
}
