import { data } from 'react-router'
import type { OpenAccount } from '#app/features/account/profile/require-account.server.ts'
import type { OpenThread } from '#clients/platform/request-threads-client.ts'
import type { Quote } from '#contracts/quote.ts'

/** Throws a 404 response for a quote of another account. */
export async function openAccountQuote(
  { clients, session, check }: Pick<OpenAccount, 'clients' | 'session' | 'check'>,
  number: string,
): Promise<{ quote: Quote; thread: OpenThread }> {
  const found = await clients.quotes.ofCustomer(session.accessToken, number).read()
  if (!found.ok) {
    check(found.code)
    throw data(null, { status: 503 })
  }
  if (found.value === null) throw data(null, { status: 404 })
  const thread = clients.requestThreads.ofCustomer(session.accessToken, found.value.requestNumber)
  return { quote: found.value, thread }
}
