import sanitizeHtml from 'sanitize-html'
import { listAlternates } from '#app/i18n/alternates.server.ts'
import type { Clients } from '#clients/clients.ts'
import type { CatalogueProduct } from '#clients/commerce/to-product.ts'
import type { CategoryNode } from '#clients/content/category.ts'
import { imageAddress, SHARED_PICTURE_WIDTH } from '#contracts/image-address.ts'
import type { CalendarDate } from '#domain/calendar/calendar-date.ts'
import { canBuy, leadTimeDays, type ShippingNotice, shippingNotice } from '#domain/delivery/availability.ts'
import { shippingCostFor } from '#domain/delivery/shipping-cost.ts'
import type { House } from '#domain/house/house.ts'
import { idNumber } from '#domain/ids.ts'
import { houseDay } from '#domain/market/house-markets.ts'
import { type Locale, localePath, parseLocale, toLanguageTag } from '#domain/market/locale.ts'
import { getShippingRegion } from '#domain/market/market.ts'
import type { Money } from '#domain/money/money.ts'
import type { Picture } from '#domain/product/product.ts'
import { variantColors } from '#domain/product/variant-colors.ts'
import { variantFacts } from '#domain/product/variant-facts.ts'
import { attributesFor, maySeeProduct } from '#domain/visitor/roles.ts'
import {
  type MachineDocument,
  SourceUnavailable,
  XML_DECLARATION,
  XML_TYPE,
  xmlText,
} from '../document/machine-document.ts'

type FeedOptions = {
  readonly clients: Pick<Clients, 'commerce' | 'content'>
  readonly house: House
  readonly origin: string
  readonly nowMs: () => number
}

/** The titles of a category and its parents, 'Lighting > Table lamps', by the canonical path of the category. */
type ProductTypes = ReadonlyMap<string, string>

