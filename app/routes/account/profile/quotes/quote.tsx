import { data } from 'react-router'
import { orderPath, PROFILE } from '#app/features/account/paths.ts'
import {
  type OpenAccount,
  PRIVATE,
  requireAccount,
} from '#app/features/account/profile/require-account.server.ts'
import { FILE_MISSING } from '#app/features/quotes/paths.ts'
import { SENT } from '#app/features/requests/thread/reply.ts'
import { useUpdatesRead } from '#app/features/updates/updates-state.ts'
import type { PageHandle } from '#app/page/page-handle.ts'
import { handleQuotePageAction, loadQuotePage } from '#app/routes/quotes/quote-page.server.ts'
import { preserveQuoteForms, QuoteRoutePage } from '#app/routes/quotes/quote-route-page.tsx'
import type { Quote as SentQuote } from '#contracts/quote.ts'
import { quoteUpdateIds } from '#domain/updates/quote-moves.ts'
import { replyUpdateId } from '#domain/updates/updates.ts'
import type { Route } from './+types/quote.ts'
import { openAccountQuote } from './open-account-quote.server.ts'

export const handle: PageHandle = { isUnlisted: true, parameters: [SENT, FILE_MISSING] }

export async function loader({ request, context, url, params }: Route.LoaderArgs) {
  const account = requireAccount({ request, context, url })
  const { quote, thread } = await openAccountQuote(account, params.number)
  const [page, order] = await Promise.all([
    loadQuotePage({ context, url }, quote, thread),
    findOrderPath(account, quote),
  ])
  return data({ ...page, order }, { headers: PRIVATE })
}

/** Returns null while the quote has not become an order, or if the order is not among the latest of the account. */
async function findOrderPath(
  { clients, session }: Pick<OpenAccount, 'clients' | 'session'>,
  { orderNumber }: Pick<SentQuote, 'orderNumber'>,
): Promise<string | null> {
  if (orderNumber === null) return null
  const orders = await clients.customer.listOrderMoves(session.accessToken)
  const order = orders.ok ? orders.value.find(({ number }) => number === orderNumber) : undefined
  return order ? orderPath(order.id) : null
}

export async function action({ request, context, url, params }: Route.ActionArgs) {
  const account = requireAccount({ request, context, url })
  const { session, clients, check } = account
  const quote = clients.quotes.ofCustomer(session.accessToken, params.number)
  const openThread = async () => (await openAccountQuote(account, params.number)).thread
  const result = await handleQuotePageAction(
    request,
    { context, url },
    { quote, openThread, headers: PRIVATE },
  )
  return result === 'unauthorized' ? check(result) : result
}

export function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  return preserveQuoteForms(request, serverAction)
}

export default function Quote({ loaderData, actionData }: Route.ComponentProps) {
  const { order, ...opened } = loaderData
  const { quote, thread } = opened
  const houseEntryIds = (texts: readonly { id: string; isFromHouse: boolean }[]) =>
    texts.filter(({ isFromHouse }) => isFromHouse).map(({ id }) => id)
  const comments = houseEntryIds(quote.lines.flatMap((line) => line.comments))
  useUpdatesRead([
    ...houseEntryIds(thread?.messages ?? []).map(replyUpdateId),
    ...quoteUpdateIds({ ...quote, comments }),
  ])
  return (
    <QuoteRoutePage
      opened={opened}
      refusedForm={actionData}
      listPath={PROFILE.quotes}
      order={order === null ? { kind: 'orders', path: PROFILE.orders } : { kind: 'order', path: order }}
    />
  )
}
