import { useTranslate } from 'react-admin'
import type { TeamCreditAccount } from '#contracts/team/credit-account.ts'
import type { Action } from '#desk/actions/action.ts'
import { useFormat } from '#desk/format/use-format.ts'
import { parseAmount } from '#domain/money/amount-text.ts'
import type { Role } from '#domain/team/roles.ts'

type CreditAction = Action<TeamCreditAccount> & { roles: readonly Role[] }

const FIELD = 'resources.credit-accounts.fields'
const toDecimal = (minor: number) => (minor / 100).toFixed(2)

/** Converts a typed amount to minor units. An invalid amount is sent as typed, so that the service refuses it. */
export function parseMinor(text: string): number | string {
  const amount = parseAmount(text, null)
  return typeof amount === 'number' ? amount : text
}

const CHANGE_TERMS: CreditAction = {
  name: 'change-terms',
  roles: ['trade'],
  fields: ({ limitMinor, days }) => [
    { name: 'limitMinor', label: `${FIELD}.limitMinor`, isRequired: true, initial: toDecimal(limitMinor) },
    { name: 'days', label: `${FIELD}.days`, isRequired: true, initial: String(days) },
  ],
  toInput: ({ limitMinor = '', days }) => ({ limitMinor: parseMinor(limitMinor), days: Number(days) }),
}

function invoiceField({ invoices }: TeamCreditAccount) {
  return {
    name: 'orderId',
    label: `${FIELD}.invoice`,
    kind: 'choice',
    choices: invoices.map(({ orderId, number, openMinor }) => ({
      id: orderId,
      name: `${number}: ${toDecimal(openMinor)}`,
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
    ...(amountMinor.trim() !== '' && { amountMinor: parseMinor(amountMinor) }),
  }),
}

export function getCreditActions({ invoices }: TeamCreditAccount): CreditAction[] {
  return invoices.length > 0 ? [INVOICE_PAID, REMIND, CHANGE_TERMS] : [CHANGE_TERMS]
}

export function useCreditLabels() {
  const translate = useTranslate()
  const { money } = useFormat()
  const t = (key: string, values = {}) => translate(`resources.credit-accounts.${key}`, values)
  const formatMinor = ({ currency }: Pick<TeamCreditAccount, 'currency'>, amountMinor: number) =>
    money({ amount: (amountMinor / 100).toFixed(2), currencyCode: currency })
  return {
    t,
    formatMinor,
    state(account: TeamCreditAccount): string {
      const { openMinor, overdueMinor, isStopped } = account
      if (isStopped) return t('values.state.stopped')
      if (overdueMinor > 0) return t('values.state.overdue')
      return t(openMinor > 0 ? 'values.state.open' : 'values.state.settled')
    },
  }
}
