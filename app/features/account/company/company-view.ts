import type { CompanyAccount } from '#contracts/company-account.ts'
import type { CompanyCredit } from '#contracts/order/company-credit.ts'
import type { ExemptionArea } from '#domain/company/tax-exemption.ts'

/** `due`: the last day to pay an invoice, formatted. */
export type CreditView = Omit<CompanyCredit, 'invoices'> & {
  readonly invoices: readonly (Pick<CompanyCredit['invoices'][number], 'orderId' | 'number' | 'openMinor'> & {
    readonly due: string
    readonly isOverdue: boolean
  })[]
}

/** `until`: the last day on which an invitation is valid, formatted. */
export type CompanyView = Omit<CompanyAccount, 'invitations' | 'isTaxExempt'> & {
  /** The area in which deliveries are tax exempt; null if the company is not exempt. */
  readonly exemptIn: ExemptionArea | null
  readonly invitations: readonly { readonly id: string; readonly email: string; readonly until: string }[]
  /** Empty for a company that does not pay on account, or if the credit could not be read. */
  readonly credit: readonly CreditView[]
}
