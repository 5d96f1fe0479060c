import { z } from 'zod'
import { LANGUAGES } from '#domain/market/language.ts'
import { CURRENCIES } from '#domain/money/money.ts'
import { REQUEST_KINDS } from '#domain/request/request-kinds.ts'
import { callsBelow } from './calls.ts'
import { listProject } from './list-project.ts'
import { quote } from './quote.ts'
import { requestPiece } from './request.ts'
import { tradeApplicationFields } from './trade-application.ts'

export const SAVED_ITEMS_MAX = 500
export const productIdentifier = z.string().regex(/^gid:\/\/shopify\/Product\/\d+$/)

const savedItems = callsBelow('/lists/saved', {
  unavailable: 'platform-unavailable',
  refusals: { unauthorized: 401, 'list-full': 409, 'product-unknown': 404 },
})
/**
 * The saved items of the customer whose access token is given (`Authorization: Bearer …`), at most `SAVED_ITEMS_MAX`.
 */
export const savedItemsCalls = {
  /** Newest first. */
  list: savedItems('GET /', {
    output: z
      .object({ items: z.array(z.object({ productId: z.string() })) })
      .transform(({ items }) => items.map(({ productId }) => productId)),
  }),
  /** Idempotent. */
  save: savedItems('PUT /items/:productId'),
  /** A missing one is not an error. */
  remove: savedItems('DELETE /items/:productId'),
}

const customerPlatformData = z.object({
  cartId: z.string().nullable(),
  lists: z.array(
    z.object({
      /** Null for the saved items. */
      name: z.string().nullable(),
      description: z.string(),
      /** Null if the list is not a project. */
      project: listProject.nullable(),
      /** When the list was removed, while it can still be restored; otherwise null. */
      removedAt: z.string().nullable(),
      /** The addresses of other editors and of people who are invited. */
      members: z.array(z.string()),
      items: z.array(
        z.object({
          productId: z.string(),
          variantId: z.string().nullable(),
          quantity: z.number().int(),
          note: z.string(),
          clientNote: z.string(),
          /** The project that the piece had in the cart; null without one. */
          project: z.string().nullable(),
          section: z.string().nullable(),
          addedAt: z.string(),
          removedAt: z.string().nullable(),
          /** The last prices the customer knows, in minor units, and those that changed. */
          prices: z.array(
            z.object({
              currency: z.enum(CURRENCIES),
              isTrade: z.boolean(),
              knownMinor: z.number().int(),
              changedMinor: z.number().int().nullable(),
              changedAt: z.string().nullable(),
            }),
          ),
        }),
      ),
    }),
  ),
  /** Other people's lists that the customer edits, with the name they use there. */
  editedLists: z.array(z.object({ list: z.string(), joinedAs: z.string() })),
  /** Requests sent while signed in, with the replies, oldest first. */
  requests: z.array(
    z.object({
      number: z.string(),
      kind: z.enum(REQUEST_KINDS),
      name: z.string(),
      email: z.string(),
      /** The fields of the kind (`REQUEST_FIELDS`), without the message. */
      fields: z.record(z.string(), z.unknown()),
      pieces: z.array(requestPiece),
      receivedAt: z.string(),
      messages: z.array(
        z.object({
          isFromHouse: z.boolean(),
          text: z.string(),
          sentAt: z.string(),
          /** `url` requires the customer to be signed in. */
          attachments: z.array(z.object({ name: z.string(), url: z.string() })),
        }),
      ),
    }),
  ),
  /** The logo is a data URL; an empty name means none. */
  studio: z.object({ name: z.string(), logo: z.string().nullable() }),
  /** Quotes that were sent, with all versions and comments. */
  quotes: z.array(quote),
  /** With the file name of the certificate; null if they never applied. */
  tradeApplication: z
    .object({
      receivedAt: z.string(),
      email: z.string(),
      fields: tradeApplicationFields,
      certificate: z.string().nullable(),
    })
    .nullable(),
  /** See `contracts/updates.ts`. */
  readUpdates: z.array(z.object({ updateId: z.string(), readAt: z.string() })),
})
export type CustomerPlatformData = z.infer<typeof customerPlatformData>

const customerAccount = callsBelow('/customer', {
  unavailable: 'platform-unavailable',
  refusals: { unauthorized: 401 },
})
/** All data of the platform about the customer whose access token is given. */
export const customerAccountCalls = {
  /** Spec §7: the language of their last session, in lower case, stored in the customer account service. */
  setLanguage: customerAccount('PUT /language', {
    input: z.object({ language: z.enum(LANGUAGES) }),
    malformed: 'language-unknown',
    faults: { 'customer-unavailable': 503 },
  }),
  /** For a data export. */
  readData: customerAccount('GET /data', { output: customerPlatformData }),
  forget: customerAccount('DELETE /data'),
}
