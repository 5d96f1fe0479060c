import type { CompanyResponse } from '#contracts/company.ts'
import type { IdentityRefusalCode } from '#contracts/identity.ts'
import type { AccountMailRequest } from '#contracts/mail.ts'
import type { VAT_RESULTS } from '#contracts/team/trade-application.ts'
import type { Address } from '#domain/address/address.ts'
import type { House } from '#domain/house/house.ts'
import type { Language } from '#domain/market/language.ts'
import type { Result } from '#domain/result.ts'
import type { toViesNumber } from '#domain/trade/vat-number.ts'
import type { TradeStanding } from '#domain/visitor/roles.ts'
import type { Clock } from '#services/kernel/clock.ts'
import type { Database, Queryable } from '#services/kernel/database/database.ts'
import type { RateLimiter } from '#services/kernel/rate-limit.ts'
import type { RequestsOptions } from '../requests/requests-options.ts'

type AccountResult<Value> = Promise<Result<Value, 'account-unavailable'>>

export type ApplicantAccount = {
  id: string
  email: string
  password: string
  language: Language
  /** A keyed digest of the visitor's network; null if unknown. */
  network: string | null
}

export type TradeAccounts = {
  /**
   * Creates an account and returns a ticket that signs its owner in once. A repeated call with the same id and password
   * returns another ticket. Null if another provider manages the accounts.
   */
  create:
    | ((account: ApplicantAccount) => Promise<Result<string, IdentityRefusalCode | 'account-unavailable'>>)
    | null
  /** Returns the account of an address, or null if there is none. */
  find(email: string): AccountResult<string | null>
  isVerified(accountId: string): Promise<boolean>
  companyOf(accountId: string): AccountResult<Pick<CompanyResponse, 'name' | 'standing'> | null>
  /**
   * Creates or updates the company of an account. Without a standing, a new company is pending and an existing one is
   * not changed. A new company gets the address, and an owner without a name gets the name in the address.
   */
  setCompany(
    accountId: string,
    company: { name: string; standing?: TradeStanding; taxNumber?: string; address?: Address },
  ): AccountResult<null>
}

export type VatResponse = { result: (typeof VAT_RESULTS)[number]; name: string | null }

export type TradeOptions = {
  limiter: RateLimiter
  house: Pick<House, 'name' | 'contact' | 'timeZone' | 'languages'>
  shopUrl: string
  /** Queues an email in a transaction, so that it is sent if and only if what it is about is stored. */
  sendMail(tx: Queryable, request: AccountMailRequest): Promise<void>
  accounts: TradeAccounts
  /** Calls VIES; null if it is not used. */
  checkVatNumber: ((number: NonNullable<ReturnType<typeof toViesNumber>>) => Promise<VatResponse>) | null
}

export type TradeStore = {
  database: Database
  clock: Clock
  trade: TradeOptions
  requests: RequestsOptions
}
