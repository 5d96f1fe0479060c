import { Box, Button, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import type { TeamItem } from '../../../contracts/team/convention.ts'
import type { Action } from '../../actions/action.ts'
import { usePress } from '../../actions/use-press.ts'

const RESTORE: Action<TeamItem> = { name: 'restore', fields: () => [], toInput: () => ({}) }

/** Says what was removed, and undoes it. */
export function RemovedItem({
  resource,
  item,
  text,
  onRestored,
}: {
  resource: string
  item: TeamItem
  text: string
  onRestored: () => void
}) {
  const translate = useTranslate()
  const { state, press } = usePress(resource, item, RESTORE)
  return (
    <Box
      role="status"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 2,
        backgroundColor: 'action.selected',
        paddingInline: 2,
        paddingBlock: 0.5,
        marginTop: 1.5,
      }}
    >
      <Typography variant="body2">{text}</Typography>
      {state.kind !== 'outdated' && (
        <Button
          size="small"
          // In place of the button that removed it, which is gone.
          autoFocus
          disabled={state.kind === 'busy'}
          onClick={async () => (await press()) && onRestored()}
        >
          {translate('ra.action.undo')}
        </Button>
      )}
    </Box>
  )
}
