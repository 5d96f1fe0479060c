import type { RouterContextProvider } from 'react-router'
import { bagOf } from '#app/features/bag/bag-of-request.server.ts'
import { clientsContext, sessionContext } from '#app/visitor/context.ts'
import type { AccountOrder } from '#clients/customer/customer-client.ts'
import { REQUEST_PIECES_MAX, type RequestPiece } from '#contracts/request.ts'
import type { AddressDraft } from '#domain/address/address.ts'

/** The pieces of a bag, at most `max`. */
export async function loadBagPieces(
  request: Request,
  context: Readonly<RouterContextProvider>,
  max: number,
): Promise<RequestPiece[]> {
  const { settled } = await bagOf(request, context)
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

/** The pieces of an order of the signed-in customer, and where it goes; null if it is none of theirs. */
export async function loadOrderPieces(
  number: string,
  context: Readonly<RouterContextProvider>,
): Promise<{ pieces: RequestPiece[]; address: AddressDraft | null } | null> {
  const session = context.get(sessionContext)
  if (!session) return null
  const { customer } = context.get(clientsContext)
  const page = await customer.listOrders(session.accessToken, { first: ORDERS_READ, after: null })
  const listed = page.ok ? page.value.orders.find((order) => order.number === number) : undefined
  const order = listed && (await customer.getOrder(session.accessToken, listed.id))
  return order?.ok && order.value ? { pieces: piecesOf(order.value), address: order.value.address } : null
}

const ORDERS_READ = 50

function piecesOf({ lines }: AccountOrder): RequestPiece[] {
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
