import ArrowDownward from '@mui/icons-material/ArrowDownward'
import ArrowUpward from '@mui/icons-material/ArrowUpward'
import Close from '@mui/icons-material/Close'
import { Box, IconButton } from '@mui/material'
import { type DragEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslate } from 'react-admin'

/** The last move: the new position, so that the focus can follow the item, and the announcement. */
type Move = { to: number; direction: 'earlier' | 'later'; text: string }

/**
 * A list whose order can be changed with buttons or by dragging. A live region announces each move, and the focus
 * remains on the moved item's button. `onDropNew` is called when a new item is dropped at a position.
 */
export function OrderedList<Item>({
  label,
  items,
  getKey,
  getName,
  onMove,
  onRemove,
  removeLabel,
  onDropNew,
  children,
}: {
  label: string
  items: readonly Item[]
  getKey: (item: Item) => string
  getName: (item: Item, index: number) => string
  onMove: (from: number, to: number) => void
  onRemove: (index: number) => void
  removeLabel: string
  onDropNew?: (index: number) => void
  children: (item: Item, index: number, buttons: ReactNode) => ReactNode
}) {
  const translate = useTranslate()
  const list = useRef<HTMLOListElement>(null)
  const [dragged, setDragged] = useState<number | null>(null)
  const [dropPosition, setDropPosition] = useState<number | null>(null)
  const [lastMove, setLastMove] = useState<Move | null>(null)
  useEffect(() => {
    if (!lastMove) return
    const item = list.current?.children[lastMove.to]
    const button = item?.querySelector<HTMLButtonElement>(`[data-move=${lastMove.direction}]:not(:disabled)`)
    const other = item?.querySelector<HTMLButtonElement>('[data-move]:not(:disabled)')
    ;(button ?? other)?.focus()
  }, [lastMove])

  function drop(event: DragEvent, to: number) {
    event.preventDefault()
    setDropPosition(null)
    setDragged(null)
    if (dragged === null) onDropNew?.(to)
    else if (dragged !== to) onMove(dragged, to)
  }
  function press(item: Item, from: number, direction: Move['direction']) {
    const to = direction === 'earlier' ? from - 1 : from + 1
    onMove(from, to)
    const values = { name: getName(item, to), place: to + 1, count: items.length }
    setLastMove({ to, direction, text: translate('desk.order.moved', values) })
  }
  return (
    <>
      <Box component="ol" ref={list} aria-label={label} sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {items.map((item, index) => {
          const name = getName(item, index)
          return (
            <Box
              component="li"
              key={getKey(item)}
              aria-label={name}
              draggable
              onDragStart={() => setDragged(index)}
              onDragEnd={() => setDragged(null)}
              onDragOver={(event) => {
                event.preventDefault()
                setDropPosition(index)
              }}
              onDragLeave={() => setDropPosition(null)}
              onDrop={(event) => drop(event, index)}
              sx={{
                cursor: 'grab',
                opacity: dragged === index ? 0.5 : 1,
                // Mark the drop position with a line, without shifting the layout.
                boxShadow: dropPosition === index ? dropLine(dragged !== null && dragged < index) : 'none',
              }}
            >
              {children(
                item,
                index,
                <MoveButtons
                  name={name}
                  isFirst={index === 0}
                  isLast={index === items.length - 1}
                  onPress={(direction) => press(item, index, direction)}
                  onRemove={() => onRemove(index)}
                  removeLabel={removeLabel}
                />,
              )}
            </Box>
          )
        })}
      </Box>
      <Box component="span" role="status" sx={SCREEN_READER_ONLY}>
        {lastMove?.text ?? ''}
      </Box>
    </>
  )
}

function dropLine(isBelow: boolean): string {
  return `inset 0 ${isBelow ? -2 : 2}px 0 currentColor`
}

/** Buttons that move an item up or down by one position, or remove it. */
function MoveButtons({
  name,
  isFirst,
  isLast,
  onPress,
  onRemove,
  removeLabel,
}: {
  name: string
  isFirst: boolean
  isLast: boolean
  onPress: (direction: 'earlier' | 'later') => void
  onRemove: () => void
  removeLabel: string
}) {
  const translate = useTranslate()
  return (
    <>
      <IconButton
        data-move="earlier"
        disabled={isFirst}
        aria-label={`${translate('desk.order.earlier')}: ${name}`}
        onClick={() => onPress('earlier')}
      >
        <ArrowUpward fontSize="small" />
      </IconButton>
      <IconButton
        data-move="later"
        disabled={isLast}
        aria-label={`${translate('desk.order.later')}: ${name}`}
        onClick={() => onPress('later')}
      >
        <ArrowDownward fontSize="small" />
      </IconButton>
      <IconButton aria-label={`${removeLabel}: ${name}`} onClick={onRemove}>
        <Close fontSize="small" />
      </IconButton>
    </>
  )
}

/** Hides text from everyone but screen readers. */
export const SCREEN_READER_ONLY = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const
