import { data } from 'react-router'
import { PRIVATE } from '#app/features/account/profile/require-account.server.ts'
import { readOrderForm } from '#app/features/lists/quick-order/order-form.ts'
import { QuickOrderPage } from '#app/features/lists/quick-order/quick-order-page.tsx'
import type { PageHandle } from '#app/page/page-handle.ts'
import { readForm } from '#app/page/read-form.ts'
import { QUICK_ORDER_TEXT_MAX } from '#domain/quick-order/limits.ts'
import type { Route } from './+types/quick-order.ts'
import { changeOrder, emptyOrder } from './change-order.server.ts'

export const handle: PageHandle = { isUnlisted: true }

/** Pieces are ordered by their SKUs. Any customer may; trade prices are for approved trade clients (Spec §6). */
export async function loader(requested: Route.LoaderArgs) {
  return data(await emptyOrder(requested), { headers: PRIVATE })
}

/** Reads the lines of the form, and adds them to the bag or a list. The page always has all that was typed. */
export async function action({ request, context, url }: Route.ActionArgs) {
  const form = readOrderForm(await readForm(request, { lengthMax: 2 * QUICK_ORDER_TEXT_MAX }))
  const { view, headers } = await changeOrder({ request, context, url }, form)
  return data(view, { status: view.refusal === null ? 200 : 422, headers })
}

/** What was typed stays in the page while the shop cannot be reached. */
export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  try {
    return await serverAction()
  } catch (fault) {
    if (fault instanceof TypeError) return null
    throw fault
  }
}

export default function QuickOrder({ loaderData, actionData }: Route.ComponentProps) {
  return <QuickOrderPage order={actionData ?? loaderData} isInterrupted={actionData === null} />
}
