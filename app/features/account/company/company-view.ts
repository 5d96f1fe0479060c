import type { CompanyAccount } from '#contracts/company-account.ts'

/** A company as its page shows it. `until`: the last day of an invitation, as it is read. */
export type CompanyView = Omit<CompanyAccount, 'invitations'> & {
  readonly invitations: readonly { readonly id: string; readonly email: string; readonly until: string }[]
}
