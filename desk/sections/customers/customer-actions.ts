import type { TeamCustomer } from '../../../contracts/team/customer.ts'
import type { Role } from '../../../domain/team/roles.ts'
import { TRADE_STANDINGS, type TradeStanding } from '../../../domain/visitor/roles.ts'
import type { Action } from '../../actions/action.ts'

type Company = NonNullable<NonNullable<TeamCustomer['detail']>['company']>
type CustomerAction = Action<TeamCustomer> & { roles: readonly Role[] }

const SEND_LINK: CustomerAction = {
  name: 'send-password-link',
  roles: ['care', 'orders', 'trade'],
  fields: () => [],
  toInput: () => ({}),
}
const CLEAR_BOUNCE: CustomerAction = {
  name: 'clear-bounce',
  roles: ['care', 'orders'],
  fields: () => [],
  toInput: () => ({}),
}
const COPY: CustomerAction = {
  name: 'data-copy',
  roles: ['care'],
  fields: () => [],
  toInput: () => ({}),
  fileName: ({ id }) => `customer-${id}.json`,
}
/** `words`: what a standing is called. */
function changeCompany(company: Company, words: (standing: TradeStanding) => string): CustomerAction {
  const field = 'resources.customers.action-fields'
  return {
    name: 'change-company',
    roles: ['trade'],
    fields: () => [
      { name: 'name', label: `${field}.company-name`, initial: company.name, isRequired: true },
      {
        name: 'standing',
        label: 'resources.customers.fields.standing',
        kind: 'choice',
        choices: TRADE_STANDINGS.map((standing) => ({ id: standing, name: words(standing) })),
        initial: company.standing,
      },
      { name: 'taxNumber', label: `${field}.tax-number`, initial: company.taxNumber },
      {
        name: 'isTaxExempt',
        label: `${field}.tax-exempt`,
        kind: 'switch',
        initial: company.isTaxExempt ? 'yes' : '',
      },
    ],
    toInput: ({ name, standing, taxNumber = '', isTaxExempt }) => ({
      name,
      standing,
      taxNumber,
      isTaxExempt: isTaxExempt === 'yes',
    }),
  }
}
const DELETE: CustomerAction = {
  name: 'delete',
  roles: ['care'],
  fields: () => [{ name: 'email', label: 'resources.customers.action-fields.email', isRequired: true }],
  toInput: ({ email }) => ({ email }),
  removes: true,
}

/** What the team can do for a customer. What a guest has stored are their orders, which remain. */
export function actionsOf(
  { hasAccount, detail }: TeamCustomer,
  words: (standing: TradeStanding) => string,
): CustomerAction[] {
  const clearBounce = detail?.bounce ? [CLEAR_BOUNCE] : []
  if (!hasAccount) return [...clearBounce, COPY]
  const company = detail?.company
  return [
    ...clearBounce,
    SEND_LINK,
    ...(company ? [changeCompany(company, words)] : []),
    COPY,
    ...(detail?.account?.isMemberOfTeam ? [] : [DELETE]),
  ]
}
