import { Button } from '@mui/material'
import { useFormContext } from 'react-hook-form'
import { useQuoteWords } from '../use-quote-words.ts'
import type { DraftValues } from './draft-values.ts'

/** Saves what is unsaved, and then opens the preview from which the quote is sent. */
export function PreviewButton({
  onSave,
  onReady,
}: {
  /** Whether it was saved. */
  onSave: (values: DraftValues) => Promise<boolean>
  onReady: () => void
}) {
  const { word } = useQuoteWords()
  const { handleSubmit, formState } = useFormContext<DraftValues>()
  const { isDirty, isSubmitting } = formState
  const open = handleSubmit(async (values) => {
    if (!isDirty || (await onSave(values))) onReady()
  })
  return (
    <Button variant="outlined" disabled={isSubmitting} onClick={() => open()}>
      {word('preview')}
    </Button>
  )
}
