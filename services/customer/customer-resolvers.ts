import { NAME_CAP } from '#domain/account/person-name.ts'
import { globalId } from '#domain/ids.ts'
import { type PageArguments, paginate } from '#services/kernel/graphql/connection.ts'
import { findGrantedMembership, type Membership } from './companies/company-rows.ts'
import type { Execution, Resolvers, UserError } from './graphql/execution.ts'
import { listCompanyOrders } from './orders/company-orders.ts'
import type { OrderArguments } from './orders/page-of-orders.ts'
import { readAddresses } from './people/address-book.ts'
import { toAddressNode } from './people/address-mutations.ts'
import { type CustomerRow, findCustomer, renameCustomer } from './people/customer-rows.ts'

/** The calling customer with their stored row, which is null if nothing is stored yet. */
export type CustomerNode = { row: CustomerRow | null }

export const customerResolvers: Resolvers = {
  QueryRoot: { customer: readCustomer },
  Mutation: { customerUpdate },
  Customer: {
    id: (_: CustomerNode, __: unknown, { caller }: Execution) => globalId('Customer', caller.accountId),
    firstName: ({ row }: CustomerNode) => row?.firstName || null,
    lastName: ({ row }: CustomerNode) => row?.lastName || null,
    displayName: ({ row }: CustomerNode, _: unknown, { caller }: Execution) =>
      `${row?.firstName ?? ''} ${row?.lastName ?? ''}`.trim() || caller.email,
    emailAddress: (_: CustomerNode, __: unknown, { caller }: Execution) => ({ emailAddress: caller.email }),
    phoneNumber: () => null,
    addresses,
    defaultAddress: async (_: CustomerNode, __: unknown, execution: Execution) =>
      (await loadAddresses(execution)).filter(({ isDefault }) => isDefault).map(toAddressNode)[0] ?? null,
    companyContacts: async (_: CustomerNode, args: PageArguments, execution: Execution) => {
      const found = await findGrantedMembership(execution.options.database, execution.caller)
      return paginate(found ? [toContact(found, execution)] : [], args)
    },
  },
}

async function readCustomer(_: unknown, __: unknown, { options, caller }: Execution): Promise<CustomerNode> {
  return { row: await findCustomer(options.database, caller.accountId) }
}

async function addresses(
  _: CustomerNode,
  { skipDefault, ...args }: PageArguments & { skipDefault?: boolean | null },
  execution: Execution,
) {
  const rows = await loadAddresses(execution)
  return paginate(rows.filter(({ isDefault }) => !(skipDefault && isDefault)).map(toAddressNode), args)
}

function loadAddresses({ options, caller }: Execution) {
  return readAddresses(options.database, caller.accountId)
}

/** A company has one location. Each of its members is a contact who buys for it. */
function toContact(found: Membership, execution: Execution) {
  const { company, member } = found
  const { id, locationId, name } = company
  const location = {
    id: globalId('CompanyLocation', locationId),
    name,
    orders: (args: OrderArguments) => listCompanyOrders(args, execution, found),
  }
  return {
    id: globalId('CompanyContact', member.contactId),
    status: 'ENABLED',
    company: { id: globalId('Company', id), name },
    locations: (args: PageArguments) => paginate([location], args),
  }
}

type NameInput = { firstName?: string | null; lastName?: string | null }

async function customerUpdate(_: unknown, { input }: { input: NameInput }, execution: Execution) {
  const { options, caller } = execution
  const names = Object.entries(input).map(([field, name]) => [field, (name ?? '').trim()] as const)
  const userErrors = names.flatMap(([field, name]): UserError[] =>
    name.length > NAME_CAP
      ? [{ field: ['input', field], code: 'TOO_LONG', message: `${field} is too long.` }]
      : [],
  )
  if (userErrors.length > 0) return { customer: null, userErrors }
  await renameCustomer(options.database, caller.accountId, {
    ...Object.fromEntries(names),
    now: options.clock(),
  })
  return { customer: await readCustomer(null, null, execution), userErrors }
}
