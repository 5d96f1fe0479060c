import { Box, Button } from '@mui/material'
import { type ReactNode, useRef } from 'react'
import { useTranslate } from 'react-admin'
import { useFormState } from 'react-hook-form'
import { useSaveKey } from './use-save-key.ts'

/** The button that saves a form, which stays in view at the foot of a long one, and its key. `children`: further buttons. */
export function SaveBar({ children }: { children?: ReactNode }) {
  const translate = useTranslate()
  const { isDirty, isSubmitting } = useFormState()
  const button = useRef<HTMLButtonElement>(null)
  useSaveKey(button)
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
      <Button
        ref={button}
        type="submit"
        variant="contained"
        aria-keyshortcuts="Control+S Meta+S"
        disabled={!isDirty || isSubmitting}
      >
        {translate('ra.action.save')}
      </Button>
      {children}
      {isDirty && <span>{translate('desk.unsaved')}</span>}
    </Box>
  )
}
