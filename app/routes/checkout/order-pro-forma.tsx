import { orderPath, proFormaMissingPath } from '#app/features/order/paths.ts'
import { redirect } from '#app/page/address/redirect.ts'
import { clientsContext, visitorContext } from '#app/visitor/context.ts'
import { localePath } from '#domain/market/locale.ts'
import type { Route } from './+types/order-pro-forma.ts'

/**
 * Returns the invoice of an order that awaits a bank transfer to anyone with its signed link, in the language of the
 * page. If there is no invoice, redirects to the page of the order, which shows the reason.
 */
export async function loader({ context, params: { orderId }, url }: Route.LoaderArgs) {
  const orderToken = url.searchParams.get('token') ?? ''
  const { language, locale } = context.get(visitorContext)
  const proForma = await context.get(clientsContext).checkout.getProForma({ orderId, orderToken, language })
  if (proForma.ok) {
    const { bytes, disposition } = proForma.value
    return new Response(bytes, {
      headers: {
        'Content-Type': 'application/pdf',
        'Content-Disposition': disposition,
        'Cache-Control': 'private, no-store',
        'Referrer-Policy': 'no-referrer',
      },
    })
  }
  const isGone = proForma.code === 'order-not-found' || proForma.code === 'order-not-open'
  const page = isGone ? orderPath : proFormaMissingPath
  throw redirect(localePath(locale, page({ orderId, orderToken })), 303)
}
