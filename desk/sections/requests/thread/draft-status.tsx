import { Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { useFormat } from '../../../format/use-format.ts'
import type { DraftState } from './draft-saver.ts'

/** Says when a half-written reply was saved, or that it could not be. */
export function DraftStatus({ state }: { state: DraftState }) {
  const translate = useTranslate()
  const { time } = useFormat()
  const word = (key: string, values = {}) => translate(`resources.requests.draft.${key}`, values)
  const hasFailed = state.kind === 'failed'
  return (
    <Typography
      variant="body2"
      role={hasFailed ? 'alert' : 'status'}
      color={hasFailed ? 'error' : 'textSecondary'}
      sx={{ minHeight: '1.5em', marginTop: 0.5 }}
    >
      {hasFailed && word('failed')}
      {state.kind === 'unsaved' && word('saving')}
      {state.kind === 'saved' && word('saved', { time: time(state.at) })}
    </Typography>
  )
}
