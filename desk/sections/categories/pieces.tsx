import { Box, Typography } from '@mui/material'
import { type DragEvent, useState } from 'react'
import { useTranslate } from 'react-admin'
import { useController } from 'react-hook-form'
import type { CategoryPiece } from '../../../contracts/team/category-order.ts'
import { moveItem, PINNED_MAX } from '../../../domain/catalogue/pinned-pieces.ts'
import { Block } from '../../detail/block.tsx'
import { OrderedList } from '../../ordering/ordered-list.tsx'
import type { CategoryValues } from './category-values.ts'
import { OtherPieces } from './other-pieces.tsx'
import { PieceRow } from './piece-row.tsx'

/** The pieces of a category as guests see them: the pinned ones, whose order the editor changes, and the others. */
export function Pieces({ path }: { path: string }) {
  const translate = useTranslate()
  const { field } = useController<CategoryValues, 'pinned'>({ name: 'pinned' })
  const [dragged, setDragged] = useState<CategoryPiece | null>(null)
  const pinned = field.value
  const words = (key: string, values = {}) => translate(`resources.category-orders.${key}`, values)
  const isFull = pinned.length >= PINNED_MAX
  function pinAt(at: number, piece: CategoryPiece | null) {
    if (piece && !isFull) field.onChange(pinned.toSpliced(at, 0, piece))
    setDragged(null)
  }
  function dropAtEnd(event: DragEvent) {
    event.preventDefault()
    pinAt(pinned.length, dragged)
  }
  return (
    <Box sx={{ maxWidth: '48rem' }}>
      <Block title={words('pinned')} aside={words('pinned-count', { count: pinned.length, max: PINNED_MAX })}>
        <OrderedList
          label={words('pinned')}
          items={pinned}
          keyOf={({ id }) => id}
          nameOf={({ id, title }) => title ?? id}
          onMove={(from, to) => field.onChange(moveItem(pinned, from, to))}
          onRemove={(index) => field.onChange(pinned.toSpliced(index, 1))}
          removeLabel={words('unpin')}
          onDropNew={(at) => pinAt(at, dragged)}
        >
          {(piece, index, buttons) => (
            <PieceRow piece={piece} place={index + 1}>
              {buttons}
            </PieceRow>
          )}
        </OrderedList>
        {(pinned.length === 0 || dragged) && (
          <Box
            onDragOver={(event) => event.preventDefault()}
            onDrop={dropAtEnd}
            sx={{ paddingBlock: 2, borderBottom: 1, borderColor: 'divider' }}
          >
            <Typography variant="body2" color="textSecondary">
              {words(pinned.length === 0 ? 'none-pinned' : 'drop-here')}
            </Typography>
          </Box>
        )}
      </Block>
      <OtherPieces
        path={path}
        pinned={pinned}
        isFull={isFull}
        onPin={(piece) => pinAt(pinned.length, piece)}
        onDrag={setDragged}
      />
    </Box>
  )
}
