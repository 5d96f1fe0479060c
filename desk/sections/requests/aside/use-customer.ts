import { useGetList, useGetOne } from 'react-admin'
import { type TeamCustomer, teamCustomer } from '../../../../contracts/team/customer.ts'
import type { TeamRequest } from '../../../../contracts/team/request.ts'

/**
 * The customer who sent a request, with their orders: the owner of the account, or anyone who has the address. Null while they are
 * not known.
 */
export function useCustomer({ email, detail }: TeamRequest): TeamCustomer | null {
  const accountId = detail?.accountId ?? null
  const { data: found = [] } = useGetList(
    'customers',
    { filter: { text: email }, pagination: { page: 1, perPage: 10 } },
    { enabled: accountId === null, retry: false },
  )
  const withAddress = found
    .map((item) => teamCustomer.parse(item))
    .find((customer) => customer.email === email.toLowerCase())
  const id = accountId ?? withAddress?.id
  const { data } = useGetOne('customers', { id: id ?? '' }, { enabled: id !== undefined, retry: false })
  return teamCustomer.safeParse(data).data ?? null
}
