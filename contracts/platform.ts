import { z } from 'zod'

/**
 * The saved items of the customer whose access token comes along (`Authorization: Bearer …`); 401 `{ code }`
 * without a good one.
 *
 * - `GET    /lists/saved`: `{ items: [{ productId }] }`, the newest first.
 * - `PUT    /lists/saved/items/{productId}`: saves a product; twice is once. 409 `list-full` beyond 500.
 * - `DELETE /lists/saved/items/{productId}`: takes it off; what is not there is no fault.
 */
export const savedItemsAnswer = z.object({ items: z.array(z.object({ productId: z.string() })) })
export const SAVED_ITEMS_MOST = 500
/** A product as the commerce service names it. */
export const productIdentifier = z.string().regex(/^gid:\/\/shopify\/Product\/\d+$/)
export const platformRefusal = z.object({ code: z.enum(['unauthorized', 'list-full', 'product-unknown']) })
export type PlatformRefusalCode = z.infer<typeof platformRefusal>['code']
