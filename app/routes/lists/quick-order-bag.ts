import { QUICK_ORDER_PATH } from '#app/features/lists/paths.ts'
import { type OrderForm, readOrderForm } from '#app/features/lists/quick-order/order-form.ts'
import { redirect } from '#app/page/address/redirect.ts'
import { readForm } from '#app/page/read-form.ts'
import { visitorContext } from '#app/visitor/context.ts'
import { localePath } from '#domain/market/locale.ts'
import type { Route } from './+types/quick-order-bag.ts'
import { changeOrder } from './change-order.server.ts'

/** Used by a script that adds many lines and shows its progress. */
export async function action({ request, context, url }: Route.ActionArgs) {
  const form: OrderForm = { ...readOrderForm(await readForm(request)), act: 'bag' }
  const { view, headers } = await changeOrder({ request, context, url }, form)
  return Response.json(view, { headers })
}

/** There is no page for GET; the order has its own page. */
export function loader({ context }: Route.LoaderArgs) {
  return redirect(localePath(context.get(visitorContext).locale, QUICK_ORDER_PATH))
}
