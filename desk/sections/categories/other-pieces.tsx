import { Box, Button, TextField, Typography } from '@mui/material'
import { useEffect, useRef, useState } from 'react'
import { Loading, useInfiniteGetList, useTranslate } from 'react-admin'
import type { CategoryPiece } from '../../../contracts/team/category-order.ts'
import { FaultNotice } from '../../application/fault-notice.tsx'
import { Block } from '../../detail/block.tsx'
import { useTyped } from '../../find/use-typed.ts'
import { FOR_READERS } from '../../ordering/for-readers.ts'
import { PieceRow } from './piece-row.tsx'

const PER_PAGE = 50

/** The pieces that are not pinned, in the order that they have anyway, or those that match a text. */
export function OtherPieces({
  path,
  pinned,
  isFull,
  onPin,
  onDrag,
}: {
  path: string
  pinned: readonly CategoryPiece[]
  isFull: boolean
  onPin: (piece: CategoryPiece) => void
  /** A piece is dragged; null once it no longer is. */
  onDrag: (piece: CategoryPiece | null) => void
}) {
  const translate = useTranslate()
  const [text, setText] = useState('')
  const typed = useTyped(text.trim())
  const words = (key: string, values = {}) => translate(`resources.category-orders.${key}`, values)
  const { data, error, isPending, hasNextPage, fetchNextPage, isFetchingNextPage, refetch } =
    useInfiniteGetList<CategoryPiece>('category-pieces', {
      pagination: { page: 1, perPage: PER_PAGE },
      filter: { category: path, ...(typed !== '' && { text: typed }) },
    })
  const list = useRef<HTMLOListElement>(null)
  const [pinnedAt, setPinnedAt] = useState<{ index: number; title: string; place: number } | null>(null)
  useEffect(() => {
    // Its row is gone: the next one has the focus.
    const rows = list.current?.children
    const next = pinnedAt && rows?.[Math.min(pinnedAt.index, rows.length - 1)]
    next?.querySelector('button')?.focus()
  }, [pinnedAt])
  function pin(piece: CategoryPiece, index: number) {
    onPin(piece)
    setPinnedAt({ index, title: piece.title ?? piece.id, place: pinned.length + 1 })
  }
  const isPinned = new Set(pinned.map(({ id }) => id))
  const others = (data?.pages ?? []).flatMap((page) => page.data).filter(({ id }) => !isPinned.has(id))
  return (
    <Block title={words('others')}>
      <TextField
        label={words('find')}
        value={text}
        onChange={({ target }) => setText(target.value)}
        // Enter would save the form.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        sx={{ marginTop: 1.5, width: '100%', maxWidth: '20rem' }}
      />
      {isFull && <Typography variant="body2">{words('full', { max: pinned.length })}</Typography>}
      {error && <FaultNotice fault={error} onRepeat={refetch} />}
      {isPending && <Loading />}
      {data && others.length === 0 && !hasNextPage && (
        <Typography variant="body2" sx={{ paddingBlock: 2 }}>
          {words(typed === '' ? 'all-pinned' : 'none-found')}
        </Typography>
      )}
      <Box
        component="ol"
        ref={list}
        aria-label={words('others')}
        sx={{ listStyle: 'none', margin: 0, padding: 0 }}
      >
        {others.map((piece, index) => (
          <Box
            component="li"
            key={piece.id}
            aria-label={piece.title ?? piece.id}
            draggable={!isFull}
            onDragStart={() => onDrag(piece)}
            onDragEnd={() => onDrag(null)}
            sx={{ cursor: isFull ? 'default' : 'grab' }}
          >
            <PieceRow piece={piece} place={typed === '' ? pinned.length + index + 1 : null}>
              <Button
                onClick={() => pin(piece, index)}
                disabled={isFull}
                aria-label={`${words('pin')}: ${piece.title ?? piece.id}`}
              >
                {words('pin')}
              </Button>
            </PieceRow>
          </Box>
        ))}
      </Box>
      <Box component="span" role="status" sx={FOR_READERS}>
        {pinnedAt ? words('pinned-last', { name: pinnedAt.title, place: pinnedAt.place }) : ''}
      </Box>
      {hasNextPage && (
        <Button
          variant="outlined"
          disabled={isFetchingNextPage}
          onClick={() => fetchNextPage()}
          sx={{ marginTop: 2 }}
        >
          {words('more')}
        </Button>
      )}
    </Block>
  )
}
