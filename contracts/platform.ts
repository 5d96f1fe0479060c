import { z } from 'zod'
import { LANGUAGES } from '#domain/market/language.ts'

/**
 * The saved items of the customer whose access token comes along (`Authorization: Bearer …`); 401 `{ code }`
 * without a good one.
 *
 * - `GET    /lists/saved`: `{ items: [{ productId }] }`, the newest first.
 * - `PUT    /lists/saved/items/{productId}`: saves a product; twice is once. 409 `list-full` beyond 500.
 * - `DELETE /lists/saved/items/{productId}`: takes it off; what is not there is no fault.
 */
export const savedItemsResponse = z.object({ items: z.array(z.object({ productId: z.string() })) })
export const SAVED_ITEMS_MOST = 500
/** A product as the commerce service names it. */
export const productIdentifier = z.string().regex(/^gid:\/\/shopify\/Product\/\d+$/)
export const platformRefusal = z.object({ code: z.enum(['unauthorized', 'list-full', 'product-unknown']) })
export type PlatformRefusalCode = z.infer<typeof platformRefusal>['code']

/**
 * Spec §7: `PUT /customer/language`, body `{ language }` in lower case: the language of the customer's last session,
 * kept with them in the customer account service. 204; 422 `language-unknown`; 503 when it cannot be stored.
 */
export const customerLanguageChange = z.object({ language: z.enum(LANGUAGES) })

/**
 * `GET /customer/data`: what the platform keeps of the customer, for a copy of their own; `DELETE /customer/data`:
 * all of it goes. 204.
 */
export const customerPlatformData = z.object({
  cartId: z.string().nullable(),
  lists: z.array(
    z.object({
      /** Null for the saved items. */
      name: z.string().nullable(),
      description: z.string(),
      items: z.array(z.object({ productId: z.string(), quantity: z.number().int(), addedAt: z.string() })),
    }),
  ),
})
export type CustomerPlatformData = z.infer<typeof customerPlatformData>
