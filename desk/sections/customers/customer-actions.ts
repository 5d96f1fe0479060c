import type { TeamCustomer } from '../../../contracts/team/customer.ts'
import type { Role } from '../../../domain/team/roles.ts'
import type { Action } from '../../actions/action.ts'

type CustomerAction = Action<TeamCustomer> & { roles: readonly Role[] }

const SEND_LINK: CustomerAction = {
  name: 'send-password-link',
  roles: ['care', 'orders', 'trade'],
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
const DELETE: CustomerAction = {
  name: 'delete',
  roles: ['care'],
  fields: () => [{ name: 'email', label: 'resources.customers.action-fields.email', isRequired: true }],
  toInput: ({ email }) => ({ email }),
  removes: true,
}

/** What the team can do for a customer. What a guest has stored are their orders, which remain. */
export function actionsOf({ hasAccount, detail }: TeamCustomer): CustomerAction[] {
  if (!hasAccount) return [COPY]
  return detail?.account?.isMemberOfTeam ? [SEND_LINK, COPY] : [SEND_LINK, COPY, DELETE]
}
