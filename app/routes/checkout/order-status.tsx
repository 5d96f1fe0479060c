import { data } from 'react-router'
import { Parcels } from '#app/features/account/profile/orders/parcels.tsx'
import { Refunds } from '#app/features/account/profile/orders/refunds.tsx'
import { OrderTotals } from '#app/features/checkout/summary/order-totals.tsx'
import { OrderedLines } from '#app/features/checkout/summary/ordered-lines.tsx'
import { Reorder } from '#app/features/lists/quick-order/reorder.tsx'
import { loadOrder } from '#app/features/order/load-order.server.ts'
import { OrderPage } from '#app/features/order/order-page.tsx'
import { PRO_FORMA_MISSING } from '#app/features/order/paths.ts'
import { WhiteGloveLink } from '#app/features/requests/white-glove-link.tsx'
import { clientsContext, visitorContext } from '#app/visitor/context.ts'
import { isPromiseOpen, orderStage } from '#domain/order/order-progress.ts'
import type { Route } from './+types/order-status.ts'
import { reorder } from './reorder.server.ts'

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const loaded = await loadOrder(
    { orderId: params.orderId, url, language: context.get(visitorContext).language },
    context.get(clientsContext),
  )
  return { ...loaded, isProFormaMissing: url.searchParams.has(PRO_FORMA_MISSING) }
}

/** Open to anyone who has the link. */
export async function action({ request, context, params, url }: Route.ActionArgs) {
  const { order } = await loadOrder(
    { orderId: params.orderId, url, language: context.get(visitorContext).language },
    context.get(clientsContext),
  )
  const { reordered, headers } = await reorder({ request, context, url }, order)
  return data(reordered, { status: reordered.isUnavailable ? 503 : 200, headers })
}

export default function OrderStatus({
  loaderData: { order, follow: _, ...rest },
  actionData,
}: Route.ComponentProps) {
  const { totals: amounts, promotions, shippingTitle, isSamples } = order
  const isPromised = isPromiseOpen(orderStage(order))
  const lines = (
    <OrderedLines
      lines={order.lines}
      shippingTitle={shippingTitle}
      isPromised={isPromised}
      hasPrices={!isSamples}
    />
  )
  const totals = !isSamples && (
    <OrderTotals totals={amounts} promotions={promotions} shippingTitle={shippingTitle} />
  )
  const tracking = (
    <>
      {order.parcels.length > 0 && <Parcels parcels={order.parcels} />}
      {order.refunds.length > 0 && <Refunds refunds={order.refunds} />}
      {isPromised && !isSamples && (
        <p>
          <WhiteGloveLink of={{ orderNumber: order.number }} />
        </p>
      )}
    </>
  )
  const reorderForm = !isSamples && <Reorder result={actionData ?? null} />
  return (
    <OrderPage
      {...rest}
      order={order}
      isNew={false}
      tracking={tracking}
      lines={lines}
      totals={totals}
      reorder={reorderForm}
    />
  )
}
