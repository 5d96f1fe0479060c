import { createApplicantsClient } from '#clients/identity/applicants-client.ts'
import { ok } from '#domain/result.ts'
import type { IdentityService } from '#services/identity/service.ts'
import type { Database } from '#services/kernel/database/database.ts'
import type { TradeAccounts } from '#services/platform/trade/trade-options.ts'
import type { Reach } from '../../seam/seam.ts'
import type { CustomerLookups } from '../lookups/customer-lookups.ts'

export function createTradeAccounts({
  database,
  identity,
  identityReach,
  screensToken,
  customers,
  report,
}: {
  database: Database
  /** Null for accounts from another provider, which creates them itself. */
  identity: Pick<IdentityService, 'customers'> | null
  identityReach: Reach<string | null>
  screensToken: string
  customers: Pick<CustomerLookups, 'companyOf' | 'setCompany'>
  report: (problem: object) => void
}): TradeAccounts {
  const { baseUrl, fetch } = identityReach
  return {
    create:
      identity === null || baseUrl === null
        ? null
        : createApplicantsClient({
            baseUrl,
            fetch,
            token: screensToken,
            report: (problem) => report({ client: 'identity', ...problem }),
          }),
    find: async (email) => ok((await identity?.customers.findIdByEmail(email)) ?? null),
    async isVerified(accountId) {
      const [found] = (await identity?.customers.find(database.db, { ids: [accountId], emails: [] })) ?? []
      return found?.isEmailVerified ?? false
    },
    companyOf: customers.companyOf,
    setCompany: customers.setCompany,
  }
}
