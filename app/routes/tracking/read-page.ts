import { type Packed, unpack } from '#app/document/packed.ts'
import type { CardView } from '#app/features/catalogue/card/card-view.ts'
import type { ListView } from '#app/features/catalogue/list/list-view.ts'
import type { ProductView } from '#app/features/product/view/product-view.ts'
import type { PageMatch } from '#app/page/notes.ts'
import type { PlacedOrderView } from '#clients/checkout/checkout-client.ts'
import { SEARCH_PAGE_SIZE } from '#domain/catalogue/paging.ts'
import { DEFAULT_SORT } from '#domain/catalogue/sorting.ts'
import type { Language } from '#domain/market/language.ts'
import { countedTerm } from '#domain/search/popular-searches.ts'
import { publicPath } from '#domain/tracking/public-path.ts'
import type { FoundPlace, PageKind, ShopEvent, TrackedPiece } from '#domain/tracking/shop-event.ts'
import { toTrackedCard, toTrackedOrder, toTrackedProduct } from './tracked-pieces.ts'

/** The data layer content of a page, and the pieces of its links by path without the locale. */
export type PageContent = {
  readonly kind: PageKind
  readonly path: string
  readonly events: readonly ShopEvent[]
  readonly list: string
  readonly linked: ReadonlyMap<string, TrackedPiece>
  /** Positions of search results, by the same paths. */
  readonly found: ReadonlyMap<string, FoundPlace>
}

type PageInput = {
  readonly pathname: string
  readonly matches: readonly PageMatch[]
  readonly language: Language
  readonly variant: string | null
}

/** The first row whose prefix matches the id of a route applies. */
const KINDS: readonly (readonly [string, PageKind])[] = [
  ['routes/editorial/home', 'home'],
  ['home-by-name', 'home'],
  ['routes/catalogue/category', 'list'],
  ['routes/editorial/collection', 'list'],
  ['routes/catalogue/product', 'piece'],
  ['routes/search/', 'search'],
  ['routes/bag/cart', 'bag'],
  ['routes/checkout/checkout', 'checkout'],
  ['routes/checkout/order-thank-you', 'order'],
  ['routes/editorial/artisan', 'artisan'],
  ['routes/editorial/magazine', 'article'],
  ['magazine-by-type', 'article'],
  ['routes/editorial/post', 'article'],
  ['routes/requests/', 'request'],
  ['contact', 'request'],
  ['routes/lists/', 'lists'],
  ['routes/account/', 'account'],
]

/** Derives the content of a page from its loader data. A page without known data is tracked only as viewed. */
export function readPage({ pathname, matches, language, variant }: PageInput): PageContent {
  const last = matches.at(-1)
  const kind = findPageKind(last?.id ?? '')
  const data = toPageData(last?.loaderData)
  const path = publicPath(pathname, last?.params ?? {})
  const list = readList(data.list)
  const cards = list?.cards ?? data.cards ?? []
  const view: ShopEvent = { name: 'pageViewSPA', path, page: kind }
  const toImpressions = (listed: readonly CardView[], name: string): ShopEvent[] =>
    listed.length > 0 ? [{ name: 'loadImpressions', list: name, pieces: listed.map(toTrackedCard) }] : []
  const isSearch = list !== null && list.state.query !== ''
  const term = isSearch ? countedTerm(list.state.query, language) : null
  const searchEvents: ShopEvent[] = isSearch ? [{ name: 'textSearch', term, results: list.total }] : []
  const offset = list ? (list.state.page - 1) * SEARCH_PAGE_SIZE : 0
  const recommendedCards = data.recommended ? [...data.recommended.chosen, ...data.recommended.similar] : []
  const piece = kind === 'piece' && data.product ? toTrackedProduct(data.product, variant) : null
  return {
    kind,
    path,
    list: path,
    linked: new Map([...cards, ...recommendedCards].map((card) => [card.path, toTrackedCard(card)])),
    // In any other sort order, the position does not depend on relevance to the search.
    found: new Map(
      term !== null && list?.state.sort === DEFAULT_SORT
        ? cards.map((card, index) => [card.path, { term, place: offset + index + 1 }])
        : [],
    ),
    events: [
      view,
      ...searchEvents,
      ...toImpressions(cards, path),
      ...(piece ? [{ name: 'productView' as const, piece }] : []),
      ...toImpressions(recommendedCards, `${path} recommended`).map((event) => ({
        ...event,
        isRow: true as const,
      })),
      ...(kind === 'order' && data.order && data.isPlaced
        ? [{ name: 'purchase' as const, order: toTrackedOrder(data.order) }]
        : []),
    ],
  }
}

type PageData = {
  readonly list?: Packed<ListView | null> | ListView | null
  readonly cards?: readonly CardView[]
  readonly product?: ProductView
  readonly recommended?: { readonly chosen: readonly CardView[]; readonly similar: readonly CardView[] }
  readonly order?: PlacedOrderView
  readonly isPlaced?: boolean
}

function toPageData(data: unknown): PageData {
  return typeof data === 'object' && data !== null ? data : {}
}

/** Returns null if `list` is not a product list, as on other pages. */
function readList(list: PageData['list']): ListView | null {
  const found = typeof list === 'string' ? unpack(list) : (list ?? null)
  return found && 'cards' in found && 'state' in found ? found : null
}

function findPageKind(routeId: string): PageKind {
  return KINDS.find(([start]) => routeId.startsWith(start))?.[1] ?? 'other'
}
