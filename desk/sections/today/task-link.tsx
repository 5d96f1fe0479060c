import { Box, Link } from '@mui/material'
import { useTranslate } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import type { WaitingTask } from '../../../contracts/team/waiting.ts'
import { useAge } from '../../format/use-age.ts'
import { useNow } from '../../format/use-now.ts'
import { listAddress } from '../../waiting/list-address.ts'

/** Leads to the list of a task. It covers the positioned element around it. */
export function TaskLink({ task }: { task: WaitingTask }) {
  const translate = useTranslate()
  return (
    <Link
      component={RouterLink}
      to={listAddress(task)}
      underline="hover"
      variant="body2"
      sx={{
        fontWeight: 500,
        color: task.isLate ? 'error.main' : 'text.primary',
        '&::after': { content: '""', position: 'absolute', inset: 0 },
      }}
    >
      {translate(`waiting.tasks.${task.task}`)}
    </Link>
  )
}

/** How long the oldest item of a task has waited. */
export function TaskAge({ task: { since, isLate } }: { task: WaitingTask }) {
  const { age } = useAge()
  const now = useNow(30)
  if (!since) return null
  return (
    <Box component="span" sx={{ color: isLate ? 'error.main' : 'text.secondary' }}>
      {age(since, now)}
    </Box>
  )
}
