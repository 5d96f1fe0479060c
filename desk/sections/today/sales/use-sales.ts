import { useQuery } from '@tanstack/react-query'
import { type SalesResponse, salesResponse } from '../../../../contracts/team/sales.ts'
import { callTeam } from '../../../provider/call-team.ts'
import { isSomeoneHere } from '../../../waiting/someone-here.ts'

export type CurrencyOfSales = SalesResponse['currencies'][number]

const REFRESH_MS = 300_000

/** The sales of the last 30 days, counted again by themselves while someone is here. */
export function useSales() {
  return useQuery({
    queryKey: ['sales'],
    queryFn: () => callTeam(salesResponse, { path: '/sales' }),
    refetchInterval: () => isSomeoneHere() && REFRESH_MS,
    staleTime: 60_000,
  })
}
