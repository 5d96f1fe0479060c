import { Box } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useGetList, useTranslate } from 'react-admin'
import { TEAM_RANGE_MAX, type TeamItem } from '#contracts/team/convention.ts'
import { useFormat } from '../format/use-format.ts'
import { teamQueries } from '../provider/team-calls.ts'
import { Block, Entries, Entry } from './block.tsx'

/** What happened, when, and who did it. `who` is empty for the customer. */
export type HistoryEntry = { id: string; at: string; who: string; what: ReactNode }

/** Shows an item's history, latest first. `omittedActions` lists actions that are already in `others`. */
export function History({
  resource,
  item,
  title,
  others = [],
  omittedActions = [],
}: {
  resource: string
  item: TeamItem
  title: string
  others?: readonly HistoryEntry[]
  omittedActions?: readonly string[]
}) {
  const translate = useTranslate()
  const { dateAndTime } = useFormat()
  const getColleagueName = useColleagues()
  const events = useHistory(resource, item)
    .filter(({ action }) => !omittedActions.includes(action))
    .map(
      ({ at, accountId, action }): HistoryEntry => ({
        id: `${at} ${action}`,
        at,
        who: getColleagueName(accountId),
        what: translate(`resources.${resource}.actions.${action}.done`, { _: action }),
      }),
    )
  const entries = [...others, ...events].sort((left, right) => Date.parse(right.at) - Date.parse(left.at))
  return (
    <Block title={title}>
      <Entries>
        {entries.map(({ id, at, who, what }) => (
          <Entry key={id} start={<Muted>{dateAndTime(at)}</Muted>} end={<Muted>{who}</Muted>}>
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

/** Returns the audit log of an item up to its version, oldest first. */
export function useHistory(resource: string, item: TeamItem) {
  const { data } = useQuery(teamQueries.history(resource, item))
  return data?.items ?? []
}

type Colleague = { id: string; name: string }

/** Returns a function that returns a team member's name by account id, or the id if the name is unknown. */
export function useColleagues(): (accountId: string) => string {
  const { data = [] } = useGetList<Colleague>('colleagues', {
    pagination: { page: 1, perPage: TEAM_RANGE_MAX },
    sort: { field: 'name', order: 'ASC' },
  })
  const names = new Map(data.map(({ id, name }) => [id, name]))
  return (accountId) => names.get(accountId) ?? accountId
}
