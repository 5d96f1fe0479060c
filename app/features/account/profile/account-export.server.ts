import { readAccountCopy } from '#clients/customer/account-copy.ts'
import type { OpenAccount } from './require-account.server.ts'

/**
 * Everything stored about a customer, in one document. Null when a part could not be read, since an incomplete export
 * would look complete. The team's copy on their behalf is the same (`server/compose/copy-customer-data.ts`).
 */
export async function exportAccount(account: OpenAccount): Promise<object | null> {
  const { clients, session, identity, read } = account
  const { accessToken } = session
  const [copy, platform, sign] = await Promise.all([
    readAccountCopy(clients.customer, accessToken).then(read),
    clients.customerAccount.readData(accessToken).then(read),
    identity ? identity.read().then(read) : {},
  ])
  if (!copy || !platform || !sign) return null
  const { customer, trade, addresses, orders } = copy
  return { customer, trade, account: sign, addresses, orders, ...platform }
}
