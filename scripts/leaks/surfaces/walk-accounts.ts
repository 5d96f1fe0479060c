import { CUSTOMER_API } from '../../attack/target/service-paths.ts'
import type { Target } from '../../attack/target/target.ts'
import type { Ledger } from '../ledger.ts'
import type { Person } from '../target/people.ts'
import { openMoneyQueries } from './money-endpoint.ts'

/** Reads everything with an amount through the Customer Account API, as each customer. */
export async function walkAccounts(target: Target, people: readonly Person[], ledger: Ledger): Promise<void> {
  let queries: Awaited<ReturnType<typeof openMoneyQueries>> | null = null
  for (const { role, account } of people) {
    if (!account) continue
    const endpoint = { path: CUSTOMER_API, headers: { authorization: `Bearer ${account.accessToken}` } }
    queries ??= await openMoneyQueries(target, ledger, endpoint)
    const place = { role, surface: 'account GraphQL', route: 'customer', where: 'customer' } as const
    await queries.readAll(endpoint, place, 'Customer', (selection) => `{ customer ${selection} }`)
  }
}
