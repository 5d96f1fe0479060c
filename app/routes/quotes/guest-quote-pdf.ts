import { data } from 'react-router'
import { clientsContext } from '#app/visitor/context.ts'
import { SECRET_PAGE } from '../requests/secret-page.ts'
import type { Route } from './+types/guest-quote-pdf.ts'
import { sendQuoteFile } from './quote-page.server.ts'

export async function loader({ context, url, params: { token } }: Route.LoaderArgs) {
  const quote = context.get(clientsContext).quotes.ofGuest(token)
  const response = await sendQuoteFile(quote, { url }, SECRET_PAGE)
  if (response === 'unauthorized') throw data(null, { status: 503 })
  return response
}
