import { Box, type Theme, Typography, useMediaQuery } from '@mui/material'
import { useId } from 'react'
import { Loading, useResourceDefinitions, useTranslate } from 'react-admin'
import { FaultNotice } from '../../application/fault-notice.tsx'
import { inOrder } from '../../waiting/in-order.ts'
import { useWaiting } from '../../waiting/use-waiting.ts'
import { WaitingRows } from './waiting-rows.tsx'
import { WaitingTable } from './waiting-table.tsx'

/** The tasks as a table, as rows on phones, or what to say without any. */
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
  if (!data && error) return <FaultNotice fault={error} onRepeat={refetch} />
  if (!data) return <Loading />
  const tasks = inOrder(data.items, resources)
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
