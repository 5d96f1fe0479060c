import {
  Box,
  Link,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  type Theme,
  Typography,
  useMediaQuery,
} from '@mui/material'
import { useId } from 'react'
import { Loading, useResourceDefinitions, useTranslate } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import type { WaitingPart, WaitingTask } from '#contracts/team/waiting.ts'
import { useAge, useNow } from '#desk/format/use-age.ts'
import { useFormat } from '#desk/format/use-format.ts'
import { ErrorNotice } from '#desk/page/error-notice.tsx'
import { useWaiting } from '#desk/waiting/use-waiting.ts'
import { getListUrl, sortTasks } from '#desk/waiting/waiting.ts'

export function WaitingBlock() {
  const translate = useTranslate()
  const titleId = useId()
  return (
    <Box component="section" aria-labelledby={titleId} sx={{ marginBottom: 6 }}>
      <Typography variant="h2" id={titleId} sx={{ marginBottom: 0.5 }}>
        {translate('today.waiting')}
      </Typography>
      <WaitingTasks titleId={titleId} />
    </Box>
  )
}

function WaitingTasks({ titleId }: { titleId: string }) {
  const translate = useTranslate()
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'))
  const { data, error, refetch } = useWaiting()
  const resources = Object.keys(useResourceDefinitions())
  if (!data && error) return <ErrorNotice error={error} onRetry={refetch} />
  if (!data) return <Loading />
  const tasks = sortTasks(data.items, resources)
  if (tasks.length === 0) {
    return (
      <Box sx={{ borderBlock: 1, borderColor: 'divider', paddingBlock: 3 }}>
        <Typography>{translate('today.nothing.title')}</Typography>
        <Typography variant="body2" color="textSecondary">
          {translate('today.nothing.text')}
        </Typography>
      </Box>
    )
  }
  return isPhone ? <WaitingRows tasks={tasks} /> : <WaitingTable tasks={tasks} titleId={titleId} />
}

function WaitingRows({ tasks }: { tasks: readonly WaitingTask[] }) {
  const describeFirst = useDescribeFirst()
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
            {describeFirst(task)}
          </Typography>
        </Box>
      ))}
    </Box>
  )
}

/** Shows one row per task. The task's link covers the whole row. */
function WaitingTable({ tasks, titleId }: { tasks: readonly WaitingTask[]; titleId: string }) {
  const translate = useTranslate()
  const describeFirst = useDescribeFirst()
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
            <TableCell>{describeFirst(task)}</TableCell>
            <TableCell sx={{ width: '9rem', color: 'text.secondary' }}>
              {translate(`waiting.for.${task.role}`)}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}

/** Returns a function that describes the first waiting item of a task. */
function useDescribeFirst(): (task: WaitingTask) => string {
  const translate = useTranslate()
  const { money, shortDay, language } = useFormat()
  function describePart(part: WaitingPart): string {
    if ('text' in part) return part.text
    if ('amountMinor' in part)
      return money({ amount: (part.amountMinor / 100).toFixed(2), currencyCode: part.currency })
    if ('pieces' in part) return translate('waiting.parts.pieces', { count: part.pieces })
    if ('visitors' in part) return translate('waiting.parts.visitors', { count: part.visitors })
    if ('dueOn' in part) return translate('waiting.parts.due', { day: shortDay(part.dueOn) })
    return translate('waiting.parts.language', { count: part.count, language: language(part.language) })
  }
  return ({ first }) => first.map(describePart).join(', ')
}

/** A link that covers its nearest positioned ancestor. */
function TaskLink({ task }: { task: WaitingTask }) {
  const translate = useTranslate()
  return (
    <Link
      component={RouterLink}
      to={getListUrl(task)}
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

function TaskAge({ task: { since, isLate } }: { task: WaitingTask }) {
  const { age } = useAge()
  const now = useNow(30)
  if (!since) return null
  return (
    <Box component="span" sx={{ color: isLate ? 'error.main' : 'text.secondary' }}>
      {age(since, now)}
    </Box>
  )
}
