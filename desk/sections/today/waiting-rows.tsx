import { Box, Typography } from '@mui/material'
import type { WaitingTask } from '../../../contracts/team/waiting.ts'
import { TaskAge, TaskLink } from './task-link.tsx'
import { useFirst } from './use-first.ts'

/** The tasks on phones. */
export function WaitingRows({ tasks }: { tasks: readonly WaitingTask[] }) {
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
            <TaskLink task={task} />
            <Typography variant="body2">{task.count}</Typography>
          </Box>
          <Typography variant="body2" color="textSecondary">
            <TaskAge task={task} />
            {task.since && ' · '}
            {firstOf(task)}
          </Typography>
        </Box>
      ))}
    </Box>
  )
}
