import { z } from 'zod'
import { LINE_QUANTITY_MAX } from '#domain/cart/line-quantity.ts'

/**
 * What the platform keeps of the carts of the customer whose access token comes along
 * (`Authorization: Bearer …`); 401 `{ code }` without a good one.
 *
 * - `GET /customer/cart`: `{ cartId }`, null when there is none.
 * - `PUT /customer/cart`: body `{ cartId }` (Spec §7); empty or null resets it. 204.
 * - `GET /lists/saved-for-later`: `{ items: [{ productId, quantity }] }`, the newest first.
 * - `PUT /lists/saved-for-later/items/{productId}`: body `{ quantity }`. What is there already keeps the larger
 *   quantity, so that saving twice is once. 204; 404 `product-unknown`, 409 `list-full` beyond 500.
 * - `DELETE /lists/saved-for-later/items/{productId}`: takes it off. 204.
 */
export const customerCartResponse = z.object({ cartId: z.string().nullable() })

/** The longest id of a cart that is stored. */
const CART_ID_CAP = 500

export const customerCartChange = z.object({ cartId: z.string().max(CART_ID_CAP).nullable() })

export const laterItemsResponse = z.object({
  items: z.array(z.object({ productId: z.string(), quantity: z.int().positive() })),
})
export const laterItemChange = z.object({ quantity: z.int().min(1).max(LINE_QUANTITY_MAX) })

/** The name under which the list was made (Spec §4); pages show it in the language of the reader. */
export const SAVED_FOR_LATER = 'Saved for later'
