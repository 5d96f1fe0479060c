import { Box, Button, Typography } from '@mui/material'
import { useRecordContext, useTranslate } from 'react-admin'
import type { TeamItem } from '#contracts/team/convention.ts'
import { useColleagues, useHistory } from '../detail/history.tsx'
import { useFormat } from '../format/use-format.ts'
import { changedFields } from '../provider/changed-fields.ts'

/**
 * Shows that someone changed the item, who last changed it, and what changed. Simple values are shown before and after.
 */
export function OutdatedNotice({
  resource,
  current,
  onContinue,
}: {
  resource: string
  current: TeamItem
  onContinue: () => void
}) {
  const translate = useTranslate()
  const shownItem: TeamItem | undefined = useRecordContext()
  const changed = changedFields(shownItem ?? {}, current)
  const getLabel = (name: string) => translate(`resources.${resource}.fields.${name}`, { _: name })
  const describeValue = (name: string, value: unknown) =>
    translate(`resources.${resource}.values.${name}.${String(value)}`, { _: String(value) })
  return (
    <Box role="alert" sx={{ marginY: 1 }}>
      <Typography color="error">{translate('errors.version-outdated')}</Typography>
      <LatestChange resource={resource} item={current} />
      <ul>
        {Object.entries(changed).map(([name, value]) => (
          <Typography component="li" variant="body2" key={name}>
            {getLabel(name)}
            {typeof value !== 'object' &&
              `: ${describeValue(name, shownItem?.[name])} → ${describeValue(name, value)}`}
          </Typography>
        ))}
      </ul>
      <Button variant="outlined" onClick={onContinue}>
        {translate('desk.continue-with-current')}
      </Button>
    </Box>
  )
}

function LatestChange({ resource, item }: { resource: string; item: TeamItem }) {
  const translate = useTranslate()
  const getColleagueName = useColleagues()
  const { shortDateAndTime } = useFormat()
  const latest = useHistory(resource, item).at(-1)
  if (latest === undefined) return null
  const what = translate(`resources.${resource}.actions.${latest.action}.done`, { _: latest.action })
  return (
    <Typography variant="body2">
      {translate('desk.latest-change', {
        name: getColleagueName(latest.accountId),
        at: shortDateAndTime(latest.at),
        what,
      })}
    </Typography>
  )
}
