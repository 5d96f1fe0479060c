import { Box, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { useTranslate } from 'react-admin'
import type { CategoryPiece } from '#contracts/team/category-order.ts'
import { Thumbnail } from '../products/thumbnail.tsx'

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
