import { Box } from '@mui/material'
import type { ReactNode } from 'react'
import { useTranslate } from 'react-admin'
import type { TeamItem } from '#contracts/team/convention.ts'
import { useFormat } from '../format/use-format.ts'
import { Block } from './block.tsx'
import { Entries, Entry } from './entries.tsx'
import { useColleagues } from './use-colleagues.ts'
import { useHistory } from './use-history.ts'

/** What happened, when and who did it; empty for the customer. */
export type HistoryEntry = { id: string; at: string; who: string; what: ReactNode }

/** Latest first. `leavesOut`: actions that are already in `others`. */
export function History({
  resource,
  item,
  title,
  others = [],
  leavesOut = [],
}: {
  resource: string
  item: TeamItem
  title: string
  others?: readonly HistoryEntry[]
  leavesOut?: readonly string[]
}) {
  const translate = useTranslate()
  const { moment } = useFormat()
  const nameOf = useColleagues()
  const events = useHistory(resource, item)
    .filter(({ action }) => !leavesOut.includes(action))
    .map(
      ({ at, accountId, action }): HistoryEntry => ({
        id: `${at} ${action}`,
        at,
        who: nameOf(accountId),
        what: translate(`resources.${resource}.actions.${action}.done`, { _: action }),
      }),
    )
  const entries = [...others, ...events].sort((left, right) => Date.parse(right.at) - Date.parse(left.at))
  return (
    <Block title={title}>
      <Entries>
        {entries.map(({ id, at, who, what }) => (
          <Entry key={id} start={<Muted>{moment(at)}</Muted>} end={<Muted>{who}</Muted>}>
            {what}
          </Entry>
        ))}
      </Entries>
    </Block>
  )
}

function Muted({ children }: { children: ReactNode }) {
  return (
    <Box component="span" sx={{ color: 'text.secondary' }}>
      {children}
    </Box>
  )
}
