import { Hono } from 'hono'
import { customerAccountCalls } from '#contracts/platform.ts'
import type { Language } from '#domain/market/language.ts'
import { ok, refuse } from '#domain/result.ts'
import type { Database } from '#services/kernel/database/database.ts'
import type { Seal } from '#services/kernel/secrets/seal.ts'
import { serveCalls } from '#services/kernel/serve-calls.ts'
import { deleteCustomerData, readCustomerData } from './customer-data.ts'
import type { RequestsOptions } from './requests/requests-options.ts'

type CustomerEnv = { Variables: { accountId: string; accessToken: string } }

export type CustomerRoutesOptions = {
  database: Database
  cartSeal: Seal
  requests: Pick<RequestsOptions, 'forgetMail' | 'files' | 'shopUrl'>
  /** Returns whether the language was stored. */
  storeLanguage(accessToken: string, language: Language): Promise<boolean>
}

/** The language of a customer, and the export of their data, for an authenticated customer. */
export function customerRoutes({
  database,
  cartSeal,
  requests,
  storeLanguage,
}: CustomerRoutesOptions): Hono<CustomerEnv> {
  const app = new Hono<CustomerEnv>()

  serveCalls(app, customerAccountCalls, ({ var: { accountId, accessToken } }) => ({
    setLanguage: async ({ language }) =>
      (await storeLanguage(accessToken, language)) ? ok(null) : refuse('customer-unavailable'),
    readData: async () => ok(await readCustomerData({ database, cartSeal, requests }, accountId)),
    async forget() {
      await database.db.transaction((tx) => deleteCustomerData(tx, accountId, requests))
      return ok(null)
    },
  }))
  return app
}
