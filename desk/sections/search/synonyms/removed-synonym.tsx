import { Box, Button, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import type { TeamSynonym } from '../../../../contracts/team/search.ts'
import type { Action } from '../../../actions/action.ts'
import { useAction } from '../../../actions/use-action.ts'
import { useRefusalText } from '../../../actions/use-refusal-text.ts'
import { synonymText } from './synonym-text.ts'

const RESTORE: Action<TeamSynonym> = { name: 'restore', fields: () => [], toInput: () => ({}) }

/** Says which synonym was removed, and undoes it. */
export function RemovedSynonym({ synonym, onRestored }: { synonym: TeamSynonym; onRestored: () => void }) {
  const translate = useTranslate()
  const textOf = useRefusalText()
  const { state, run } = useAction('synonyms', synonym, RESTORE)
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
      <Button
        size="small"
        disabled={state.kind === 'busy'}
        onClick={async () => (await run({})) && onRestored()}
      >
        {translate('ra.action.undo')}
      </Button>
      {state.kind === 'refused' && (
        <Typography variant="body2" color="error" role="alert">
          {textOf(state.fault)}
        </Typography>
      )}
    </Box>
  )
}
