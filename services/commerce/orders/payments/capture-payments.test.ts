import { afterAll, beforeEach, expect, test } from 'vitest'
import type { Money } from '#domain/money/money.ts'
import { freshDatabase } from '#tests/support/database.ts'
import {
  asTeam,
  readSampleOrder,
  readySampleCheckout,
  SAMPLE_CARD,
} from '#tests/support/samples/sample-checkout.ts'
import { addPiece } from '#tests/support/samples/sample-piece.ts'
import { SAMPLE_TEAM_TOKEN, sampleShop } from '#tests/support/samples/sample-shop.ts'
import { captureAuthorizedPayments } from './capture-payments.ts'
import type { PaymentProvider } from './payment-provider.ts'
import { createTestCard } from './test-card.ts'

const NOW = new Date('2026-11-20T10:00:00Z')
const clock = () => NOW
const database = await freshDatabase('commerce')
afterAll(() => database.close())

/** A provider that charges each authorization once, however often it is called. `during` runs while it is called. */
const charged = new Map<string, number>()
const refunded: number[] = []
const errors: string[] = []
let calls = 0
let during: (reference: string) => Promise<void> = async () => {}
const provider: PaymentProvider = {
  ...createTestCard(clock),
  async capture(reference: string, amount: Money) {
    calls++
    await during(reference)
    charged.set(reference, amount.amountMinor)
  },
  async refund(_reference: string, amount: Money) {
    refunded.push(amount.amountMinor)
  },
}
const checkout = {
  linkSecret: 'sample-link-secret',
  teamToken: SAMPLE_TEAM_TOKEN,
  paymentProviders: [provider],
  sendMail: async () => {},
}
const options = {
  database,
  clock,
  checkout,
  reportError: (error: unknown) => void errors.push(error instanceof Error ? error.message : 'unknown'),
}
const service = sampleShop(database, options)
const { gid } = await addPiece(database, { onHand: 100 })

beforeEach(async () => {
  await database.pool.query(`update commerce.payments set status = 'captured' where status = 'authorised'`)
  during = async () => {}
  charged.clear()
  refunded.length = 0
  errors.length = 0
  calls = 0
})

async function place() {
  const placed = await (await readySampleCheckout(service, [gid, 1])).place({
    payment: { method: 'test-card', card: SAMPLE_CARD },
  })
  expect(placed.status).toBe(201)
  return placed
}

async function placeUncaptured() {
  during = () => Promise.reject(new Error('The provider does not answer'))
  const placed = await place()
  during = async () => {}
  expect((await readSampleOrder(service, placed)).payment.status).toBe('authorised')
  expect(charged.size).toBe(0)
  calls = 0
  return placed
}

test('a payment is captured with its order, and one that could not be by the next scheduled run', async () => {
  const missed = await placeUncaptured()
  expect(errors).toEqual(['The provider does not answer'])
  const next = await place()
  expect((await readSampleOrder(service, next)).payment.status).toBe('captured')
  expect((await readSampleOrder(service, missed)).payment.status).toBe('authorised')

  const job = service.jobs?.find(({ name }) => name === 'commerce: capture authorized payments')
  await job?.run(NOW)
  expect((await readSampleOrder(service, missed)).payment.status).toBe('captured')
  expect(charged.size).toBe(2)
})

test('no transaction is open and nothing is locked while the provider is called', async () => {
  await placeUncaptured()
  const seen: unknown[] = []
  during = async () => {
    const { rows } = await database.pool.query(
      `select state from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'
       union all select mode from pg_locks join pg_class on pg_class.oid = relation
       where relnamespace = 'commerce'::regnamespace and pid <> pg_backend_pid()
         and database = (select oid from pg_database where datname = current_database())`,
    )
    seen.push(rows)
  }
  await place()
  await captureAuthorizedPayments(options)
  expect(seen).toEqual([[], []])
})

test('two processes capture one payment once', async () => {
  const placed = await placeUncaptured()
  let arrived = () => {}
  const bothCall = new Promise<void>((resolve) => {
    arrived = resolve
  })
  during = async () => {
    if (calls === 2) arrived()
    await bothCall
  }
  await Promise.all([captureAuthorizedPayments(options), captureAuthorizedPayments(options)])
  expect((await readSampleOrder(service, placed)).payment.status).toBe('captured')
  expect([calls, charged.size]).toEqual([2, 1])
  expect(errors).toEqual(['The provider does not answer'])
})

// spec 1: a payment is captured once, with nothing locked, and after a crash by a job
test('a capture whose outcome was lost with its process is repeated under the same reference', async () => {
  const placed = await placeUncaptured()
  const lost = { ...database.db, transaction: () => Promise.reject(new Error('The process ended')) }
  Object.setPrototypeOf(lost, database.db)
  await captureAuthorizedPayments({ ...options, database: { ...database, db: lost as never } })
  expect((await readSampleOrder(service, placed)).payment.status).toBe('authorised')
  expect(charged.size).toBe(1)
  await captureAuthorizedPayments(options)
  expect((await readSampleOrder(service, placed)).payment.status).toBe('captured')
  expect([calls, charged.size]).toEqual([2, 1])
})

test('an order that is canceled while its payment is captured gets its money back', async () => {
  const placed = await placeUncaptured()
  during = async () => {
    expect((await asTeam(service, placed.body.orderId, 'cancellation')).status).toBe(200)
  }
  await captureAuthorizedPayments(options)
  const { rows } = await database.pool.query(
    'select reason, status from commerce.refunds where order_id = $1',
    [placed.body.orderId],
  )
  expect(rows).toEqual([{ reason: 'cancelled', status: 'pending' }])
  const settle = service.jobs?.find(({ name }) => name === 'commerce: settle refunds')
  await settle?.run(NOW)
  expect(refunded).toEqual([...charged.values()])
  expect(refunded[0]).toBeGreaterThan(0)
})

test('one payment that cannot be captured keeps no other from it', async () => {
  for (let index = 0; index < 22; index++) await placeUncaptured()
  let failures = 0
  during = async () => {
    if (failures++ < 20) throw new Error('Refused')
  }
  await captureAuthorizedPayments(options)
  expect(charged.size).toBe(2)
})
