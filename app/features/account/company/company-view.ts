import type { CompanyAccount } from '#contracts/company-account.ts'
import type { CompanyCredit } from '#contracts/order/company-credit.ts'
import type { ExemptionArea } from '#domain/company/tax-exemption.ts'

/** What a company may owe in one currency. `due`: the last day of an invoice, as it is read. */
export type CreditView = Omit<CompanyCredit, 'invoices'> & {
  readonly invoices: readonly (Pick<CompanyCredit['invoices'][number], 'orderId' | 'number' | 'openMinor'> & {
    readonly due: string
    readonly isOverdue: boolean
  })[]
}

/** A company as its page shows it. `until`: the last day of an invitation, as it is read. */
export type CompanyView = Omit<CompanyAccount, 'invitations' | 'isTaxExempt'> & {
  /** Where what is delivered to it is without tax; null if it is not exempt. */
  readonly exemptIn: ExemptionArea | null
  readonly invitations: readonly { readonly id: string; readonly email: string; readonly until: string }[]
  /** Empty for a company that does not pay on account, or if that could not be read. */
  readonly credit: readonly CreditView[]
}
