import { z } from 'zod'
import { LINE_QUANTITY_MAX } from '#domain/line-quantity.ts'
import { callsBelow } from './calls.ts'
import { lineProject } from './list-project.ts'

/** In characters. */
const CART_ID_CAP = 500

const call = callsBelow('', {
  unavailable: 'platform-unavailable',
  refusals: { unauthorized: 401, 'list-full': 409 },
})
/**
 * The carts of the customer whose access token is given (`Authorization: Bearer …`), by their ids in the commerce
 * service.
 */
export const customerCartCalls = {
  /** Spec §3: the stored cart; null if there is none. */
  read: call('GET /customer/cart', {
    output: z.object({ cartId: z.string().nullable() }).transform(({ cartId }) => cartId),
  }),
  /** Spec §7: empty or null resets it. */
  store: call('PUT /customer/cart', { input: z.object({ cartId: z.string().max(CART_ID_CAP).nullable() }) }),
  /** The list 'Saved for later', newest first. */
  listLater: call('GET /lists/saved-for-later', {
    output: z
      .object({ items: z.array(z.object({ productId: z.string(), quantity: z.int().positive() })) })
      .transform(({ items }) => items),
  }),
  /** `project`: the project it is for. An existing item keeps the larger quantity, so that the call is idempotent. */
  saveForLater: call('PUT /lists/saved-for-later/items/:productId', {
    input: z.object({
      quantity: z.int().min(1).max(LINE_QUANTITY_MAX),
      project: lineProject.nullable().default(null),
    }),
    faults: { 'product-unknown': 404 },
  }),
  removeLater: call('DELETE /lists/saved-for-later/items/:productId'),
}

/** The list's name (Spec §4) in an export; pages show it in the reader's language. */
export const SAVED_FOR_LATER = 'Saved for later'
