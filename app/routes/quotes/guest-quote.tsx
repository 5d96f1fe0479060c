import { data } from 'react-router'
import { PROFILE } from '#app/features/account/paths.ts'
import { FILE_MISSING } from '#app/features/quotes/paths.ts'
import { LostThread } from '#app/features/requests/thread/lost-thread.tsx'
import { SENT } from '#app/features/requests/thread/reply.ts'
import type { PageHandle } from '#app/page/page-handle.ts'
import { clientsContext } from '#app/visitor/context.ts'
import { SECRET_PAGE } from '../requests/secret-page.ts'
import type { Route } from './+types/guest-quote.ts'
import { handleQuotePageAction, loadQuotePage } from './quote-page.server.ts'
import { preserveQuoteForms, QuoteRoutePage } from './quote-route-page.tsx'

export const handle: PageHandle = { isUnlisted: true, parameters: [SENT, FILE_MISSING] }

/** The emailed link is the only key to the quote. */
export async function loader({ context, url, params: { token } }: Route.LoaderArgs) {
  const { quotes, requestThreads } = context.get(clientsContext)
  const found = await quotes.ofGuest(token).read()
  if (!found.ok) throw data(null, { status: 503 })
  if (found.value === null) return data({ opened: null }, { status: 404, headers: SECRET_PAGE })
  const opened = await loadQuotePage({ context, url }, found.value, requestThreads.ofQuote(token))
  return data({ opened }, { headers: SECRET_PAGE })
}

export async function action({ request, context, url, params: { token } }: Route.ActionArgs) {
  const { quotes, requestThreads } = context.get(clientsContext)
  const quote = quotes.ofGuest(token)
  const openThread = async () => requestThreads.ofQuote(token)
  const outcome = await handleQuotePageAction(
    request,
    { context, url },
    { quote, openThread, headers: SECRET_PAGE },
  )
  if (outcome === 'unauthorized') throw data(null, { status: 503 })
  return outcome
}

export function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  return preserveQuoteForms(request, serverAction)
}

export default function GuestQuote({ loaderData: { opened }, actionData }: Route.ComponentProps) {
  return (
    <>
      <meta name="referrer" content="same-origin" />
      {opened ? (
        <QuoteRoutePage opened={opened} refusedForm={actionData} listPath={null} order={null} />
      ) : (
        <div className="mx-auto w-full max-w-page px-gutter py-10 md:py-section">
          <LostThread listPath={PROFILE.quotes} />
        </div>
      )}
    </>
  )
}
