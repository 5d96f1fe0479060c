import { CUSTOMER_ORDERS_MAX } from '../../../contracts/order/customer-orders.ts'
import type { BankDetails } from '../../../contracts/order/order.ts'
import { ok } from '../../../domain/result.ts'
import type { DemonstrationPeople } from '../../../server/compose/demonstration-house.ts'
import { listCustomerOrders } from '../../../services/commerce/orders/customer-orders.ts'
import { findAccountByEmail } from '../../../services/identity/accounts/accounts.ts'
import { changeAccount } from '../../../services/identity/accounts/change-account.ts'
import { hashPassword } from '../../../services/identity/passwords/password-hash.ts'
import type { Database } from '../../../services/kernel/database/database.ts'
import { hasMilestone, recordMilestone } from '../../../services/kernel/database/milestones.ts'
import { PEOPLE } from '../../people/people.ts'
import { loadOrCreatePasswords } from './passwords.ts'
import { openPastShop, type PastCustomer, type PastShop } from './past-shop.ts'
import { placePastOrder } from './place-past-order.ts'
import { provisionAccount, provisionPerson } from './provision-person.ts'
import { replayPastOrder } from './replay-past-order.ts'

const MILESTONE = 'demonstration-people'
const DAY_MS = 86_400_000
/** The age of the accounts, in days; every order is more recent. */
const ACCOUNT_AGE_DAYS = 120

/**
 * Creates the people of the demonstration house, once: accounts, companies, addresses, saved items and orders, through
 * the rules of their services, backdated from `now`. An interrupted run is resumed at the next start. Passwords are in
 * the data folder; if their file is missing, new ones are created, also for existing accounts.
 */
export async function seedPeople(
  database: Database,
  { dataFolder, bank, now }: { dataFolder: string; bank: BankDetails; now: Date },
): Promise<DemonstrationPeople> {
  const emails = PEOPLE.map(({ email }) => email)
  const { passwords, areNew } = loadOrCreatePasswords(dataFolder, emails)
  const newPasswords = areNew ? passwords : null
  if (await hasMilestone(database, MILESTONE)) {
    if (areNew) await setPasswords(database, passwords)
    return { newPasswords, refusedOrders: [] }
  }
  const openedAt = new Date(now.getTime() - ACCOUNT_AGE_DAYS * DAY_MS)
  const customers: PastCustomer[] = []
  const shop = openPastShop(database, bank, customers)
  for (const person of PEOPLE) {
    const accountId = await provisionAccount(database, person, passwords[person.email] ?? '', openedAt)
    const options = { findProductId: (handle: string) => findProductId(shop, handle), now: openedAt }
    customers.push(await provisionPerson(database, accountId, person, options))
  }
  const refusedOrders = await placeOrders(shop, customers, now)
  await recordMilestone(database, MILESTONE, now)
  return { newPasswords, refusedOrders }
}

/** Places all orders of all people, oldest first, so that their numbers ascend. */
async function placeOrders(shop: PastShop, customers: readonly PastCustomer[], now: Date): Promise<string[]> {
  const orders = PEOPLE.flatMap((person, index) => {
    const customer = customers[index]
    return customer ? person.orders.map((order, position) => ({ person, customer, order, position })) : []
  }).sort((one, other) => other.order.daysAgo - one.order.daysAgo)
  const refused: string[] = []
  for (const { person, customer, order, position } of orders) {
    const placedAt = new Date(now.getTime() - order.daysAgo * DAY_MS)
    shop.setClock(placedAt)
    const existing = await findExistingOrder(shop, customer, position)
    const placed = existing === null ? await placePastOrder(shop, customer, person, order) : ok(existing)
    if (!placed.ok) refused.push(`${person.email}: ${placed.code}`)
    else await replayPastOrder(shop, { ...customer, orderId: placed.value, placedAt }, order)
  }
  return refused
}

/** The order that an interrupted start placed at this position among a customer's orders, oldest first; or null. */
async function findExistingOrder(
  { options }: PastShop,
  { accountId }: PastCustomer,
  position: number,
): Promise<string | null> {
  const owner = { accountId, email: null }
  const { orders } = await listCustomerOrders(options, owner, { first: CUSTOMER_ORDERS_MAX, after: null })
  return orders.toReversed()[position]?.id ?? null
}

/** The id of the product with an English handle; null if it no longer exists. */
async function findProductId({ commerce }: PastShop, handle: string): Promise<string | null> {
  const found = await commerce.getProduct({ handle }, { country: 'IT', language: 'en', buyer: null })
  return found.ok ? found.value.id : null
}

/** Skips accounts that no longer exist, since people may have deleted theirs. */
async function setPasswords(database: Database, passwords: Readonly<Record<string, string>>): Promise<void> {
  for (const [email, password] of Object.entries(passwords)) {
    const account = await findAccountByEmail(database, email)
    if (!account) continue
    const credentials = { passwordHash: await hashPassword(password) }
    await changeAccount(database.db, account, { change: 'password-changed', credentials })
  }
}
