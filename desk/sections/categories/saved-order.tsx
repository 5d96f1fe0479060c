import { Box, Button } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { useFormState } from 'react-hook-form'

/** Says that the order is saved, and undoes it; gone once it is changed again. */
export function SavedOrder({ onUndo }: { onUndo: () => Promise<void> }) {
  const translate = useTranslate()
  const { isDirty } = useFormState()
  const [isBusy, setIsBusy] = useState(false)
  async function undo() {
    setIsBusy(true)
    await onUndo()
    setIsBusy(false)
  }
  if (isDirty) return null
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, marginBottom: 3 }}>
      <span role="status">{translate('resources.category-orders.saved')}</span>
      <Button onClick={undo} disabled={isBusy}>
        {translate('ra.action.undo')}
      </Button>
    </Box>
  )
}
