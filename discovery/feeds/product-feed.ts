import { alternatesOf } from '#app/i18n/alternates.server.ts'
import { imageAddress, SHARED_PICTURE_WIDTH } from '#app/ui/picture/picture-source.ts'
import type { Clients } from '#clients/clients.ts'
import type { CategoryNode } from '#clients/content/category.ts'
import type { House } from '#domain/house/house.ts'
import { houseDay } from '#domain/house/house-markets.ts'
import { type Locale, localePath, parseLocale, toLanguageTag } from '#domain/market/locale.ts'
import type { Money } from '#domain/money/money.ts'
import {
  type MachineDocument,
  SourceUnavailable,
  XML_DECLARATION,
  XML_TYPE,
  xmlText,
} from '../machine-document.ts'
import { type FeedItem, toFeedItems } from './feed-item.ts'

type Options = {
  readonly clients: Pick<Clients, 'commerce' | 'content'>
  readonly house: House
  readonly origin: string
  readonly nowMs: () => number
}

/** The titles of categories by canonical path, each after its ancestors: 'Lighting > Table lamps'. */
type Shelves = ReadonlyMap<string, string>

/**
 * Finds the product feed of a locale, `/feeds/products/de-at.xml`: the catalogue in the language, prices and delivery
 * of the country, in the format of Google's Merchant Center (RSS 2.0). Null for a locale that is not crawled.
 */
export function findProductFeed(path: string, options: Options): MachineDocument | null {
  const [, name = ''] = /^\/feeds\/products\/([a-z]{2}-[a-z]{2})\.xml$/.exec(path) ?? []
  const locale = parseLocale(name)
  if (locale === null || toLanguageTag(locale).toLowerCase() !== name) return null
  if (!alternatesOf(null, options.house).some(({ hreflang }) => hreflang === toLanguageTag(locale)))
    return null
  return {
    contentType: XML_TYPE,
    dependsOnProducts: true,
    isLong: true,
    async open() {
      const { language } = locale
      const tree = await options.clients.content.getCategoryTree({ language })
      if (!tree.ok) throw new SourceUnavailable(tree.code)
      return writeFeed(locale, shelvesOf(tree.value), options)
    },
  }
}

async function* writeFeed(locale: Locale, shelves: Shelves, options: Options): AsyncIterable<string> {
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
    const day = { home: house.country, today: houseDay(house, new Date(nowMs())) }
    const items = page.value.products.flatMap((product) => toFeedItems(product, locale, day))
    if (items.length > 0) yield items.map((item) => writeItem(item, { locale, origin, shelves })).join('')
    after = page.value.nextCursor
  } while (after !== null)
  yield '</channel></rss>\n'
}

function writeItem(
  item: FeedItem,
  { locale, origin, shelves }: { locale: Locale; origin: string; shelves: Shelves },
): string {
  const [first, ...others] = item.pictures.map(({ url }) => origin + imageAddress(url, SHARED_PICTURE_WIDTH))
  const { availability, handlingDays } = item
  const handling =
    handlingDays === null
      ? ''
      : element('min_handling_time', String(handlingDays)) +
        element('max_handling_time', String(handlingDays))
  const shipping = element('country', locale.country) + element('price', amount(item.shippingCost)) + handling
  return `<item>${[
    element('id', item.id),
    element('item_group_id', item.groupId),
    element('title', item.title),
    element('description', item.description),
    element('link', origin + localePath(locale, item.path)),
    element('image_link', first ?? null),
    ...others.map((address) => element('additional_image_link', address)),
    element('availability', availability.kind),
    element('availability_date', availability.kind === 'preorder' ? `${availability.date}T00:00Z` : null),
    element('price', amount(item.price)),
    element('sale_price', item.salePrice && amount(item.salePrice)),
    element('condition', 'new'),
    element('brand', item.brand),
    element('mpn', item.sku || null),
    element('color', item.color),
    element('material', item.material),
    element('product_type', item.categoryPath === null ? null : (shelves.get(item.categoryPath) ?? null)),
    element('shipping_weight', item.weightKg === null ? null : `${item.weightKg} kg`),
    `<g:shipping>${shipping}</g:shipping>`,
  ].join('')}</item>\n`
}

/** An element of Google's namespace; empty for unknown values. */
function element(name: string, text: string | null): string {
  return text === null ? '' : `<g:${name}>${xmlText(text)}</g:${name}>`
}

/** '2160.00 EUR' */
function amount({ amountMinor, currency }: Money): string {
  return `${(amountMinor / 100).toFixed(2)} ${currency}`
}

function shelvesOf(nodes: readonly CategoryNode[], above: readonly string[] = []): Map<string, string> {
  const shelves = new Map<string, string>()
  for (const { canonicalPath, title, children } of nodes) {
    const line = [...above, title]
    shelves.set(canonicalPath, line.join(' > '))
    for (const [path, titles] of shelvesOf(children, line)) shelves.set(path, titles)
  }
  return shelves
}
