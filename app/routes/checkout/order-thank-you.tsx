import { PLACED_PARAM } from '#app/features/checkout/paths.ts'
import { OrderTotals } from '#app/features/checkout/summary/order-totals.tsx'
import { OrderedLines } from '#app/features/checkout/summary/ordered-lines.tsx'
import { loadOrder } from '#app/features/order/load-order.server.ts'
import { OrderPage } from '#app/features/order/order-page.tsx'
import { reportOrder } from '#app/features/tracking/tracked-visitor.server.ts'
import { now } from '#app/page/clock.ts'
import { clientsContext, visitorContext } from '#app/visitor/context.ts'
import type { PlacedOrderView } from '#clients/checkout/checkout-client.ts'
import { isPromiseOpen, orderStage } from '#domain/order/order-progress.ts'
import type { Route } from './+types/order-thank-you.ts'

export async function loader({ request, context, params, url }: Route.LoaderArgs) {
  const clients = context.get(clientsContext)
  const loaded = await loadOrder({ orderId: params.orderId, url }, clients)
  const isPlaced = isJustPlaced(loaded.order, url, now(context))
  const tracked = { request, region: context.get(visitorContext), visits: clients.visits }
  // The page does not wait for it.
  if (isPlaced) void reportOrder(loaded.order, tracked)
  return { ...loaded, isPlaced }
}

const JUST_PLACED_MS = 1_800_000

/** Whether this is the tab in which it was just placed, which alone tracks the purchase. */
function isJustPlaced({ placedAt }: PlacedOrderView, { searchParams }: URL, now: Date): boolean {
  return searchParams.has(PLACED_PARAM) && now.getTime() - placedAt.getTime() < JUST_PLACED_MS
}

/** The order that was just placed. */
export default function ThankYou({ loaderData: { order, proForma } }: Route.ComponentProps) {
  const { totals: amounts, promotions, shippingTitle } = order
  const isPromised = isPromiseOpen(orderStage(order))
  const lines = <OrderedLines lines={order.lines} shippingTitle={shippingTitle} isPromised={isPromised} />
  const totals = <OrderTotals totals={amounts} promotions={promotions} shippingTitle={shippingTitle} />
  return <OrderPage order={order} isNew proForma={proForma} lines={lines} totals={totals} />
}
