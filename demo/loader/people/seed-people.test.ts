import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CustomerOrder } from '../../../contracts/order/customer-orders.ts'
import { validateAddress } from '../../../domain/address/address.ts'
import { importCatalogue } from '../../../services/commerce/import/import-catalogue.ts'
import { listCustomerOrders } from '../../../services/commerce/orders/customer-orders.ts'
import { orders as placed } from '../../../services/commerce/tables/order-tables.ts'
import { findMembership } from '../../../services/customer/companies/company-rows.ts'
import { readAddresses } from '../../../services/customer/people/address-book.ts'
import { findAccountByEmail } from '../../../services/identity/accounts/accounts.ts'
import { verifyPassword } from '../../../services/identity/passwords/password-hash.ts'
import { readLists } from '../../../services/platform/lists/read-lists.ts'
import { readSavedItems } from '../../../services/platform/saved-items.ts'
import { freshDatabase } from '../../../tests/support/database.ts'
import { SAMPLE_LISTS } from '../../../tests/support/samples/sample-list-options.ts'
import { SAMPLE_BANK } from '../../../tests/support/samples/sample-shop.ts'
import { PEOPLE } from '../../people/people.ts'
import { PEOPLE_FILE } from './passwords.ts'
import { openPastShop } from './past-shop.ts'
import { seedPeople } from './seed-people.ts'

const NOW = new Date('2026-11-21T10:00:00Z')
const database = await freshDatabase('kernel', 'identity', 'customer', 'commerce', 'platform')
const dataFolder = mkdtempSync(join(tmpdir(), 'shop-people-'))
const file = join(dataFolder, PEOPLE_FILE)
afterAll(async () => {
  await database.close()
  rmSync(dataFolder, { recursive: true })
})

const open = (now = NOW) => seedPeople(database, { dataFolder, bank: SAMPLE_BANK, now })
let first: Awaited<ReturnType<typeof open>>
beforeAll(async () => {
  const csvPath = 'demo/catalogue/products.csv'
  await importCatalogue(database, {
    base: 'EUR',
    csvPath,
    translationsPaths: [],
    picturesFolder: 'demo/pictures',
    modelsFolder: 'demo/files',
  })
  first = await open()
})

async function account(email: string) {
  const found = await findAccountByEmail(database, email)
  if (!found) throw new Error(`${email} has no account`)
  return found
}

async function ordersOf(email: string): Promise<CustomerOrder[]> {
  const { options } = openPastShop(database, SAMPLE_BANK, [])
  const owner = { accountId: (await account(email)).id, email: null }
  const { orders } = await listCustomerOrders(options, owner, { first: 100, after: null })
  return orders.toReversed()
}

test('each person can sign in with a password stored in the data folder, readable by its owner only', async () => {
  const stored = JSON.parse(readFileSync(file, 'utf8'))
  expect(first.newPasswords).toEqual(stored)
  expect(new Set(Object.values(stored)).size).toBe(PEOPLE.length)
  expect(statSync(file).mode & 0o777).toBe(0o600)
  for (const { email } of PEOPLE) {
    const { passwordHash, emailVerifiedAt } = await account(email)
    expect(await verifyPassword(stored[email], passwordHash)).toBe(true)
    expect(emailVerifiedAt).not.toBeNull()
  }
})

test('companies, addresses, saved items and lists are as defined', async () => {
  for (const { email, company, addresses, saved, lists } of PEOPLE) {
    const { id } = await account(email)
    expect((await findMembership(database, id))?.company.standing ?? null).toBe(company?.standing ?? null)
    const book = await readAddresses(database, id)
    expect(book.map(({ address }) => address.line1)).toEqual(addresses.map(({ line1 }) => line1))
    expect(book.flatMap(({ address }) => validateAddress(address))).toEqual([])
    expect(await readSavedItems(database, id)).toHaveLength(saved.length)
    const owned = await readLists({ database, listSeal: SAMPLE_LISTS.seal }, id, null)
    expect(owned.flatMap(({ name }) => name ?? []).toSorted()).toEqual(
      lists.map(({ name }) => name).toSorted(),
    )
    for (const { name, sections } of lists)
      expect(owned.find((list) => list.name === name)?.itemCount).toBe(Object.values(sections).flat().length)
  }
})

test('every order is as defined, on its day, with ascending numbers', async () => {
  expect(first.refusedOrders).toEqual([])
  const all: CustomerOrder[] = []
  for (const { email, orders } of PEOPLE) {
    const known = await ordersOf(email)
    expect(known.map(outcomeOf)).toEqual(orders.map(({ outcome }) => outcome))
    const days = known.map(({ placedAt }) => (NOW.getTime() - Date.parse(placedAt)) / 86_400_000)
    expect(days).toEqual(orders.map(({ daysAgo }) => daysAgo))
    all.push(...known)
  }
  const byDay = all.toSorted((one, other) => Date.parse(one.placedAt) - Date.parse(other.placedAt))
  const sequence = byDay.map(({ number }) => Number(number.split('-')[2]))
  expect(sequence).toEqual(sequence.toSorted((one, other) => one - other))
})

test('nothing of an order happens on a weekend after it was placed', async () => {
  const known = (await Promise.all(PEOPLE.map(({ email }) => ordersOf(email)))).flat()
  const sent = known.flatMap(({ fulfilments }) => fulfilments)
  const times = sent.flatMap(({ sentAt, deliveredAt }) => [sentAt, ...(deliveredAt ? [deliveredAt] : [])])
  expect(times.length).toBeGreaterThan(4)
  expect(times.filter((time) => [0, 6].includes(new Date(time).getUTCDay()))).toEqual([])
})

test('an approved client paid trade prices, everyone else public ones', async () => {
  const unitPrices = async (email: string) =>
    (await ordersOf(email)).flatMap(({ lines }) => lines.map(({ unitPrice }) => unitPrice.amount))
  expect(await unitPrices('trade@bottega.example')).toEqual(expect.arrayContaining(['694.0', '4520.0']))
  expect(await unitPrices('consumer@bottega.example')).toEqual(expect.arrayContaining(['1480.0', '240.0']))
})

test('a second run adds and prints nothing; without the file the passwords are new', async () => {
  const known = async () =>
    (await ordersOf('consumer@bottega.example')).map(({ orderToken: _, ...order }) => order)
  const before = await known()
  expect(await open(new Date('2026-12-01T10:00:00Z'))).toEqual({ newPasswords: null, refusedOrders: [] })
  expect(await known()).toEqual(before)
  rmSync(file)
  const { newPasswords } = await open()
  expect(newPasswords).not.toEqual(first.newPasswords)
  const { passwordHash } = await account('trade@bottega.example')
  expect(await verifyPassword(newPasswords?.['trade@bottega.example'] ?? '', passwordHash)).toBe(true)
})

test('an interrupted run is resumed', async () => {
  const orders = () => database.db.$count(placed)
  const before = await orders()
  await database.pool.query("delete from kernel.milestones where name = 'demonstration-people'")
  expect((await open()).refusedOrders).toEqual([])
  expect(await orders()).toBe(before)
})

function outcomeOf({ status, shipments, fulfilments }: CustomerOrder): string {
  if (status !== 'paid') return status === 'cancelled' ? 'cancelled' : 'awaiting-transfer'
  if (fulfilments.length === 0) return 'paid'
  const haveArrived = fulfilments.every(({ deliveredAt }) => deliveredAt !== null)
  return fulfilments.length === shipments.length && haveArrived ? 'delivered' : 'partly-sent'
}
