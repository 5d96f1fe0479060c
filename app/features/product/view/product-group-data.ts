import { idNumber } from '#domain/ids.ts'
import { type Money, toDecimal } from '#domain/money/money.ts'
import type { OptionChoice, ProductView, VariantView } from './product-view.ts'

/** An offer of a variant as structured data. */
export type Offer = {
  readonly '@type': 'Offer'
  readonly availability: string
  readonly [property: string]: unknown
}

/** A loaded variant with the address of its picture, and its offer if there is one for the visitor. */
type Offered = {
  readonly variant: VariantView
  readonly image: string | undefined
  readonly offers: readonly Offer[]
}

const SOLD_OUT = 'https://schema.org/SoldOut'

/**
 * What the structured data of a product say of its variants where only some are loaded: a group with those, and one
 * offer that sums up all that can be bought.
 */
export function groupData(product: ProductView, choice: OptionChoice, offered: readonly Offered[]): object {
  const hasVariant = offered.flatMap(({ variant, image, offers: [offer] }) => {
    if (!offer) return []
    const { sku } = variant
    return [
      {
        '@type': 'Product',
        name: variantName(product, variant),
        sku,
        ...(image && { image }),
        offers: offer,
      },
    ]
  })
  const offers = sumUp(choice, offered)
  return {
    '@type': 'ProductGroup',
    productGroupID: idNumber(product.id),
    ...(hasVariant.length > 0 && { hasVariant }),
    ...(offers && { offers }),
  }
}

function variantName({ title }: ProductView, { selectedOptions }: VariantView): string {
  return `${title}, ${selectedOptions.map(({ value }) => value).join(' / ')}`
}

/**
 * Of the variants for sale, or of all if none is. Null unless each loaded one has an offer, since the others may be
 * upon request too, and unless the lowest price is known to be one of those summed up. The highest price is left out
 * unless it is.
 */
function sumUp({ count, prices }: OptionChoice, offered: readonly Offered[]): object | null {
  const isOffered = offered.every(({ variant, offers }) => offers.length > 0 && variant.price.amountMinor > 0)
  if (!isOffered || count === null || prices.lowest.amountMinor === 0) return null
  const forSale = offered.filter(({ offers }) => offers.some(({ availability }) => availability !== SOLD_OUT))
  const isUniform = count.forSale === count.all || count.forSale === 0
  const isOfSummedUp = ({ amountMinor, currency }: Money) =>
    isUniform ||
    forSale.some(({ variant: { price } }) => price.amountMinor === amountMinor && price.currency === currency)
  if (!isOfSummedUp(prices.lowest)) return null
  const availability = count.forSale === 0 ? SOLD_OUT : forSale[0]?.offers[0]?.availability
  return {
    '@type': 'AggregateOffer',
    offerCount: count.forSale || count.all,
    lowPrice: toDecimal(prices.lowest),
    ...(isOfSummedUp(prices.highest) && { highPrice: toDecimal(prices.highest) }),
    priceCurrency: prices.lowest.currency,
    ...(availability && { availability }),
  }
}
