import { data } from 'react-router'
import { quotePath, requestPath } from '#app/features/account/paths.ts'
import { OrderEntries } from '#app/features/account/profile/orders/orders-page.tsx'
import { Unreachable } from '#app/features/account/profile/profile-section.tsx'
import { PRIVATE, requireAccount } from '#app/features/account/profile/require-account.server.ts'
import { DownloadEntries } from '#app/features/lists/download/earlier-downloads.tsx'
import { listEditPath, listProjectPath } from '#app/features/lists/paths.ts'
import { ProjectPage } from '#app/features/lists/project/project-page.tsx'
import { ListQuotes } from '#app/features/quotes/list-quotes.tsx'
import { toListedQuote } from '#app/features/quotes/view/listed-quote.server.ts'
import { toListedView } from '#app/features/requests/thread/listed-view.server.ts'
import { RequestEntries } from '#app/features/requests/thread/requests-page.tsx'
import { redirect } from '#app/page/address/redirect.ts'
import { now } from '#app/page/clock.ts'
import type { PageHandle } from '#app/page/page-handle.ts'
import { houseContext, visitorContext } from '#app/visitor/context.ts'
import { CUSTOMER_ORDERS_MAX } from '#contracts/order/customer-orders.ts'
import { projectName } from '#domain/list/project.ts'
import { localePath } from '#domain/market/locale.ts'
import { maySeeTradePrices } from '#domain/visitor/roles.ts'
import type { Route } from './+types/project.ts'
import { openList } from './open-list.server.ts'

export const handle: PageHandle = { isUnlisted: true }

/** A project, with what belongs to it. A list that is none leads to the form that makes it one. */
export async function loader({ request, context, url, params }: Route.LoaderArgs) {
  const account = requireAccount({ request, context, url })
  const { session, clients, read } = account
  const { id, name, project } = await openList(account, params.listId)
  const visitor = context.get(visitorContext)
  if (project === null || name === null)
    return redirect(localePath(visitor.locale, listEditPath(params.listId)), { headers: PRIVATE })
  const { accessToken } = session
  const { listOrders, listCompanyOrders } = clients.customer
  const ordersOf = maySeeTradePrices(visitor.role) ? listCompanyOrders : listOrders
  const [quotes, orders, requests, files] = await Promise.all([
    clients.quotes.list(accessToken),
    ordersOf(accessToken, { first: CUSTOMER_ORDERS_MAX, after: null }),
    clients.requestThreads.list(accessToken, 1, id),
    clients.exports.of(accessToken, id),
  ])
  const place = { visitor, house: context.get(houseContext), now: now() }
  const offered = quotes.ok ? quotes.value.filter(({ listId }) => listId === id) : null
  // Orders of a quote carry what the client called the project there.
  const names = [
    projectName({ name, number: project.number }),
    ...(offered ?? []).map((quote) => quote.project),
  ]
  const parts = {
    quotes: offered?.map((quote) => toListedQuote(quote, place)) ?? null,
    orders:
      read(orders)?.orders.filter(({ projects }) => projects.some((one) => names.includes(one))) ?? null,
    requests: read(requests)?.requests.map((listed) => toListedView(listed, place)) ?? null,
    files: files.ok ? files.value : null,
  }
  return data({ list: { id, name, project }, parts }, { headers: PRIVATE })
}

export default function Project({ loaderData: { list, parts } }: Route.ComponentProps) {
  const { quotes, orders, requests, files } = parts
  const again = <Unreachable href={listProjectPath(list.id)} />
  return (
    <ProjectPage
      list={list}
      parts={{
        quotes:
          quotes === null ? again : quotes.length > 0 && <ListQuotes quotes={quotes} pathOf={quotePath} />,
        orders: orders === null ? again : orders.length > 0 && <OrderEntries orders={orders} />,
        requests:
          requests === null
            ? again
            : requests.length > 0 && <RequestEntries requests={requests} pathOf={requestPath} />,
        files:
          files === null ? again : files.length > 0 && <DownloadEntries listId={list.id} exports={files} />,
      }}
    />
  )
}
