import { useGetOne } from 'react-admin'
import { type TeamCustomer, teamCustomer } from '../../../../contracts/team/customer.ts'
import type { TeamTradeApplication } from '../../../../contracts/team/trade-application.ts'

/**
 * The customer who has the account of an applicant, read again for each version of the application, since a decision of a colleague
 * changes both; null while they are not known.
 */
export function useApplicant({ version, detail }: TeamTradeApplication): TeamCustomer | null {
  const id = detail?.accountId ?? ''
  const { data } = useGetOne('customers', { id, meta: { version } }, { enabled: id !== '', retry: false })
  return teamCustomer.safeParse(data).data ?? null
}
