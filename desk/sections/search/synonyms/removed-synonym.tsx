import { Box, Button, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import type { TeamSynonym } from '../../../../contracts/team/search.ts'
import type { Action } from '../../../actions/action.ts'
import { usePress } from '../../../actions/use-press.ts'
import { synonymText } from './synonym-text.ts'

const RESTORE: Action<TeamSynonym> = { name: 'restore', fields: () => [], toInput: () => ({}) }

/** Says which synonym was removed, and undoes it. */
export function RemovedSynonym({ synonym, onRestored }: { synonym: TeamSynonym; onRestored: () => void }) {
  const translate = useTranslate()
  const { state, press } = usePress('synonyms', synonym, RESTORE)
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
      <Typography variant="body2">
        {translate('resources.synonyms.removed', { words: synonymText(synonym) })}
      </Typography>
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
