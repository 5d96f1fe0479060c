import { imageAddress, SHARED_PICTURE_WIDTH } from '#app/ui/picture/picture-source.ts'
import type { ShippingNotice } from '#domain/delivery/availability.ts'
import { daysUntilSent } from '#domain/delivery/delivery-promise.ts'
import type { CountryCode } from '#domain/market/market.ts'
import { toDecimal } from '#domain/money/money.ts'
import { groupData, type Offer } from './product-group-data.ts'
import type { ProductView, VariantView } from './product-view.ts'

type Place = {
  readonly origin: string
  /** '/de-at' */
  readonly prefix: string
  /** The country of the offers. */
  readonly country: CountryCode
  readonly house: { readonly name: string }
}

/**
 * The structured data of a product (schema.org), with offers for the page's country. A product without an offer for the
 * visitor has no price in them. One whose variants are not all loaded is a group with the loaded ones.
 */
export function productData(product: ProductView, place: Place): object {
  const { origin, prefix } = place
  const url = `${origin}${prefix}${product.path}`
  const common = {
    name: product.title,
    brand: { '@type': 'Brand', name: product.artisan },
    ...(product.meta.description !== null && { description: product.meta.description }),
    ...(product.pictures.length > 0 && {
      image: product.pictures.map(({ url }) => origin + imageAddress(url, SHARED_PICTURE_WIDTH)),
    }),
    url,
    ...(product.details.materials.length > 0 && { material: product.details.materials.join(', ') }),
  }
  const offered = product.variants.map((variant) => {
    const picture = variant.picture ?? product.pictures[0]
    return {
      variant,
      image: picture && origin + imageAddress(picture.url, SHARED_PICTURE_WIDTH),
      offers: describeOffer(variant, product, { ...place, url }),
    }
  })
  if (product.choice) {
    return { '@context': 'https://schema.org', ...common, ...groupData(product, product.choice, offered) }
  }
  const offers = offered.flatMap(({ offers }) => offers)
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    ...common,
    ...(product.variants[0]?.sku && { sku: product.variants[0].sku }),
    ...(offers.length > 0 && { offers }),
  }
}

/** There is no offer for a country that the piece does not ship to at a known cost, nor for a piece upon request. */
function describeOffer(
  { notice, price, sku, number }: VariantView,
  { delivery }: Pick<ProductView, 'delivery'>,
  { url, origin, country, house }: Place & { readonly url: string },
): Offer[] {
  const availability = AVAILABILITY[notice.kind]
  const { cost } = delivery
  if (availability === null || cost === null || price.amountMinor === 0) return []
  return [
    {
      '@type': 'Offer',
      url: `${url}?variant=${number}`,
      sku,
      price: toDecimal(price),
      priceCurrency: price.currency,
      availability: `https://schema.org/${availability}`,
      itemCondition: 'https://schema.org/NewCondition',
      eligibleRegion: country,
      seller: { '@type': 'Organization', '@id': `${origin}/#house`, name: house.name },
      shippingDetails: {
        '@type': 'OfferShippingDetails',
        shippingDestination: { '@type': 'DefinedRegion', addressCountry: country },
        shippingRate: { '@type': 'MonetaryAmount', value: toDecimal(cost), currency: cost.currency },
        deliveryTime: describeTimes(notice, delivery.transitDays),
      },
    },
  ]
}

/** In days, so that they stay valid in caches; without days if the lead time is unconfirmed. */
function describeTimes(notice: ShippingNotice, [fewest, most]: readonly [number, number]): object {
  const handling = daysUntilSent(notice)
  return {
    '@type': 'ShippingDeliveryTime',
    ...(handling !== null && { handlingTime: describeDays(...handling) }),
    transitTime: describeDays(fewest, most),
  }
}

function describeDays(minValue: number, maxValue: number): object {
  return { '@type': 'QuantitativeValue', minValue, maxValue, unitCode: 'DAY' }
}

const AVAILABILITY: Readonly<Record<ShippingNotice['kind'], string | null>> = {
  'ready-to-ship': 'InStock',
  'one-week': 'MadeToOrder',
  weeks: 'MadeToOrder',
  'to-be-confirmed': 'MadeToOrder',
  preorder: 'PreOrder',
  'available-from': 'PreOrder',
  'sold-out': 'SoldOut',
  'upon-request': null,
  'unavailable-here': null,
}
