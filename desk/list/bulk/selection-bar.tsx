import { Box, Button, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { useListContext, useTranslate } from 'react-admin'

/** How many items are selected, and what can be done with them; it stays in view at the foot of a long list. */
export function SelectionBar({ children }: { children: ReactNode }) {
  const translate = useTranslate()
  const { selectedIds, onUnselectItems } = useListContext()
  if (selectedIds.length === 0) return null
  return (
    <Box
      sx={{
        position: 'sticky',
        bottom: 0,
        zIndex: 2,
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 2,
        rowGap: 1,
        paddingBlock: 1.5,
        borderTop: 1,
        borderColor: 'divider',
        backgroundColor: 'background.default',
      }}
    >
      {children}
      <Typography variant="body2" role="status">
        {translate('ra.action.bulk_actions', { smart_count: selectedIds.length })}
      </Typography>
      <Button onClick={() => onUnselectItems()}>{translate('ra.action.unselect')}</Button>
    </Box>
  )
}
