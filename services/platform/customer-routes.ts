import { Hono } from 'hono'
import { customerLanguageChange } from '#contracts/platform.ts'
import type { Language } from '#domain/market/language.ts'
import type { Database } from '#services/kernel/database/database.ts'
import type { Seal } from '#services/kernel/secrets/seal.ts'
import { deleteCustomerData, readCustomerData } from './customer-data.ts'
import type { RequestsOptions } from './requests/requests-options.ts'

type Bound = { Variables: { accountId: string; accessToken: string } }

export type CustomerRoutesOptions = {
  database: Database
  cartSeal: Seal
  requests: Pick<RequestsOptions, 'forgetMail' | 'files' | 'shopUrl'>
  /** Returns whether it was stored. */
  storeLanguage(accessToken: string, language: Language): Promise<boolean>
}

/** The language of a customer, and the export of their data, for an authenticated customer. */
export function customerRoutes({
  database,
  cartSeal,
  requests,
  storeLanguage,
}: CustomerRoutesOptions): Hono<Bound> {
  const app = new Hono<Bound>()

  app.put('/customer/language', async (context) => {
    const change = customerLanguageChange.safeParse(await context.req.json().catch(() => null))
    if (!change.success) return context.json({ code: 'language-unknown' }, 422)
    const isStored = await storeLanguage(context.var.accessToken, change.data.language)
    return isStored ? context.body(null, 204) : context.json({ code: 'customer-unavailable' }, 503)
  })

  app.get('/customer/data', async (context) =>
    context.json(await readCustomerData({ database, cartSeal, requests }, context.var.accountId)),
  )

  app.delete('/customer/data', async (context) => {
    await database.db.transaction((tx) => deleteCustomerData(tx, context.var.accountId, requests))
    return context.body(null, 204)
  })
  return app
}
