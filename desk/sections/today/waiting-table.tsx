import { Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material'
import { useTranslate } from 'react-admin'
import type { WaitingTask } from '../../../contracts/team/waiting.ts'
import { TaskAge, TaskLink } from './task-link.tsx'
import { useFirst } from './use-first.ts'

/** One row for each task. The link in it covers the whole row. */
export function WaitingTable({ tasks, titleId }: { tasks: readonly WaitingTask[]; titleId: string }) {
  const translate = useTranslate()
  const firstOf = useFirst()
  return (
    <Table
      aria-labelledby={titleId}
      sx={{
        '& td:last-of-type, & th:last-of-type': { paddingRight: 0 },
        '& thead th': { borderBottomColor: 'divider' },
      }}
    >
      <TableHead>
        <TableRow>
          <TableCell>{translate('today.columns.task')}</TableCell>
          <TableCell align="right" sx={{ paddingRight: '48px' }}>
            {translate('today.columns.count')}
          </TableCell>
          <TableCell>{translate('today.columns.oldest')}</TableCell>
          <TableCell>{translate('today.columns.first')}</TableCell>
          <TableCell>{translate('today.columns.for')}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {tasks.map((task) => (
          <TableRow key={task.task} hover sx={{ position: 'relative' }}>
            <TableCell component="th" scope="row" sx={{ width: '24%' }}>
              <TaskLink task={task} />
            </TableCell>
            <TableCell
              align="right"
              sx={{ width: '8rem', paddingRight: '48px', fontVariantNumeric: 'tabular-nums' }}
            >
              {task.count}
            </TableCell>
            <TableCell sx={{ width: '7rem' }}>
              <TaskAge task={task} />
            </TableCell>
            <TableCell>{firstOf(task)}</TableCell>
            <TableCell sx={{ width: '9rem', color: 'text.secondary' }}>
              {translate(`waiting.for.${task.role}`)}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}
