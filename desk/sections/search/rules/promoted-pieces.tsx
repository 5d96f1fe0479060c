import { Box, FormHelperText } from '@mui/material'
import { TextInput, useTranslate } from 'react-admin'
import { useController } from 'react-hook-form'
import { moveItem } from '../../../../domain/catalogue/pinned-pieces.ts'
import { OrderedList } from '../../../ordering/ordered-list.tsx'
import { PieceRow } from '../../categories/piece-row.tsx'
import { Group } from '../../products/edit/group.tsx'
import { PieceFinder } from './piece-finder.tsx'
import type { RuleValues } from './rule-values.ts'

const DECIMAL = { htmlInput: { inputMode: 'numeric' } } as const

/** The pieces that come first, or from another place on, in an order that buttons and dragging change. */
export function PromotedPieces() {
  const translate = useTranslate()
  const { field, fieldState } = useController<RuleValues, 'promoted'>({ name: 'promoted' })
  const position = useController<RuleValues, 'position'>({ name: 'position' })
  const promoted = field.value
  const first = Number(position.field.value) || 1
  const words = (key: string) => translate(`resources.search-rules.${key}`)
  return (
    <Group title={words('groups.promoted')}>
      <Box sx={{ maxWidth: '48rem', marginBottom: 1 }}>
        <OrderedList
          label={words('groups.promoted')}
          items={promoted}
          keyOf={({ id }) => id}
          nameOf={({ id, title }) => title ?? id}
          onMove={(from, to) => field.onChange(moveItem(promoted, from, to))}
          onRemove={(index) => field.onChange(promoted.toSpliced(index, 1))}
          removeLabel={translate('ra.action.remove')}
        >
          {(piece, index, buttons) => (
            <PieceRow piece={piece} place={first + index}>
              {buttons}
            </PieceRow>
          )}
        </OrderedList>
        <PieceFinder
          label={words('add-promoted')}
          onChoose={(piece) =>
            promoted.every(({ id }) => id !== piece.id) && field.onChange([...promoted, piece])
          }
        />
        {fieldState.error && <FormHelperText error>{fieldState.error.message}</FormHelperText>}
      </Box>
      {promoted.length > 0 && (
        <TextInput
          source="position"
          label="resources.search-rules.fields.position"
          slotProps={DECIMAL}
          sx={{ maxWidth: '12rem' }}
        />
      )}
    </Group>
  )
}
