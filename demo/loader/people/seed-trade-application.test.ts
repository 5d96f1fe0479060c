import { afterAll, expect, test } from 'vitest'
import { tradeApplicationFields } from '../../../contracts/trade-application.ts'
import { createAccount } from '../../../services/identity/accounts/accounts.ts'
import { freshDatabase } from '../../../tests/support/database.ts'
import { seedTradeApplication } from './seed-trade-application.ts'

const database = await freshDatabase('kernel', 'identity', 'platform')
afterAll(() => database.close())
/** A Friday: the application was sent on Thursday, and is decided on Monday. */
const now = new Date('2026-11-27T09:00:00Z')
const find = async () =>
  (await database.pool.query('select email, state, fields, decide_by from platform.trade_applications')).rows

test('the pending client of the demonstration has an application, which is added once', async () => {
  await seedTradeApplication(database, now)
  expect(await find()).toEqual([])
  const email = 'pending@bottega.example'
  const consents = { hasPersonalizedConsent: false }
  await createAccount(
    database.db,
    { email, password: 'three green chairs', language: 'fr', ...consents },
    now,
  )
  await seedTradeApplication(database, now)
  const [application] = await find()
  expect(application).toMatchObject({ email, state: 'pending', decide_by: new Date('2026-11-30T17:00:00Z') })
  expect(tradeApplicationFields.parse(application.fields)).toEqual(application.fields)
  await database.pool.query('delete from platform.trade_applications')
  await seedTradeApplication(database, now)
  expect(await find()).toEqual([])
})
