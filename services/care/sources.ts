import type { CompanyChange } from '#contracts/company.ts'
import type { Order } from '#contracts/order/order.ts'
import type { Address } from '#domain/address/address.ts'
import type { KnownAccount, KnownOrders, KnownProfile } from '#domain/care/directory-entry.ts'
import type { CompanyRole } from '#domain/company/company-members.ts'
import type { Language } from '#domain/market/language.ts'
import type { Currency } from '#domain/money/money.ts'
import type { Result } from '#domain/result.ts'
import type { TradeStanding } from '#domain/visitor/roles.ts'
import type { Queryable } from '#services/kernel/database/database.ts'

/** Selects customers by account, or by email address in lower case if they have none. */
export type CustomerKeys = { accountIds: string[]; emails: string[] }

type Account = KnownAccount & { id: string; isEmailVerified: boolean }
type Profile = KnownProfile & { accountId: string }
type Orders = KnownOrders & { firstOrderId: string }
type Company = {
  name: string
  standing: TradeStanding
  taxNumber: string
  isTaxExempt: boolean
  exemptionDecidedAt: Date | null
  people: { accountId: string; role: CompanyRole; name: string }[]
}
type Consent = { isGiven: boolean; at: Date | null }
type AccountDetail = {
  isEmailVerified: boolean
  hasPassword: boolean
  isMemberOfTeam: boolean
  sessions: number
  consents: { commercial: Consent; personalized: Consent }
}
/** `email` is a verified address or a guest's address. */
type Owner = { accountId: string | null; email: string | null }
type ListedOrder = Pick<Order, 'id' | 'number' | 'status'> & {
  placedAt: Date
  totalMinor: number
  currency: Currency
}

/**
 * What the directory needs from each service: which customers changed since the last call (at most `limit`), their
 * current data, and the team's actions. Each service queries its own tables. A source is null if its service is hosted
 * elsewhere.
 */
export type CustomerSources = {
  identity: {
    takeChanged(tx: Queryable, limit: number): Promise<string[]>
    find(db: Queryable, keys: { ids: readonly string[]; emails: readonly string[] }): Promise<Account[]>
    read(db: Queryable, accountId: string, now: Date): Promise<AccountDetail | null>
    sendPasswordLink(
      tx: Queryable,
      account: { accountId: string; language: Language },
    ): Promise<Result<true, 'account-not-found' | 'link-still-valid'>>
    remove(tx: Queryable, accountId: string): Promise<Result<true, 'member-of-team'>>
  }
  profiles: {
    takeChanged(tx: Queryable, limit: number): Promise<string[]>
    find(db: Queryable, accountIds: readonly string[]): Promise<Profile[]>
    /** Lists the default address first. */
    readAddresses(
      db: Queryable,
      accountId: string,
    ): Promise<{ id: string; isDefault: boolean; address: Address }[]>
    remove(tx: Queryable, accountId: string): Promise<void>
    /** Returns the customer's company with its members in the order they joined, or null for a consumer. */
    readCompany(db: Queryable, accountId: string): Promise<Company | null>
    changeCompany(
      tx: Queryable,
      change: { accountId: string; change: CompanyChange; now: Date },
    ): Promise<Result<{ locationId: string; name: string }, 'company-not-found'>>
  } | null
  orders: {
    takeChanged(tx: Queryable, limit: number): Promise<CustomerKeys>
    find(
      db: Queryable,
      keys: CustomerKeys,
    ): Promise<{ byAccount: ReadonlyMap<string, Orders>; byEmail: ReadonlyMap<string, Orders> }>
    /** Finds the buyers of orders by part of the order number, and the buyer of one order. */
    findByNumber(db: Queryable, text: string): Promise<CustomerKeys>
    findBuyer(db: Queryable, orderId: string): Promise<CustomerKeys>
    /** Returns the latest orders, at most `limit`. */
    list(db: Queryable, owner: Owner, limit: number): Promise<ListedOrder[]>
    /** Updates the name of a company that pays on account. */
    renameCompany(tx: Queryable, company: { locationId: string; name: string }): Promise<void>
    /** Removes the account from its orders, which remain, and from its carts. */
    remove(tx: Queryable, accountId: string): Promise<void>
  } | null
}
