import { z } from 'zod'
import { LINE_QUANTITY_MAX } from '#domain/cart/line-quantity.ts'
import { lineProject } from './list-project.ts'

/**
 * The platform's data about the carts of the customer with the given access token (`Authorization: Bearer
 * …`); 401 `{ code }` without a valid one.
 * - `GET /customer/cart`: `{ cartId }`, null if there is none.
 * - `PUT /customer/cart`: body `{ cartId }` (Spec §7); empty or null resets it. 204.
 * - `GET /lists/saved-for-later`: `{ items: [{ productId, quantity }] }`, newest first.
 * - `PUT /lists/saved-for-later/items/{productId}`: body `{ quantity, project }`; `project` is null, or the one that it is for. An existing item keeps the larger
 *   quantity, so that the call is idempotent. 204; 404 `product-unknown`, 409 `list-full` beyond 500.
 * - `DELETE /lists/saved-for-later/items/{productId}`: removes it. 204.
 */
export const customerCartResponse = z.object({ cartId: z.string().nullable() })

/** In characters. */
const CART_ID_CAP = 500

export const customerCartChange = z.object({ cartId: z.string().max(CART_ID_CAP).nullable() })

export const laterItemsResponse = z.object({
  items: z.array(z.object({ productId: z.string(), quantity: z.int().positive() })),
})
export const laterItemChange = z.object({
  quantity: z.int().min(1).max(LINE_QUANTITY_MAX),
  project: lineProject.nullable().default(null),
})

/** The list's name (Spec §4) in an export; pages show it in the reader's language. */
export const SAVED_FOR_LATER = 'Saved for later'
