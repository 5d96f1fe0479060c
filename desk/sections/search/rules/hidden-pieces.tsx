import Close from '@mui/icons-material/Close'
import { Box, FormHelperText, IconButton } from '@mui/material'
import { useTranslate } from 'react-admin'
import { useController } from 'react-hook-form'
import { PieceRow } from '../../categories/piece-row.tsx'
import { Group } from '../../products/edit/group.tsx'
import { PieceFinder } from './piece-finder.tsx'
import type { RuleValues } from './rule-values.ts'

/** The pieces that such a search does not find. */
export function HiddenPieces() {
  const translate = useTranslate()
  const { field, fieldState } = useController<RuleValues, 'hidden'>({ name: 'hidden' })
  const hidden = field.value
  const title = translate('resources.search-rules.groups.hidden')
  return (
    <Group title={title}>
      <Box sx={{ maxWidth: '48rem' }}>
        <Box component="ul" aria-label={title} sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
          {hidden.map((piece) => (
            <li key={piece.id}>
              <PieceRow piece={piece} place={null}>
                <IconButton
                  aria-label={`${translate('ra.action.remove')}: ${piece.title ?? piece.id}`}
                  onClick={() => field.onChange(hidden.filter(({ id }) => id !== piece.id))}
                >
                  <Close fontSize="small" />
                </IconButton>
              </PieceRow>
            </li>
          ))}
        </Box>
        <PieceFinder
          label={translate('resources.search-rules.add-hidden')}
          onChoose={(piece) =>
            hidden.every(({ id }) => id !== piece.id) && field.onChange([...hidden, piece])
          }
        />
        {fieldState.error && <FormHelperText error>{fieldState.error.message}</FormHelperText>}
      </Box>
    </Group>
  )
}
