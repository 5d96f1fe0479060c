import { Box, Button } from '@mui/material'
import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { useTranslate } from 'react-admin'
import { useFormState } from 'react-hook-form'

/** A bar with the save button that remains visible at the bottom of a long form. `children` are further buttons. */
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

/** Makes Ctrl+S or ⌘S press the form's save button. By default, the browser would save the page. */
function useSaveKey(button: RefObject<HTMLButtonElement | null>): void {
  useEffect(() => {
    function save(event: KeyboardEvent) {
      const { key, ctrlKey, metaKey, altKey, shiftKey } = event
      if (key.toLowerCase() !== 's' || ctrlKey === metaKey || altKey || shiftKey) return
      event.preventDefault()
      button.current?.click()
    }
    window.addEventListener('keydown', save)
    return () => window.removeEventListener('keydown', save)
  }, [button])
}
