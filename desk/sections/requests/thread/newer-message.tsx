import { Typography } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import type { TeamRequest } from '../../../../contracts/team/request.ts'
import { useColleagues } from '../../../detail/use-colleagues.ts'

/** Says that someone has written since the reply was begun; mounted while there is one. */
export function NewerMessage({ request: { name, email, detail } }: { request: TeamRequest }) {
  const translate = useTranslate()
  const nameOf = useColleagues()
  const latest = detail?.messages.findLast(({ isNote }) => !isNote)
  const [first] = useState(latest?.id)
  const isNewer = latest !== undefined && latest.id !== first
  const writer = latest?.accountId ? nameOf(latest.accountId) : name || email
  return (
    <Typography role="status" variant="body2" color="error">
      {isNewer && translate('resources.requests.newer', { name: writer })}
    </Typography>
  )
}
