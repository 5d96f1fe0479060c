import { Box, Link, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import type { WaitingTask } from '../../../contracts/team/waiting.ts'
import { useAge } from '../../format/use-age.ts'
import { useNow } from '../../format/use-now.ts'
import { listAddress } from '../../waiting/list-address.ts'
import { useFirst } from './use-first.ts'

/** The tasks on phones. */
export function WaitingRows({ tasks }: { tasks: readonly WaitingTask[] }) {
  const translate = useTranslate()
  const { age } = useAge()
  const now = useNow(30)
  const firstOf = useFirst()
  return (
    <Box
      component="ul"
      sx={{ listStyle: 'none', margin: 0, padding: 0, borderTop: 1, borderColor: 'divider' }}
    >
      {tasks.map((task) => (
        <Box
          component="li"
          key={task.task}
          sx={{ position: 'relative', borderBottom: 1, borderColor: 'divider', paddingBlock: 1.25 }}
        >
          <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
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
            <Typography variant="body2">{task.count}</Typography>
          </Box>
          <Typography variant="body2" color="textSecondary">
            {task.since && (
              <Box component="span" sx={{ color: task.isLate ? 'error.main' : 'inherit' }}>
                {age(task.since, now)}
                {' · '}
              </Box>
            )}
            {firstOf(task)}
          </Typography>
        </Box>
      ))}
    </Box>
  )
}
