import { loginPath } from '#app/features/account/paths.ts'
import { PLACED_PARAM } from '#app/features/checkout/paths.ts'
import { OrderTotals } from '#app/features/checkout/summary/order-totals.tsx'
import { OrderedLines } from '#app/features/checkout/summary/ordered-lines.tsx'
import { loadOrder } from '#app/features/order/load-order.server.ts'
import { OrderPage } from '#app/features/order/order-page.tsx'
import { reportOrder } from '#app/features/tracking/tracked-visitor.server.ts'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { useLocalePath } from '#app/i18n/use-page-locale.ts'
import { now } from '#app/page/clock.ts'
import { LinkButton } from '#app/ui/button.tsx'
import { clientsContext, sessionContext, visitorContext } from '#app/visitor/context.ts'
import type { PlacedOrderView } from '#clients/checkout/checkout-client.ts'
import { isPromiseOpen, orderStage } from '#domain/order/order-progress.ts'
import type { Route } from './+types/order-thank-you.ts'

export async function loader({ request, context, params, url }: Route.LoaderArgs) {
  const clients = context.get(clientsContext)
  const region = context.get(visitorContext)
  const loaded = await loadOrder({ orderId: params.orderId, url, language: region.language }, clients)
  const isPlaced = isJustPlaced(loaded.order, url, now(context))
  // Not awaited, so that the page does not wait for the tracking service.
  if (isPlaced) void reportOrder(loaded.order, { request, region, visits: clients.visits })
  return { ...loaded, isGuest: context.get(sessionContext) === null, isPlaced }
}

const JUST_PLACED_MS = 1_800_000

/** Returns true only in the tab in which the order was just placed: the purchase is tracked there. */
function isJustPlaced({ placedAt }: PlacedOrderView, { searchParams }: URL, now: Date): boolean {
  return searchParams.has(PLACED_PARAM) && now.getTime() - placedAt.getTime() < JUST_PLACED_MS
}

export default function ThankYou({ loaderData: { order, proForma, follow, isGuest } }: Route.ComponentProps) {
  const { totals: amounts, promotions, shippingTitle } = order
  const isPromised = isPromiseOpen(orderStage(order))
  const lines = <OrderedLines lines={order.lines} shippingTitle={shippingTitle} isPromised={isPromised} />
  const totals = <OrderTotals totals={amounts} promotions={promotions} shippingTitle={shippingTitle} />
  const account = isGuest && <AccountOffer email={order.email} />
  return (
    <OrderPage
      order={order}
      isNew
      proForma={proForma}
      follow={follow}
      account={account}
      lines={lines}
      totals={totals}
    />
  )
}

/** Offers a guest an account, which contains the order once its email address is confirmed. */
function AccountOffer({ email }: { email: string }) {
  const t = useTranslations('order.account')
  const ordersPath = useLocalePath()('/profile/orders')
  return (
    <section className="grid justify-items-start gap-3 print:hidden">
      <h2 className="font-display text-heading">{t('title')}</h2>
      <p className="max-w-measure">{t('text', { email })}</p>
      <LinkButton href={loginPath(ordersPath, email)} data-document rel="nofollow" variant="outline">
        {t('action')}
      </LinkButton>
    </section>
  )
}
