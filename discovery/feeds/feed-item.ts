import sanitizeHtml from 'sanitize-html'
import type { VariantView } from '#app/features/product/view/product-view.ts'
import { toProductView } from '#app/features/product/view/to-product-view.ts'
import type { CatalogueProduct } from '#clients/commerce/to-product.ts'
import { leadTimeDays } from '#domain/delivery/availability.ts'
import type { CalendarDate } from '#domain/house/calendar-date.ts'
import type { HouseDay } from '#domain/house/house-markets.ts'
import { idNumber } from '#domain/ids.ts'
import type { Locale } from '#domain/market/locale.ts'
import type { Money } from '#domain/money/money.ts'
import type { Picture } from '#domain/product/product.ts'
import { variantColors } from '#domain/product/variant-colors.ts'
import { attributesFor, maySeeProduct } from '#domain/visitor/roles.ts'

/** A variant in a price comparison feed. Paths are without the locale. */
export type FeedItem = {
  readonly id: string
  /** The product that it is a variant of. */
  readonly groupId: string
  readonly title: string
  readonly description: string
  readonly path: string
  /** The variant's own picture first; at least one, at most eleven. */
  readonly pictures: readonly Picture[]
  readonly availability: Availability
  readonly price: Money
  /** The current price, if it is lower than `price`. */
  readonly salePrice: Money | null
  readonly shippingCost: Money
  /** Business days until it ships; null if unknown. */
  readonly handlingDays: number | null
  readonly brand: string
  readonly sku: string
  readonly color: string | null
  readonly material: string | null
  /** 'lighting/table-lamps' */
  readonly categoryPath: string | null
  readonly weightKg: number | null
}

type Availability =
  | { readonly kind: 'in_stock' | 'out_of_stock' }
  | { readonly kind: 'preorder'; readonly date: CalendarDate }

/**
 * The offers of a product in a country: variants with a public price. Excludes products that are restricted
 * to the trade, do not ship there at a known cost, are available upon request, or have no picture.
 */
export function toFeedItems(catalogued: CatalogueProduct, locale: Locale, house: HouseDay): FeedItem[] {
  if (!maySeeProduct('guest', catalogued.attributes)) return []
  const product = { ...catalogued, attributes: attributesFor('guest', catalogued.attributes) }
  const { attributes, title, variants, options: choices } = product
  const view = toProductView(product, { locale, house, breadcrumbs: [], descriptionHtml: '' })
  const days = leadTimeDays({ ...attributes, isReadyToShip: false })
  const variantCount = variants.length
  return view.variants.flatMap((variant) => {
    const availability = availabilityOf(variant, attributes.customProperties.availableFrom)
    const { cost } = view.delivery
    const pictures = [variant.picture, ...product.pictures].filter((picture) => picture !== null)
    if (availability === null || cost === null || pictures.length === 0 || variant.price.amountMinor <= 0)
      return []
    const options = variants.length > 1 ? variant.selectedOptions.map(({ value }) => value) : []
    return [
      {
        id: variant.number,
        groupId: idNumber(product.id),
        title: [title, ...options].join(', ').slice(0, TITLE_CAP),
        description: plainText(product.descriptionHtml) || (product.seo.description ?? title),
        path: `${view.path}?variant=${variant.number}`,
        pictures: [...new Map(pictures.map((picture) => [picture.url, picture])).values()].slice(
          0,
          PICTURE_CAP,
        ),
        availability,
        price: variant.fullPrice ?? variant.price,
        salePrice: variant.fullPrice === null ? null : variant.price,
        shippingCost: cost,
        handlingDays: handlingDays(variant, days),
        brand: view.artisan,
        sku: variant.sku,
        color: joined(variantColors(variant, { options: choices, colors: attributes.color, variantCount })),
        material: joined(attributes.material),
        categoryPath: product.categoryPath,
        weightKg: attributes.dimensions.weightKg,
      },
    ]
  })
}

/** Google's limits: characters of a title and of a description, pictures in all. */
const TITLE_CAP = 150
const DESCRIPTION_CAP = 5000
const PICTURE_CAP = 11
/** Google takes three values at most. */
const VALUES_CAP = 3

/**
 * For Google, made to order means in stock with a handling time. A preorder requires a date: without one it
 * is left out.
 */
function availabilityOf({ notice, canBuy }: VariantView, date: CalendarDate | null): Availability | null {
  switch (notice.kind) {
    case 'upon-request':
    case 'unavailable-here':
      return null
    case 'sold-out':
      return { kind: 'out_of_stock' }
    case 'preorder':
      return date === null ? null : { kind: 'preorder', date }
    case 'available-from':
      return canBuy ? { kind: 'preorder', date: notice.date } : { kind: 'out_of_stock' }
    default:
      return { kind: 'in_stock' }
  }
}

/** Five days of a week are business days. Ready to ship means the next one. */
function handlingDays({ notice }: VariantView, days: number): number | null {
  if (notice.kind === 'ready-to-ship') return 1
  if (notice.kind === 'one-week' || notice.kind === 'weeks') return Math.ceil((days * 5) / 7)
  return null
}

function joined(values: readonly string[]): string | null {
  return values.length === 0 ? null : values.slice(0, VALUES_CAP).join('/')
}

/** The text of a description; separate blocks stay separated by a space. */
function plainText(html: string): string {
  const spaced = html.replace(/<\/(?:p|li|h\d|div)>|<br\s*\/?>/gi, ' $&')
  const text = sanitizeHtml(spaced, { allowedTags: [], allowedAttributes: {} })
  const decoded = text.replace(/&(amp|lt|gt|quot);/g, (_, name: keyof typeof ENTITIES) => ENTITIES[name])
  return decoded.replace(/\s+/g, ' ').trim().slice(0, DESCRIPTION_CAP)
}

const ENTITIES = { amp: '&', lt: '<', gt: '>', quot: '"' } as const
