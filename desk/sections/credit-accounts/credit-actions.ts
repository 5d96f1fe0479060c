import type { TeamCreditAccount } from '../../../contracts/team/credit-account.ts'
import { parseAmount } from '../../../domain/money/amount-text.ts'
import type { Role } from '../../../domain/team/roles.ts'
import type { Action } from '../../actions/action.ts'

type CreditAction = Action<TeamCreditAccount> & { roles: readonly Role[] }

const FIELD = 'resources.credit-accounts.fields'
const decimal = (minor: number) => (minor / 100).toFixed(2)

/** An amount in minor units; one that cannot be read is sent as it was typed, for the service to refuse. */
export function minorOf(text: string): number | string {
  const amount = parseAmount(text, null)
  return typeof amount === 'number' ? amount : text
}

const CHANGE_TERMS: CreditAction = {
  name: 'change-terms',
  roles: ['trade'],
  fields: ({ limitMinor, days }) => [
    { name: 'limitMinor', label: `${FIELD}.limitMinor`, isRequired: true, initial: decimal(limitMinor) },
    { name: 'days', label: `${FIELD}.days`, isRequired: true, initial: String(days) },
  ],
  toInput: ({ limitMinor = '', days }) => ({ limitMinor: minorOf(limitMinor), days: Number(days) }),
}

/** The choice of one of the open invoices. */
function invoiceField({ invoices }: TeamCreditAccount) {
  return {
    name: 'orderId',
    label: `${FIELD}.invoice`,
    kind: 'choice',
    choices: invoices.map(({ orderId, number, openMinor }) => ({
      id: orderId,
      name: `${number}: ${decimal(openMinor)}`,
    })),
    initial: invoices[0]?.orderId ?? '',
  } as const
}

const REMIND: CreditAction = {
  name: 'remind',
  roles: ['trade', 'orders'],
  fields: (account) => [invoiceField(account)],
  toInput: ({ orderId }) => ({ orderId }),
}

const INVOICE_PAID: CreditAction = {
  name: 'invoice-paid',
  roles: ['orders'],
  fields: (account) => [invoiceField(account), { name: 'amountMinor', label: `${FIELD}.received` }],
  toInput: ({ orderId, amountMinor = '' }) => ({
    orderId,
    ...(amountMinor.trim() !== '' && { amountMinor: minorOf(amountMinor) }),
  }),
}

/** What the team can do with an account. */
export function creditActionsOf({ invoices }: TeamCreditAccount): CreditAction[] {
  return invoices.length > 0 ? [INVOICE_PAID, REMIND, CHANGE_TERMS] : [CHANGE_TERMS]
}
