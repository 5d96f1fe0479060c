import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { figuresResponse } from '../../../contracts/team/figures.ts'
import { callTeam } from '../../provider/call-team.ts'

/** The figures of the days in the address; those of the days before are shown until they have loaded. */
export function useFigures() {
  const [search] = useSearchParams()
  const query = new URLSearchParams(
    ['from', 'to'].flatMap((name): [string, string][] => {
      const day = search.get(name)
      return day ? [[name, day]] : []
    }),
  ).toString()
  return useQuery({
    queryKey: ['figures', query],
    queryFn: () => callTeam(figuresResponse, { path: `/figures${query && `?${query}`}` }),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  })
}
