import { data } from 'react-router'
import { ORDERS_SCOPE } from '#app/features/account/paths.ts'
import { OrdersPage } from '#app/features/account/profile/orders/orders-page.tsx'
import { PRIVATE, requireAccount } from '#app/features/account/profile/require-account.server.ts'
import type { PageHandle } from '#app/page/page-handle.ts'
import { visitorContext } from '#app/visitor/context.ts'
import { maySeeTradePrices } from '#domain/visitor/roles.ts'
import type { Route } from './+types/orders.ts'

export const handle: PageHandle = { isUnlisted: true }

const ORDERS_PER_PAGE = 10

export async function loader({ request, context, url }: Route.LoaderArgs) {
  const { session, clients, read } = requireAccount({ request, context, url })
  const after = url.searchParams.get('after')
  const { role, language } = context.get(visitorContext)
  const requested = { language, first: ORDERS_PER_PAGE, after: after?.slice(0, 200) ?? null }
  const isShared = maySeeTradePrices(role)
  const isOfCompany = isShared && url.searchParams.get(ORDERS_SCOPE) === 'company'
  const { listOrders, listCompanyOrders } = clients.customer
  const page = read(await (isOfCompany ? listCompanyOrders : listOrders)(session.accessToken, requested))
  return data({ page, isFirst: after === null, isShared, isOfCompany }, { headers: PRIVATE })
}

export default function Orders({ loaderData }: Route.ComponentProps) {
  return <OrdersPage {...loaderData} />
}
