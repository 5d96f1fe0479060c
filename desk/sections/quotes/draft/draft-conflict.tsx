import { Typography } from '@mui/material'
import type { ComponentProps } from 'react'
import type { QuoteDraft } from '../../../../contracts/quote.ts'
import type { TeamQuote } from '../../../../contracts/team/quote.ts'
import { ConflictDialog } from '../../../actions/conflict-dialog.tsx'
import { useQuoteWords } from '../use-quote-words.ts'
import { type DraftChange, draftChanges } from './draft-changes.ts'

/** What someone else has changed in a draft in the meantime, or that it was sent or withdrawn. */
export function DraftConflict({
  before,
  current,
  ...dialog
}: Omit<ComponentProps<typeof ConflictDialog>, 'children'> & { before: QuoteDraft; current: TeamQuote }) {
  const { word, state } = useQuoteWords()
  const after = current.detail?.draft ?? null
  const sentences =
    after === null
      ? [word('conflict.closed', { state: state(current) })]
      : draftChanges(before, after).map(wordsOf)
  return (
    <ConflictDialog {...dialog}>
      <ul>
        {sentences.map((sentence, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two lines may have the same title, and none move
          <Typography component="li" variant="body2" key={index}>
            {sentence}
          </Typography>
        ))}
      </ul>
    </ConflictDialog>
  )

  function wordsOf(change: DraftChange): string {
    if (change.kind === 'field') return word(`conflict.${change.field}`)
    return word(`conflict.${change.kind}`, 'title' in change ? { title: change.title } : {})
  }
}
