import { useGetOne } from 'react-admin'
import { type TeamCustomer, teamCustomer } from '../../../../contracts/team/customer.ts'

/** The customer who has the account of an applicant; null while they are not known. */
export function useApplicant(accountId: string): TeamCustomer | null {
  const { data } = useGetOne('customers', { id: accountId }, { enabled: accountId !== '', retry: false })
  return teamCustomer.safeParse(data).data ?? null
}
