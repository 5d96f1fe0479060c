import { idNumber } from '../ids.ts'
import { toDecimal } from '../money/money.ts'
import type { Campaign } from './campaign.ts'
import type { TrackedPerson } from './identity.ts'
import type { PageKind, ShopEvent, TrackedPiece } from './shop-event.ts'

/** The hosted service's event schemas, and our own for other events. */
export const TRACKING_SCHEMAS = {
  page: 'trekkie_storefront_page_view/1.4',
  customer: 'custom_storefront_customer_tracking/1.2',
  house: 'house_storefront_tracking/1.0',
} as const

export type WireEvent = {
  readonly schema_id: string
  readonly payload: Readonly<Record<string, unknown>>
  readonly metadata: { readonly event_created_at_ms: number }
}

export type EventContext = {
  readonly atMs: number
  readonly eventId: string
  readonly visitor: string
  readonly session: string
  /** Without parameters and private parts. */
  readonly url: string
  readonly referrer: string
  readonly userAgent: string
  readonly page: PageKind
  readonly country: string
  readonly language: string
  readonly currency: string
  /** Null unless the visit starts with this page. */
  readonly campaign: Campaign | null
  readonly isCustomer: boolean
  readonly mayMarket: boolean
  readonly requiresOptIn: boolean
  /** The number of the hosted shop; null for our own service. */
  readonly shopId: number | null
}

/** The wire events that report an event; empty if the endpoint has no such event. */
export function toWireEvents(event: ShopEvent, context: EventContext): WireEvent[] {
  const own = ownEvent(event)
  if (context.shopId === null) return own ? [createWireEvent(customerSchema(own.name), own, context)] : []
  const hosted =
    own && HOSTED_NAMES.has(own.name) ? [createWireEvent(TRACKING_SCHEMAS.customer, own, context)] : []
  return event.name === 'pageViewSPA' ? [createPageView(context), ...hosted] : hosted
}

/** Empty for the hosted service, which has no such event: it knows its customers by their orders. */
export function toWireIdentity({ name, email }: TrackedPerson, context: EventContext): WireEvent[] {
  const own = { name: 'customer_identified', fields: { name, email } }
  return context.shopId === null ? [createWireEvent(TRACKING_SCHEMAS.house, own, context)] : []
}

type OwnEvent = { readonly name: string; readonly fields: Readonly<Record<string, unknown>> }

const HOSTED_NAMES: ReadonlySet<string> = new Set([
  'page_rendered',
  'collection_page_rendered',
  'product_page_rendered',
  'search_submitted',
  'product_added_to_cart',
])

function customerSchema(name: string): string {
  return HOSTED_NAMES.has(name) ? TRACKING_SCHEMAS.customer : TRACKING_SCHEMAS.house
}

/** Null for events that only go to the data layer. */
function ownEvent(event: ShopEvent): OwnEvent | null {
  switch (event.name) {
    case 'pageViewSPA':
      return { name: 'page_rendered', fields: {} }
    case 'loadImpressions':
      return event.isRow
        ? null
        : { name: 'collection_page_rendered', fields: { collection_name: event.list } }
    case 'productClick':
      return {
        name: 'product_clicked',
        fields: {
          ...productsOf([event.piece]),
          ...(event.found && { search_string: event.found.term, place: event.found.place }),
        },
      }
    case 'productView':
      return { name: 'product_page_rendered', fields: productsOf([event.piece]) }
    case 'textSearch':
      return { name: 'search_submitted', fields: { search_string: event.term ?? '', results: event.results } }
    case 'addToCart':
      return { name: 'product_added_to_cart', fields: { cart_token: null, ...productsOf([event.piece]) } }
    case 'removeFromCart':
      return { name: 'product_removed_from_cart', fields: productsOf([event.piece]) }
    case 'beginCheckout':
      return { name: 'checkout_started', fields: {} }
    case 'purchase':
      return {
        name: 'order_placed',
        fields: { order: event.order.number, ...productsOf(event.order.pieces) },
      }
    case 'addToList':
    case 'removeFromList':
      return {
        name: event.name === 'addToList' ? 'product_added_to_list' : 'product_removed_from_list',
        fields: { product_id: event.productId },
      }
    case 'requestSent':
      return { name: 'request_sent', fields: { request: event.request } }
  }
}

/** The hosted service requires each product as JSON text. */
function productsOf(pieces: readonly TrackedPiece[]) {
  const prices = pieces.flatMap(({ price, quantity = 1 }) => (price ? [price.amountMinor * quantity] : []))
  return {
    products: pieces.map(({ id, name, artisan, variantId, sku, price, quantity }) =>
      JSON.stringify({
        product_gid: id,
        ...(variantId && { variant_gid: variantId, variant_id: Number(idNumber(variantId)) }),
        product_id: Number(idNumber(id)) || 0,
        ...(sku && { sku }),
        name,
        variant: '',
        brand: artisan,
        price: price ? Number(toDecimal(price)) : 0,
        quantity: quantity ?? 0,
      }),
    ),
    ...(prices.length > 0 && { total_value: prices.reduce((sum, minor) => sum + minor, 0) / 100 }),
  }
}

function createWireEvent(schema: string, { name, fields }: OwnEvent, context: EventContext): WireEvent {
  const { atMs, url, shopId, campaign, mayMarket } = context
  return {
    schema_id: schema,
    payload: {
      source: 'headless',
      asset_version_id: '2025.4.0',
      hydrogenSubchannelId: '0',
      is_persistent_cookie: true,
      deprecated_visit_token: context.session,
      unique_token: context.visitor,
      event_time: atMs,
      event_id: context.eventId,
      event_source_url: url,
      referrer: context.referrer,
      user_agent: context.userAgent,
      navigation_type: 'navigate',
      navigation_api: 'PerformanceNavigationTiming',
      shop_id: shopId ?? 0,
      currency: context.currency,
      ccpa_enforced: false,
      gdpr_enforced: context.requiresOptIn,
      gdpr_enforced_as_string: String(context.requiresOptIn),
      analytics_allowed: true,
      marketing_allowed: mayMarket,
      sale_of_data_allowed: mayMarket,
      canonical_url: url,
      event_name: name,
      ...fields,
      ...(shopId === null && {
        country: context.country,
        language: context.language,
        page_type: context.page,
        is_customer: context.isCustomer,
        ...(campaign && { campaign }),
      }),
    },
    metadata: { event_created_at_ms: atMs },
  }
}

/** The hosted service's own page view, in addition to the customer event. */
function createPageView(context: EventContext): WireEvent {
  const { atMs, url, shopId } = context
  return {
    schema_id: TRACKING_SCHEMAS.page,
    payload: {
      appClientId: '12875497473',
      isMerchantRequest: false,
      hydrogenSubchannelId: '0',
      isPersistentCookie: true,
      uniqToken: context.visitor,
      visitToken: context.session,
      microSessionId: context.eventId,
      microSessionCount: 1,
      url,
      path: new URL(url).pathname,
      search: '',
      referrer: context.referrer,
      title: '',
      shopId,
      currency: context.currency,
      contentLanguage: context.language,
      pageType: HOSTED_PAGES[context.page] ?? 'page',
    },
    metadata: { event_created_at_ms: atMs },
  }
}

const HOSTED_PAGES: Partial<Record<PageKind, string>> = {
  home: 'index',
  list: 'collection',
  piece: 'product',
  search: 'search',
  bag: 'cart',
  article: 'article',
  account: 'customers/account',
}