/** Paths are without the locale. */
type FeedItem = {
  readonly id: string
  /** The product id, which its variants share. */
  readonly groupId: string
  readonly title: string
  readonly description: string
  readonly path: string
  /** The variant's own picture first; 1 to 11. */
  readonly pictures: readonly Picture[]
  readonly availability: Availability
  readonly price: Money
  /** Null unless it is lower than `price`. */
  readonly salePrice: Money | null
  readonly shippingCost: Money
  /** In business days; null if unknown. */
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

/** Google's limits: the characters of a title and of a description, and the number of pictures. */
const TITLE_CAP = 150

const DESCRIPTION_CAP = 5000

const PICTURE_CAP = 11

/** Google accepts at most three values. */
const VALUES_CAP = 3

const ENTITIES = { amp: '&', lt: '<', gt: '>', quot: '"' } as const

/**
 * Finds the feed at `/feeds/products/de-at.xml`: the catalogue in the locale's language, with the country's prices and
 * delivery, in the format of Google's Merchant Center (RSS 2.0). Returns null for a locale that is not crawled.
 */
export function findProductFeed(path: string, options: FeedOptions): MachineDocument | null {
  const [, name = ''] = /^\/feeds\/products\/([a-z]{2}-[a-z]{2})\.xml$/.exec(path) ?? []
  const locale = parseLocale(name)
  if (locale === null || toLanguageTag(locale).toLowerCase() !== name) return null
  if (!listAlternates(null, options.house).some(({ hreflang }) => hreflang === toLanguageTag(locale)))
    return null
  return {
    contentType: XML_TYPE,
    dependsOnProducts: true,
    isLong: true,
    async open() {
      const { language } = locale
      const tree = await options.clients.content.getCategoryTree({ language })
      if (!tree.ok) throw new SourceUnavailable(tree.code)
      return writeFeed(locale, toProductTypes(tree.value), options)
    },
  }
}

async function* writeFeed(
  locale: Locale,
  productTypes: ProductTypes,
  options: FeedOptions,
): AsyncIterable<string> {
  const { origin, house, clients, nowMs } = options
  const home = origin + localePath(locale, '/')
  yield `${XML_DECLARATION}<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>
<title>${xmlText(`${house.name} ${toLanguageTag(locale)}`)}</title>
<link>${xmlText(home)}</link>
<description>${xmlText(house.description)}</description>
`
  let after: string | null = null
  do {
    const context = { ...locale, buyer: null }
    const page: Awaited<ReturnType<Clients['commerce']['listProducts']>> =
      await clients.commerce.listProducts({ after }, context, { variants: 'all' })
    if (!page.ok) throw new SourceUnavailable(page.code)
    const today = houseDay(house, new Date(nowMs()))
    const items = page.value.products.flatMap((product) => toFeedItems(product, locale, today))
    if (items.length > 0)
      yield items.map((item) => writeItem(item, { locale, origin, productTypes })).join('')
    after = page.value.nextCursor
  } while (after !== null)
  yield '</channel></rss>\n'
}

function writeItem(
  item: FeedItem,
  { locale, origin, productTypes }: { locale: Locale; origin: string; productTypes: ProductTypes },
): string {
  const [first, ...others] = item.pictures.map(({ url }) => origin + imageAddress(url, SHARED_PICTURE_WIDTH))
  const { availability, handlingDays } = item
  const handling =
    handlingDays === null
      ? ''
      : element('min_handling_time', String(handlingDays)) +
        element('max_handling_time', String(handlingDays))
  const shipping =
    element('country', locale.country) + element('price', formatAmount(item.shippingCost)) + handling
  return `<item>${[
    element('id', item.id),
    element('item_group_id', item.groupId),
    element('title', item.title),
    element('description', item.description),
    element('link', origin + localePath(locale, item.path)),
    element('image_link', first ?? null),
    ...others.map((url) => element('additional_image_link', url)),
    element('availability', availability.kind),
    element('availability_date', availability.kind === 'preorder' ? `${availability.date}T00:00Z` : null),
    element('price', formatAmount(item.price)),
    element('sale_price', item.salePrice && formatAmount(item.salePrice)),
    element('condition', 'new'),
    element('brand', item.brand),
    element('mpn', item.sku || null),
    element('color', item.color),
    element('material', item.material),
    element(
      'product_type',
      item.categoryPath === null ? null : (productTypes.get(item.categoryPath) ?? null),
    ),
    element('shipping_weight', item.weightKg === null ? null : `${item.weightKg} kg`),
    `<g:shipping>${shipping}</g:shipping>`,
  ].join('')}</item>\n`
}

/** Returns an element in Google's namespace, or an empty text for an unknown value. */
function element(name: string, text: string | null): string {
  return text === null ? '' : `<g:${name}>${xmlText(text)}</g:${name}>`
}

/** Returns '2160.00 EUR'. */
function formatAmount({ amountMinor, currency }: Money): string {
  return `${(amountMinor / 100).toFixed(2)} ${currency}`
}

function toProductTypes(nodes: readonly CategoryNode[], above: readonly string[] = []): Map<string, string> {
  const productTypes = new Map<string, string>()
  for (const { canonicalPath, title, children } of nodes) {
    const titles = [...above, title]
    productTypes.set(canonicalPath, titles.join(' > '))
    for (const [path, type] of toProductTypes(children, titles)) productTypes.set(path, type)
  }
  return productTypes
}

/**
 * Returns variants with a public price in a country. Excludes products that are trade-only, do not ship there at a
 * known cost, are upon request, or have no picture.
 */
function toFeedItems(catalogued: CatalogueProduct, { country }: Locale, today: CalendarDate): FeedItem[] {
  if (!maySeeProduct('guest', catalogued.attributes)) return []
  const product = { ...catalogued, attributes: attributesFor('guest', catalogued.attributes) }
  const { attributes, title, variants, options: choices } = product
  const days = leadTimeDays({ ...attributes, isReadyToShip: false })
  const variantCount = variants.length
  return variants.flatMap((variant) => {
    const facts = variantFacts(product, variant)
    const notice = shippingNotice(facts, country, today)
    const availability = toAvailability(notice, {
      isSold: canBuy(facts, country).ok,
      availableFrom: attributes.customProperties.availableFrom,
    })
    const cost = shippingCostFor(attributes.shippingCosts, getShippingRegion(country), variant.price.currency)
    const number = idNumber(variant.id)
    const pictures = [variant.picture, ...product.pictures].filter((picture) => picture !== null)
    if (availability === null || cost === null || pictures.length === 0 || variant.price.amountMinor <= 0)
      return []
    const options = variants.length > 1 ? variant.selectedOptions.map(({ value }) => value) : []
    return [
      {
        id: number,
        groupId: idNumber(product.id),
        title: [title, ...options].join(', ').slice(0, TITLE_CAP),
        description: plainText(product.descriptionHtml) || (product.seo.description ?? title),
        path: `/products/${product.handle}?variant=${number}`,
        pictures: [...new Map(pictures.map((picture) => [picture.url, picture])).values()].slice(
          0,
          PICTURE_CAP,
        ),
        availability,
        price: variant.fullPrice ?? variant.price,
        salePrice: variant.fullPrice === null ? null : variant.price,
        shippingCost: cost,
        handlingDays: handlingDays(notice, days),
        brand: attributes.artisanName ?? product.vendor,
        sku: variant.sku,
        color: joinValues(
          variantColors(variant, { options: choices, colors: attributes.color, variantCount }),
        ),
        material: joinValues(attributes.material),
        categoryPath: product.categoryPath,
        weightKg: attributes.dimensions.weightKg,
      },
    ]
  })
}

/**
 * For Google, made to order counts as in stock with a handling time. A preorder requires a date; without one, the
 * variant is omitted.
 */
function toAvailability(
  notice: ShippingNotice,
  { isSold, availableFrom }: { isSold: boolean; availableFrom: CalendarDate | null },
): Availability | null {
  switch (notice.kind) {
    case 'upon-request':
    case 'unavailable-here':
      return null
    case 'sold-out':
      return { kind: 'out_of_stock' }
    case 'preorder':
      return availableFrom === null ? null : { kind: 'preorder', date: availableFrom }
    case 'available-from':
      return isSold ? { kind: 'preorder', date: notice.date } : { kind: 'out_of_stock' }
    default:
      return { kind: 'in_stock' }
  }
}

/** Five of seven days count as business days. Ready to ship means the next business day. */
function handlingDays(notice: ShippingNotice, days: number): number | null {
  if (notice.kind === 'ready-to-ship') return 1
  if (notice.kind === 'one-week' || notice.kind === 'weeks') return Math.ceil((days * 5) / 7)
  return null
}

function joinValues(values: readonly string[]): string | null {
  return values.length === 0 ? null : values.slice(0, VALUES_CAP).join('/')
}

/** Strips the tags of HTML, and separates block elements with a space. */
function plainText(html: string): string {
  const spaced = html.replace(/<\/(?:p|li|h\d|div)>|<br\s*\/?>/gi, ' $&')
  const text = sanitizeHtml(spaced, { allowedTags: [], allowedAttributes: {} })
  const decoded = text.replace(/&(amp|lt|gt|quot);/g, (_, name: keyof typeof ENTITIES) => ENTITIES[name])
  return decoded.replace(/\s+/g, ' ').trim().slice(0, DESCRIPTION_CAP)
}
