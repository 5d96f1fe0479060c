import { Box, Button } from '@mui/material'
import { useTranslate } from 'react-admin'
import { useFormState } from 'react-hook-form'

/** The button that saves a form, which stays in view at the foot of a long one. */
export function SaveBar() {
  const translate = useTranslate()
  const { isDirty, isSubmitting } = useFormState()
  return (
    <Box
      sx={{
        position: 'sticky',
        bottom: 0,
        zIndex: 2,
        display: 'flex',
        alignItems: 'center',
        gap: 2,
        paddingBlock: 1.5,
        borderTop: 1,
        borderColor: 'divider',
        backgroundColor: 'background.default',
      }}
    >
      <Button type="submit" variant="contained" disabled={!isDirty || isSubmitting}>
        {translate('ra.action.save')}
      </Button>
      {isDirty && <span>{translate('desk.unsaved')}</span>}
    </Box>
  )
}
