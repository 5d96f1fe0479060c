import { Link, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material'
import { useTranslate } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import type { WaitingTask } from '../../../contracts/team/waiting.ts'
import { useAge } from '../../format/use-age.ts'
import { useNow } from '../../format/use-now.ts'
import { listAddress } from '../../waiting/list-address.ts'
import { useFirst } from './use-first.ts'

/** One row for each task. The link in it covers the whole row. */
export function WaitingTable({ tasks, titleId }: { tasks: readonly WaitingTask[]; titleId: string }) {
  const translate = useTranslate()
  const { age } = useAge()
  const now = useNow(30)
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
              <Link
                component={RouterLink}
                to={listAddress(task)}
                underline="hover"
                sx={{
                  fontWeight: 500,
                  color: task.isLate ? 'error.main' : 'text.primary',
                  '&::after': { content: '""', position: 'absolute', inset: 0 },
                }}
              >
                {translate(`waiting.tasks.${task.task}`)}
              </Link>
            </TableCell>
            <TableCell
              align="right"
              sx={{ width: '8rem', paddingRight: '48px', fontVariantNumeric: 'tabular-nums' }}
            >
              {task.count}
            </TableCell>
            <TableCell sx={{ width: '7rem', color: task.isLate ? 'error.main' : 'text.secondary' }}>
              {task.since && age(task.since, now)}
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
