import { data, type RouterContextProvider } from 'react-router'
import { loadReconciledCart } from '#app/features/bag/bag-of-request.server.ts'
import { toSearchVisitor } from '#app/features/catalogue/list/search-visitor.ts'
import { variantPath } from '#app/features/product/paths.ts'
import { loadProduct } from '#app/features/product/view/load-product.server.ts'
import {
  chooseVariant,
  type ProductView,
  picturesOf,
  type VariantView,
} from '#app/features/product/view/product-view.ts'
import { toFormPiece, variantRequests } from '#app/features/product/view/variant-requests.ts'
import type { FormPiece } from '#app/features/requests/form/loaded-form.ts'
import { PRIVATE_FORM } from '#app/features/requests/form/private-form.ts'
import { ABOUT } from '#app/features/requests/paths.ts'
import { redirect } from '#app/page/address/redirect.ts'
import { dayAtHouse } from '#app/page/clock.ts'
import { clientsContext, sessionContext, type Visitor, visitorContext } from '#app/visitor/context.ts'
import type { AccountOrder } from '#clients/customer/customer-client.ts'
import { REQUEST_PIECES_MAX, type RequestPiece } from '#contracts/request.ts'
import type { AddressDraft } from '#domain/address/address.ts'
import { LIST_ITEMS_MAX } from '#domain/list/list-limits.ts'
import { localePath } from '#domain/market/locale.ts'
import { overallSize } from '#domain/product/units.ts'
import type { RequestKind } from '#domain/request/request-kinds.ts'
import { mayRequestProduct } from '#domain/visitor/roles.ts'
import { missingPage } from '../missing-page.server.ts'
import { tradeOnlyResponse } from '../trade-only.ts'
import { loadListPieces } from './load-list-pieces.server.ts'

/** Kinds that need no piece. */
const WITHOUT_PIECE: readonly RequestKind[] = ['contact', 'white-glove', 'expert', 'quote', 'consultation']
/** Kinds for all pieces of a list, or of the bag. */
const FROM_LIST: readonly RequestKind[] = ['quote', 'consultation']
/** Kinds that can be requested for any piece, even if its page does not offer them. */
const FOR_ANY_PIECE: readonly RequestKind[] = ['contact', ...FROM_LIST]
/** Kinds that inquire about a price, which only trade clients may do for a piece upon request. */
const OF_PRICE: readonly RequestKind[] = ['availability', 'quote']

export type LoadedPieces = {
  readonly pieces: RequestPiece[]
  readonly shown: FormPiece | null
  readonly address?: AddressDraft | null
  readonly list?: { readonly id: string; readonly name: string; readonly project: string }
}
type RequestArgs = { request: Request; context: Readonly<RouterContextProvider>; url: URL }

const ORDERS_READ = 50

/**
 * Returns the pieces in the URL. Throws a 401 or 403 response if only trade clients may request them. Redirects to the
 * page of a piece for which this kind of request is not offered.
 */
export async function loadPieces(kind: RequestKind, args: RequestArgs): Promise<LoadedPieces> {
  const { request, context, url } = args
  const slug = url.searchParams.get(ABOUT.product)
  if (slug) return loadPiece(kind, slug, args)
  const visitor = context.get(visitorContext)
  if (kind === 'availability' && !mayRequestProduct(visitor.role)) throw tradeOnlyForm(visitor)
  if (!WITHOUT_PIECE.includes(kind)) return missingPage(context)
  const listId = url.searchParams.get(ABOUT.list)
  if (listId && FROM_LIST.includes(kind)) return { ...(await loadListPieces(listId, args)), shown: null }
  if (url.searchParams.has(ABOUT.bag) && (kind === 'white-glove' || FROM_LIST.includes(kind))) {
    const max = kind === 'white-glove' ? REQUEST_PIECES_MAX : LIST_ITEMS_MAX
    return { pieces: await loadCartPieces(request, context, max), shown: null }
  }
  if (kind !== 'white-glove') return { pieces: [], shown: null }
  const order = await loadOrderPieces(url.searchParams.get(ABOUT.order) ?? '', context)
  return { pieces: [], ...order, shown: null }
}

