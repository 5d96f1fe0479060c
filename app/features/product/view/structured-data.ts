import { imageAddress, SHARED_PICTURE_WIDTH } from '#app/ui/picture-source.ts'
import type { ShippingNotice } from '#domain/availability.ts'
import { toDecimal } from '#domain/money.ts'
import type { ProductView, VariantView } from './product-view.ts'

type Place = {
  readonly origin: string
  /** '/de-at' */
  readonly prefix: string
  /** The first crumb. */
  readonly home: string
}

/** What search engines read of a product and its place in the shop (schema.org). */
export function structuredData(product: ProductView, place: Place): object[] {
  return [describeProduct(product, place), describeBreadcrumbs(product, place)]
}

function describeProduct(product: ProductView, { origin, prefix }: Place): object {
  const url = `${origin}${prefix}${product.path}`
  const offers = product.variants.flatMap((variant) => describeOffer(variant, url))
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: product.title,
    brand: { '@type': 'Brand', name: product.artisan },
    ...(product.meta.description !== null && { description: product.meta.description }),
    image: product.pictures.map((picture) => origin + imageAddress(picture.url, SHARED_PICTURE_WIDTH)),
    url,
    ...(product.variants[0]?.sku && { sku: product.variants[0].sku }),
    ...(product.details.materials.length > 0 && { material: product.details.materials.join(', ') }),
    ...(offers.length > 0 && { offers }),
  }
}

/** Nothing is offered to a country that it does not ship to, nor what has to be asked for. */
function describeOffer({ notice, price, sku, number }: VariantView, url: string): object[] {
  const availability = AVAILABILITY[notice.kind]
  if (availability === null) return []
  return [
    {
      '@type': 'Offer',
      url: `${url}?variant=${number}`,
      sku,
      price: toDecimal(price),
      priceCurrency: price.currency,
      availability: `https://schema.org/${availability}`,
    },
  ]
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

function describeBreadcrumbs(
  { breadcrumbs, title, path }: ProductView,
  { origin, prefix, home }: Place,
): object {
  const steps = [{ title: home, url: '' }, ...breadcrumbs, { title, url: path }]
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: step.title,
      item: `${origin}${prefix}${step.url}`,
    })),
  }
}
