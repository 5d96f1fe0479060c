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
  /** The text next to the field or the checkbox. */
  wording: z.string().trim().min(1).max(2000),
  /** A key of the visitor's network; null if unknown. */
  network: z.string().max(200).nullable(),
})
export type SignUp = z.output<typeof signUp>

/** `visitorId`: the browser's, given consent to marketing. */
const linkUse = z.object({ visitorId: visitorId.nullable() })

const unsubscription = linkUse.extend({ place: z.enum(['email', 'one-click']) })

const subscriptionChange = z.object({ language: z.enum(LANGUAGES) })

const subscription = z.object({
  /** Masked (`domain/account/masked-email.ts`). */
  email: z.string(),
  state: z.enum(SUBSCRIBER_STATES),
  language: z.enum(LANGUAGES),
  country: z.string(),
  /** The token that opens the preferences. */
  token: z.string(),
})
export type Subscription = z.infer<typeof subscription>

const issueClick = z.object({ issueId: z.string().max(100), link: z.number().int().min(0).max(1_000) })

/**
 * The newsletter, in the audience service, for servers only: `Authorization: Bearer {token}`. We run it ourselves even
 * if a marketing platform is hosted, which then receives every change of consent. Calls return null for a token that is
 * unknown or no longer valid.
 */
const call = callsBelow('/newsletter', { unavailable: 'newsletter-unavailable' })
const linkCall = callsBelow('/newsletter', { unavailable: 'newsletter-unavailable', missing: 'link-expired' })
export const newsletterCalls = {
  /**
   * Requests a subscription. The result is the same whether or not the address is subscribed; the email it receives
   * says which.
   */
  signUp: call('POST /sign-ups', {
    input: signUp,
    output: z.looseObject({}).transform(() => null),
    status: 202,
    refusals: { 'email-invalid': 422, 'too-many-requests': 429 },
    details: z.object({ retryAfterSeconds: z.number().optional() }),
  }),
  /** What a confirmation email's link confirms. */
  findConfirmation: linkCall('GET /confirmations/:token', { output: subscription }),
  confirm: linkCall('POST /confirmations/:token', { input: linkUse, output: subscription }),
  /** Finds a subscription by the token in the links of every email. */
  find: linkCall('GET /subscriptions/:token', { output: subscription }),
  change: linkCall('PATCH /subscriptions/:token', { input: subscriptionChange, output: subscription }),
  /** Repeating it has no effect. */
  unsubscribe: linkCall('POST /subscriptions/:token/unsubscription', {
    input: unsubscription,
    output: subscription,
  }),
  /**
   * Returns the path of the shop to which a link in an issue leads, and counts it without recording who followed it.
   */
  follow: linkCall('POST /subscriptions/:token/clicks', {
    input: issueClick,
    output: z.object({ path: z.string() }).transform(({ path }) => path),
  }),
}
