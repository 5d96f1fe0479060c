import type { NewRequest } from '#contracts/request.ts'

type StockRequest = Extract<NewRequest, { kind: 'back-in-stock' }>

/** A request from a visitor in Germany who waits for a variant, by default the oak one. */
export function stockRequest({
  productId = 'gid://shopify/Product/1',
  variantId = 'gid://shopify/ProductVariant/1',
  ...changes
}: Partial<Omit<StockRequest, 'kind' | 'pieces' | 'fields'>> & {
  productId?: string
  variantId?: string
} = {}): StockRequest {
  return {
    kind: 'back-in-stock',
    name: '',
    email: 'ada@example.com',
    language: 'de',
    country: 'DE',
    accountId: null,
    network: null,
    attachments: [],
    pieces: [
      {
        productId,
        variantId,
        slug: 'canneto-credenza',
        title: 'Canneto Credenza',
        variantTitle: 'Eiche',
        artisan: 'Canneto',
        sku: 'EBCCAN-001',
        picture: null,
        quantity: 1,
      },
    ],
    fields: { message: '' },
    ...changes,
  }
}
