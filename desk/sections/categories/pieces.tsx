import { Box, Button, TextField, Typography } from '@mui/material'
import { type DragEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { Loading, useInfiniteGetList, useTranslate } from 'react-admin'
import { useController } from 'react-hook-form'
import type { CategoryPiece } from '#contracts/team/category-order.ts'
import { Block } from '#desk/detail/block.tsx'
import { Thumbnail } from '#desk/detail/thumbnail.tsx'
import { OrderedList, SCREEN_READER_ONLY } from '#desk/ordering/ordered-list.tsx'
import { ErrorNotice } from '#desk/page/error-notice.tsx'
import { useDebouncedText } from '#desk/provider/use-debounced-text.ts'
import { moveItem, PINNED_MAX } from '#domain/catalogue/pinned-pieces.ts'

type CategoryValues = { pinned: readonly CategoryPiece[] }

const PER_PAGE = 50

/** Shows a category as guests see it: the pinned pieces, whose order can be changed, and the others. */
export function Pieces({ path }: { path: string }) {
  const translate = useTranslate()
  const { field } = useController<CategoryValues, 'pinned'>({ name: 'pinned' })
  const [dragged, setDragged] = useState<CategoryPiece | null>(null)
  const pinned = field.value
  const t = (key: string, values = {}) => translate(`resources.category-orders.${key}`, values)
  const isFull = pinned.length >= PINNED_MAX
  function pinAt(index: number, piece: CategoryPiece | null) {
    if (piece && !isFull) field.onChange(pinned.toSpliced(index, 0, piece))
    setDragged(null)
  }
  function dropAtEnd(event: DragEvent) {
    event.preventDefault()
    pinAt(pinned.length, dragged)
  }
  return (
    <Box sx={{ maxWidth: '48rem' }}>
      <Block title={t('pinned')} aside={t('pinned-count', { count: pinned.length, max: PINNED_MAX })}>
        <OrderedList
          label={t('pinned')}
          items={pinned}
          getKey={({ id }) => id}
          getName={({ id, title }) => title ?? id}
          onMove={(from, to) => field.onChange(moveItem(pinned, from, to))}
          onRemove={(index) => field.onChange(pinned.toSpliced(index, 1))}
          removeLabel={t('unpin')}
          onDropNew={(index) => pinAt(index, dragged)}
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
              {t(pinned.length === 0 ? 'none-pinned' : 'drop-here')}
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

/** Shows the other pieces in their usual order, or those that match a text. */
function OtherPieces({
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
  /** Called with the dragged piece, and with null when dragging ends. */
  onDrag: (piece: CategoryPiece | null) => void
}) {
  const translate = useTranslate()
  const [text, setText] = useState('')
  const debouncedText = useDebouncedText(text.trim())
  const t = (key: string, values = {}) => translate(`resources.category-orders.${key}`, values)
  const { data, error, isPending, hasNextPage, fetchNextPage, isFetchingNextPage, refetch } =
    useInfiniteGetList<CategoryPiece>('category-pieces', {
      pagination: { page: 1, perPage: PER_PAGE },
      filter: { category: path, ...(debouncedText !== '' && { text: debouncedText }) },
    })
  const list = useRef<HTMLOListElement>(null)
  const [lastPinned, setLastPinned] = useState<{ index: number; title: string; place: number } | null>(null)
  useEffect(() => {
    // The row is gone, so focus the next one.
    const rows = list.current?.children
    const next = lastPinned && rows?.[Math.min(lastPinned.index, rows.length - 1)]
    next?.querySelector('button')?.focus()
  }, [lastPinned])
  function pin(piece: CategoryPiece, index: number) {
    onPin(piece)
    setLastPinned({ index, title: piece.title ?? piece.id, place: pinned.length + 1 })
  }
  const pinnedIds = new Set(pinned.map(({ id }) => id))
  const others = (data?.pages ?? []).flatMap((page) => page.data).filter(({ id }) => !pinnedIds.has(id))
  return (
    <Block title={t('others')}>
      <TextField
        label={t('find')}
        value={text}
        onChange={({ target }) => setText(target.value)}
        // Prevent Enter from saving the form.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        sx={{ marginTop: 1.5, width: '100%', maxWidth: '20rem' }}
      />
      {isFull && <Typography variant="body2">{t('full', { max: pinned.length })}</Typography>}
      {error && <ErrorNotice error={error} onRetry={refetch} />}
      {isPending && <Loading />}
      {data && others.length === 0 && !hasNextPage && (
        <Typography variant="body2" sx={{ paddingBlock: 2 }}>
          {t(debouncedText === '' ? 'all-pinned' : 'none-found')}
        </Typography>
      )}
      <Box
        component="ol"
        ref={list}
        aria-label={t('others')}
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
            <PieceRow piece={piece} place={debouncedText === '' ? pinned.length + index + 1 : null}>
              <Button
                onClick={() => pin(piece, index)}
                disabled={isFull}
                aria-label={`${t('pin')}: ${piece.title ?? piece.id}`}
              >
                {t('pin')}
              </Button>
            </PieceRow>
          </Box>
        ))}
      </Box>
      <Box component="span" role="status" sx={SCREEN_READER_ONLY}>
        {lastPinned ? t('pinned-last', { name: lastPinned.title, place: lastPinned.place }) : ''}
      </Box>
      {hasNextPage && (
        <Button
          variant="outlined"
          disabled={isFetchingNextPage}
          onClick={() => fetchNextPage()}
          sx={{ marginTop: 2 }}
        >
          {t('more')}
        </Button>
      )}
    </Block>
  )
}

export function PieceRow({
  piece: { id, title, picture, isAvailable },
  place,
  children,
}: {
  piece: CategoryPiece
  place: number | null
  children: ReactNode
}) {
  const translate = useTranslate()
  const state = title === null ? 'unlisted' : isAvailable ? null : 'sold-out'
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1.5,
        paddingBlock: 0.75,
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <Typography
        variant="body2"
        color="textSecondary"
        aria-hidden
        sx={{ width: '1.75rem', fontVariantNumeric: 'tabular-nums', flexShrink: 0 }}
      >
        {place}
      </Typography>
      <Thumbnail url={picture} />
      <Box sx={{ flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography variant="body2">{title ?? id}</Typography>
        {state && (
          <Typography variant="body2" color="textSecondary">
            {translate(`resources.category-orders.${state}`)}
          </Typography>
        )}
      </Box>
      <Box sx={{ display: 'flex', flexShrink: 0 }}>{children}</Box>
    </Box>
  )
}
