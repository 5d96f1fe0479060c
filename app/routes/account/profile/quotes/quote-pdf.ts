import { PRIVATE, requireAccount } from '#app/features/account/profile/require-account.server.ts'
import { sendQuoteFile } from '#app/routes/quotes/quote-page.server.ts'
import type { Route } from './+types/quote-pdf.ts'

export async function loader({ request, context, url, params }: Route.LoaderArgs) {
  const { session, clients, check } = requireAccount({ request, context, url })
  const quote = clients.quotes.ofCustomer(session.accessToken, params.number)
  const response = await sendQuoteFile(quote, { url }, PRIVATE)
  return response === 'unauthorized' ? check(response) : response
}
