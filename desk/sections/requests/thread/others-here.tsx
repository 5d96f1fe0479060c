import { Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import type { TeamRequest } from '../../../../contracts/team/request.ts'
import { useColleagues } from '../../../detail/use-colleagues.ts'
import { useReading } from './use-reading.ts'

/** Says who else of the team has the request open, and who of them is writing. */
export function OthersHere({ request }: { request: TeamRequest }) {
  const translate = useTranslate()
  const nameOf = useColleagues()
  const others = useReading(request)
  return (
    <Typography
      role="status"
      variant="body2"
      component="div"
      sx={{ color: 'success.main', marginBottom: others.length > 0 ? 1 : 0 }}
    >
      {others.map(({ accountId, isWriting }) => (
        <div key={accountId}>
          {translate(`resources.requests.${isWriting ? 'writing' : 'reading'}`, { name: nameOf(accountId) })}
        </div>
      ))}
    </Typography>
  )
}
