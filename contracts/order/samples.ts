import { z } from 'zod'
import { LANGUAGES } from '#domain/market/language.ts'
import { addressDraft } from './checkout.ts'
import { picture } from './order.ts'

/**
 * Samples of finishes that the house sends to customers. They are free up to a yearly number for each trade company or
 * other customer (docs/areas/trade-and-quotes.md). For servers only, with `Shopify-Storefront-Private-Token` and the
 * customer's access token in `X-Customer-Access-Token`; 401 without the first. 403 `not-approved` for anyone whose
 * address is not verified, or whose trade application is pending; 502 `account-unavailable`.
 * - `GET /samples?product={id}&language={language}&country={country}`: a `SampleOffer`; 404 `product-not-found`.
 *   Without a customer's token it is the offer for guests.
 * - `POST /samples`, a `SampleDraft`: 201 with a `PlacedOrder` of the checkout; 200 with the same one if the key is
 *   repeated. 409 `allowance-used` if it exceeds the remaining number, 422 `finish-unknown`, or `address-refused` with
 *   the errors of its fields.
 *
 * A guest's order is sent once an emailed link has verified their address:
 * - `POST /samples/requests`, a `GuestSampleDraft`: 202, the same for every address. 429 `too-many-requests`.
 * - `GET /samples/requests/{token}`: a `GuestSamples`; 404 `link-expired`.
 * - `POST /samples/requests/{token}` orders them as above, once; 404 `link-expired`, 429 `too-many-requests`.
 */
export const sampleOffer = z.object({
  title: z.string(),
  handle: z.string(),
  /** In order; empty if nothing can be sampled. */
  options: z.array(
    z.object({
      /** In the requested language. */
      name: z.string(),
      finishes: z.array(
        z.object({
          /** Identifies the finish in `SampleDraft`, independent of the language. */
          id: z.string(),
          name: z.string(),
          swatchColor: z.string().nullable(),
          /** The piece in this finish; null if it has no picture of its own. */
          picture: picture.nullable().default(null),
        }),
      ),
    }),
  ),
  allowance: z.object({
    perYear: z.number().int(),
    left: z.number().int().nonnegative(),
    /** The first day of the next year, yyyy-MM-dd. */
    renewsOn: z.string(),
  }),
})
export type SampleOffer = z.infer<typeof sampleOffer>

/** The technical limit; an order beyond the allowance is refused. */
const FINISHES_MAX = 50

export const sampleDraft = z.object({
  /** The idempotency key, chosen by the caller once per form. */
  key: z.uuid(),
  productId: z.string().max(100),
  finishes: z.array(z.string().max(300)).min(1).max(FINISHES_MAX),
  address: addressDraft,
  language: z.enum(LANGUAGES),
})
export type SampleDraft = z.infer<typeof sampleDraft>

export const guestSampleDraft = sampleDraft.extend({
  email: z.string().max(500),
  /** A keyed digest of the sender's network; null if unknown. */
  network: z.string().max(200).nullable(),
})
export type GuestSampleDraft = z.infer<typeof guestSampleDraft>

/** Body of `POST /samples/requests/{token}`. */
export const guestSampleUse = guestSampleDraft.pick({ network: true })

/** The samples behind a guest's link. */
export const guestSamples = z.object({
  title: z.string(),
  finishes: z.array(z.string()),
  /** Masked, since a link may be forwarded. */
  email: z.string(),
})
export type GuestSamples = z.infer<typeof guestSamples>

export const sampleRefusal = z.object({
  code: z.enum([
    'samples-malformed',
    'not-approved',
    'product-not-found',
    'finish-unknown',
    'allowance-used',
    'address-refused',
    'account-unavailable',
    'email-invalid',
    'link-expired',
    'too-many-requests',
  ]),
  /** Only for `address-refused`. */
  fields: z.array(z.object({ field: z.string(), code: z.string() })).optional(),
})
export type SampleRefusal = z.infer<typeof sampleRefusal>
