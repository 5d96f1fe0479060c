import { imageAddress, SHARED_PICTURE_WIDTH } from '#contracts/image-address.ts'
import type { ShippingNotice } from '#domain/delivery/availability.ts'
import { daysUntilSent } from '#domain/delivery/delivery-promise.ts'
import { idNumber } from '#domain/ids.ts'
import type { CountryCode } from '#domain/market/market.ts'
import type { Money } from '#domain/money/money.ts'
import { toDecimal } from '#domain/money/money.ts'
import type { OptionChoice, ProductView, VariantView } from './product-view.ts'

type Page = {
  readonly origin: string
  /** '/de-at' */
  readonly prefix: string
  /** The country of the offers. */
  readonly country: CountryCode
  readonly house: { readonly name: string }
}

type Offer = {
  readonly '@type': 'Offer'
  readonly availability: string
  readonly [property: string]: unknown
}

/** `offers` is empty if the variant cannot be offered to the visitor. */
type VariantOffers = {
  readonly variant: VariantView
  readonly image: string | undefined
  readonly offers: readonly Offer[]
}

const SOLD_OUT = 'https://schema.org/SoldOut'

/**
 * Returns schema.org data with offers for the page's country. A product that cannot be offered to the visitor has no
 * price. A product whose variants are not all loaded is described as a group of the loaded ones.
 */
export function productData(product: ProductView, page: Page): object {
  const { origin, prefix } = page
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
      offers: toOffers(variant, product, { ...page, url }),
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

/** Returns none for a country that the piece does not ship to at a known cost, and for a piece upon request. */
function toOffers(
  { notice, price, sku, number }: VariantView,
  { delivery }: Pick<ProductView, 'delivery'>,
  { url, origin, country, house }: Page & { readonly url: string },
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

/**
 * Gives the times as numbers of days, so that they stay valid in caches. They are absent if the lead time is
 * unconfirmed.
 */
function describeTimes(notice: ShippingNotice, [minimum, maximum]: readonly [number, number]): object {
  const handling = daysUntilSent(notice)
  return {
    '@type': 'ShippingDeliveryTime',
    ...(handling !== null && { handlingTime: describeDays(...handling) }),
    transitTime: describeDays(minimum, maximum),
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

/**
 * Describes a product of which only some variants are loaded as a group with those, and one aggregate offer for all
 * that can be bought.
 */
function groupData(product: ProductView, choice: OptionChoice, offered: readonly VariantOffers[]): object {
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
  const offers = aggregateOffer(choice, offered)
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
 * Covers the variants for sale, or all if none is. Returns null unless each loaded variant has an offer, since the
 * others may be upon request too, and unless the lowest price is known to belong to a covered variant. The highest
 * price is left out unless it does too.
 */
function aggregateOffer({ count, prices }: OptionChoice, offered: readonly VariantOffers[]): object | null {
  const isOffered = offered.every(({ variant, offers }) => offers.length > 0 && variant.price.amountMinor > 0)
  if (!isOffered || count === null || prices.lowest.amountMinor === 0) return null
  const forSale = offered.filter(({ offers }) => offers.some(({ availability }) => availability !== SOLD_OUT))
  const isUniform = count.forSale === count.all || count.forSale === 0
  const isCoveredPrice = ({ amountMinor, currency }: Money) =>
    isUniform ||
    forSale.some(({ variant: { price } }) => price.amountMinor === amountMinor && price.currency === currency)
  if (!isCoveredPrice(prices.lowest)) return null
  const availability = count.forSale === 0 ? SOLD_OUT : forSale[0]?.offers[0]?.availability
  return {
    '@type': 'AggregateOffer',
    offerCount: count.forSale || count.all,
    lowPrice: toDecimal(prices.lowest),
    ...(isCoveredPrice(prices.highest) && { highPrice: toDecimal(prices.highest) }),
    priceCurrency: prices.lowest.currency,
    ...(availability && { availability }),
  }
}
