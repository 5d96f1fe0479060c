import { Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { applicationReading } from '../../../contracts/team/trade-application.ts'
import { useColleagues } from '../../detail/use-colleagues.ts'
import { callTeam } from '../../provider/call-team.ts'
import { isSomeoneHere } from '../../waiting/someone-here.ts'
import { useApplicationWords } from './use-application-words.ts'

const SAYS_SO_MS = 10_000

/** Says that an application is open here, and shows who else of the team has it open. */
export function OthersHere({ id }: { id: string }) {
  const nameOf = useColleagues()
  const { word } = useApplicationWords()
  const { data } = useQuery({
    queryKey: ['trade-applications', 'reading', id],
    queryFn: () =>
      callTeam(applicationReading, {
        method: 'POST',
        path: `/trade-applications/${encodeURIComponent(id)}/reading`,
        body: {},
      }),
    refetchInterval: () => isSomeoneHere() && SAYS_SO_MS,
    refetchOnWindowFocus: 'always',
    gcTime: 0,
    retry: false,
  })
  const others = data?.others ?? []
  return (
    <Typography
      role="status"
      variant="body2"
      component="div"
      sx={{ color: 'success.main', marginBottom: others.length > 0 ? 1 : 0 }}
    >
      {others.map((accountId) => (
        <div key={accountId}>{word('reading', { name: nameOf(accountId) })}</div>
      ))}
    </Typography>
  )
}