async function loadPiece(
  kind: RequestKind,
  slug: string,
  { context, url }: RequestArgs,
): Promise<LoadedPieces> {
  const visitor = context.get(visitorContext)
  const { commerce, content, search } = context.get(clientsContext)
  const findCategories = () => search.findCategoryTree(toSearchVisitor(visitor))
  const sources = { commerce, content, findCategories }
  const found = await loadProduct(sources, slug, visitor, dayAtHouse(context), url.searchParams)
  if (!found.ok) {
    if (found.code === 'product-fetch-failed')
      throw data(null, { status: 503, headers: { 'Retry-After': '30' } })
    if (found.code === 'trade-only') throw tradeOnlyForm(visitor)
    return missingPage(context)
  }
  const { view } = found.value
  const variant = chooseVariant(view.variants, url.searchParams.get(ABOUT.variant))
  if (!variant) return missingPage(context)
  if (OF_PRICE.includes(kind) && variant.notice.kind === 'upon-request' && !view.mayRequest)
    throw tradeOnlyForm(visitor)
  const path = variantPath(view, variant.number)
  if (!FOR_ANY_PIECE.includes(kind) && !variantRequests(view, variant).includes(kind))
    throw redirect(localePath(visitor.locale, path), 303)
  const { units } = visitor
  const { widthCm, depthCm, heightCm } = view.details.dimensions
  return {
    pieces: [toRequestPiece(view, variant)],
    shown: {
      path,
      title: view.title,
      titleLanguage: view.textLanguage,
      variantTitle: toVariantTitle(variant),
      artisan: view.artisan,
      picture: picturesOf(view.pictures, variant)[0] ?? null,
      finishes: [...new Set(view.options.flatMap(({ values }) => values.map(({ name }) => name)))],
      isUpholstered: view.details.com,
      cm: { widthCm, depthCm, heightCm },
      sizes: overallSize(view.details.dimensions, units).map(({ measure }) => measure),
    },
  }
}

/**
 * Spec §6: pieces upon request are for trade clients. The error page shows others how to join, and guests how to sign
 * in.
 */
function tradeOnlyForm({ role }: Pick<Visitor, 'role'>) {
  return tradeOnlyResponse(role, { status: role === 'guest' ? 401 : 403, headers: PRIVATE_FORM })
}

function toRequestPiece(view: ProductView, variant: VariantView): RequestPiece {
  return {
    productId: view.id,
    variantId: variant.id,
    slug: toFormPiece(view, variant).slug,
    title: view.title,
    variantTitle: toVariantTitle(variant),
    artisan: view.artisan,
    sku: variant.sku,
    picture: picturesOf(view.pictures, variant)[0]?.url ?? null,
    quantity: 1,
  }
}

function toVariantTitle({ selectedOptions }: VariantView): string | null {
  return selectedOptions.map(({ value }) => value).join(', ') || null
}

/** Returns at most `max` pieces. */
async function loadCartPieces(
  request: Request,
  context: Readonly<RouterContextProvider>,
  max: number,
): Promise<RequestPiece[]> {
  const { settled } = await loadReconciledCart(request, context)
  return (settled.cart?.lines ?? []).slice(0, max).map(({ product, quantity }) => ({
    productId: product.id,
    variantId: product.variantId,
    slug: product.handle,
    title: product.title,
    variantTitle: product.variantTitle,
    artisan: product.artisan.name,
    sku: product.sku,
    picture: product.picture?.url ?? null,
    quantity,
  }))
}

/** Returns the pieces with the delivery address of the order, or null if the order is not the customer's. */
async function loadOrderPieces(
  number: string,
  context: Readonly<RouterContextProvider>,
): Promise<{ pieces: RequestPiece[]; address: AddressDraft | null } | null> {
  const session = context.get(sessionContext)
  if (!session) return null
  const { customer } = context.get(clientsContext)
  const page = await customer.listOrders(session.accessToken, { first: ORDERS_READ, after: null })
  const listed = page.ok ? page.value.orders.find((order) => order.number === number) : undefined
  const order = listed && (await customer.getOrder(session.accessToken, listed.id))
  return order?.ok && order.value
    ? { pieces: toRequestPieces(order.value), address: order.value.address }
    : null
}

function toRequestPieces({ lines }: AccountOrder): RequestPiece[] {
  return lines.slice(0, REQUEST_PIECES_MAX).map((line) => ({
    productId: '',
    variantId: line.variantId ?? '',
    slug: line.handle ?? '',
    title: line.title,
    variantTitle: line.variantTitle,
    artisan: line.artisanName,
    sku: line.sku,
    picture: line.picture?.url ?? null,
    quantity: line.quantity,
  }))
}
