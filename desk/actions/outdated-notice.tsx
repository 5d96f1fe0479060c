import { Box, Button, Typography } from '@mui/material'
import { useRecordContext, useTranslate } from 'react-admin'
import type { TeamItem } from '../../contracts/team/convention.ts'
import { changedFields } from '../provider/changed-fields.ts'

/** Says that someone changed the item in the meantime, and what; simple values with what they were and are. */
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
  const shown: TeamItem | undefined = useRecordContext()
  const changed = changedFields(shown ?? {}, current)
  const labelOf = (name: string) => translate(`resources.${resource}.fields.${name}`, { _: name })
  const wordsOf = (name: string, value: unknown) =>
    translate(`resources.${resource}.values.${name}.${String(value)}`, { _: String(value) })
  return (
    <Box role="alert" sx={{ marginY: 1 }}>
      <Typography color="error">{translate('errors.version-outdated')}</Typography>
      <ul>
        {Object.entries(changed).map(([name, value]) => (
          <Typography component="li" variant="body2" key={name}>
            {labelOf(name)}
            {typeof value !== 'object' && `: ${wordsOf(name, shown?.[name])} → ${wordsOf(name, value)}`}
          </Typography>
        ))}
      </ul>
      <Button variant="outlined" onClick={onContinue}>
        {translate('desk.continue-with-current')}
      </Button>
    </Box>
  )
}
