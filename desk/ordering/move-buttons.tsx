import ArrowDownward from '@mui/icons-material/ArrowDownward'
import ArrowUpward from '@mui/icons-material/ArrowUpward'
import Close from '@mui/icons-material/Close'
import { IconButton } from '@mui/material'
import { useTranslate } from 'react-admin'

/** The buttons of an item in an order: one place up or down, and out of it. */
export function MoveButtons({
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
