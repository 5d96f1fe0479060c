import { data } from 'react-router'
import { PROFILE } from '#app/features/account/paths.ts'
import { PRIVATE, requireAccount } from '#app/features/account/profile/require-account.server.ts'
import { NO_FILE } from '#app/features/quotes/paths.ts'
import { SENT } from '#app/features/requests/thread/reply.ts'
import { useRepliesRead } from '#app/features/updates/updates-state.ts'
import type { PageHandle } from '#app/page/page-handle.ts'
import { actOnQuotePage, loadQuotePage } from '#app/routes/quotes/quote-page.server.ts'
import { preserveQuoteForms, QuoteRoutePage } from '#app/routes/quotes/quote-route-page.tsx'
import type { Route } from './+types/quote.ts'
import { openAccountQuote } from './open-account-quote.server.ts'

export const handle: PageHandle = { isUnlisted: true, parameters: [SENT, NO_FILE] }

export async function loader({ request, context, url, params }: Route.LoaderArgs) {
  const { quote, thread } = await openAccountQuote(requireAccount({ request, context, url }), params.number)
  return data(await loadQuotePage({ context, url }, quote, thread), { headers: PRIVATE })
}

export async function action({ request, context, url, params }: Route.ActionArgs) {
  const account = requireAccount({ request, context, url })
  const { session, clients, check } = account
  const quote = clients.quotes.ofCustomer(session.accessToken, params.number)
  const openThread = async () => (await openAccountQuote(account, params.number)).thread
  const done = await actOnQuotePage(request, { context, url }, { quote, openThread, headers: PRIVATE })
  return done === 'unauthorized' ? check(done) : done
}

export function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  return preserveQuoteForms(request, serverAction)
}

export default function Quote({ loaderData, actionData }: Route.ComponentProps) {
  const letters = loaderData.thread?.letters ?? []
  useRepliesRead(letters.filter(({ isFromHouse }) => isFromHouse).map(({ id }) => id))
  return (
    <QuoteRoutePage
      opened={loaderData}
      refusedForm={actionData}
      listPath={PROFILE.quotes}
      ordersPath={PROFILE.orders}
    />
  )
}
