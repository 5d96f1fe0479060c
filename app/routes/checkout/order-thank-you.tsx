import { OrderTotals } from '#app/features/checkout/summary/order-totals.tsx'
import { OrderedLines } from '#app/features/checkout/summary/ordered-lines.tsx'
import { loadOrder } from '#app/features/order/load-order.server.ts'
import { OrderPage } from '#app/features/order/order-page.tsx'
import { clientsContext } from '#app/visitor/context.ts'
import { isPromiseOpen, orderStage } from '#domain/order/order-progress.ts'
import type { Route } from './+types/order-thank-you.ts'

export async function loader({ context, params, url }: Route.LoaderArgs) {
  return loadOrder({ orderId: params.orderId, url }, context.get(clientsContext))
}

/** The order that was just placed. */
export default function ThankYou({ loaderData: { order, proForma } }: Route.ComponentProps) {
  const { totals: amounts, promotions, shippingTitle } = order
  const isPromised = isPromiseOpen(orderStage(order))
  const lines = <OrderedLines lines={order.lines} shippingTitle={shippingTitle} isPromised={isPromised} />
  const totals = <OrderTotals totals={amounts} promotions={promotions} shippingTitle={shippingTitle} />
  return <OrderPage order={order} isNew proForma={proForma} lines={lines} totals={totals} />
}
