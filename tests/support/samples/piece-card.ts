import type { ProductId, VariantId } from '#domain/ids.ts'
import { money } from '#domain/money/money.ts'
import type { ProductCard } from '#domain/product/product.ts'

/** The card of a piece; the one with the id `far` does not ship to the United States. */
export function pieceCard(id: string): ProductCard {
  return {
    id: id as ProductId,
    handle: id,
    variantId: id as VariantId,
    sku: id,
    title: id,
    textLanguage: null,
    categoryPaths: [],
    artisan: { name: 'Officina Brianza', slug: 'officina-brianza' },
    price: money(485_000, 'USD'),
    fullPrice: null,
    isStartingPrice: false,
    picture: null,
    hoverPicture: null,
    isCustomizable: false,
    isNew: false,
    shipping: {
      sku: id,
      isReadyToShip: false,
      leadTime: '42',
      stockAvailable: true,
      availableForSale: true,
      isPreorder: false,
      availableFrom: null,
      notDirectlyShoppable: false,
      excludedCountries: id === 'far' ? ['US'] : [],
    },
  }
}
