import { Button, Typography } from '@mui/material'
import { useMemo, useState } from 'react'
import { Form, useNotify, useTranslate } from 'react-admin'
import type { FieldValues } from 'react-hook-form'
import { z } from 'zod'
import type { QuoteDraft } from '../../../../contracts/quote.ts'
import { type TeamQuote, teamQuote } from '../../../../contracts/team/quote.ts'
import { FormDraft, itemOfDraft } from '../../../actions/form-draft.tsx'
import { refusedForm } from '../../../actions/refused-form.ts'
import { SaveBar } from '../../../actions/save-bar.tsx'
import { useRefusalText } from '../../../actions/use-refusal-text.ts'
import { Block } from '../../../detail/block.tsx'
import { callTeam, RefusedCall } from '../../../provider/call-team.ts'
import { useQuoteWords } from '../use-quote-words.ts'
import { DraftConflict } from './draft-conflict.tsx'
import { DraftLines } from './draft-lines.tsx'
import { DraftTexts } from './draft-texts.tsx'
import { DraftTotals } from './draft-totals.tsx'
import { type DraftValues, toDraft, toValues } from './draft-values.ts'
import { mergeDrafts } from './merge-drafts.ts'
import { PreviewButton } from './preview-button.tsx'
import { SendDialog } from './send-dialog.tsx'

const response = z.object({ item: teamQuote })
type Conflict = { own: QuoteDraft; current: TeamQuote }
/** `text`: why it was not saved; null if someone else saved in the meantime. */
type Saved = { isSaved: true } | { isSaved: false; text: string | null }

/**
 * The draft of a quote, saved as a whole. What is typed stays whatever happens to the quote: if someone else saved in the meantime, the
 * editor decides. It is sent from its preview, which shows what is stored.
 */
export function DraftForm({
  quote,
  draft,
  onChanged,
}: {
  quote: TeamQuote
  draft: QuoteDraft
  onChanged: (quote: TeamQuote) => void
}) {
  const notify = useNotify()
  const textOf = useRefusalText()
  const { word } = useQuoteWords()
  const [conflict, setConflict] = useState<Conflict | null>(null)
  const [isPreviewing, setPreviewing] = useState(false)
  // What the form was filled with.
  const [base, setBase] = useState(() => baseOf(itemOfDraft(quote, teamQuote)) ?? { version: 0, draft })
  const record = useMemo(() => toValues(base.draft), [base.draft])
  const isNewer = quote.version > base.version
  const isSame = JSON.stringify(draft) === JSON.stringify(base.draft)
  // An action, such as a comment, changes the quote but not its draft.
  if (isNewer && isSame) setBase({ version: quote.version, draft: base.draft })

  function startFrom(changed: TeamQuote) {
    setConflict(null)
    setBase(baseOf(changed) ?? base)
    onChanged(changed)
  }
  async function save(own: QuoteDraft, version: number): Promise<Saved> {
    try {
      const { item } = await callTeam(response, {
        method: 'PATCH',
        path: `/quotes/${quote.id}`,
        body: { version, changes: { draft: own } },
      })
      startFrom(item)
      return { isSaved: true }
    } catch (fault) {
      const refusal = fault instanceof RefusedCall ? fault.refusal : null
      const current = teamQuote.safeParse(refusal?.current)
      const isOutdated = refusal?.code === 'version-outdated' && current.success
      setConflict(isOutdated ? { own, current: current.data } : null)
      return { isSaved: false, text: isOutdated ? null : textOf(fault) }
    }
  }
  async function submit(values: FieldValues) {
    const saved = await save(toDraft(values as DraftValues), base.version)
    return saved.isSaved || saved.text === null ? undefined : refusedForm(saved.text)
  }
  async function saveOutsideForm(own: QuoteDraft, version: number): Promise<boolean> {
    const saved = await save(own, version)
    if (!saved.isSaved && saved.text !== null) notify(saved.text, { type: 'error' })
    return saved.isSaved
  }
  /** Of a draft that is gone, the refusal says why. */
  function saveOnTop({ own, current }: Conflict) {
    const other = baseOf(current)?.draft
    return saveOutsideForm(other ? mergeDrafts(base.draft, own, other) : own, current.version)
  }
  return (
    <Block title={word('draft', { version: quote.sentVersion + 1 })}>
      {isNewer && !isSame && <NewerDraft onContinue={() => startFrom(quote)} />}
      <Form record={record} onSubmit={submit} sanitizeEmptyValues={false} warnWhenUnsavedChanges>
        <FormDraft item={quote} />
        <DraftLines quote={quote} />
        <DraftTexts language={quote.language} currency={quote.currency} />
        <DraftTotals quote={quote} />
        <SaveBar>
          <PreviewButton
            onSave={(values) => saveOutsideForm(toDraft(values), base.version)}
            onReady={() => setPreviewing(true)}
          />
        </SaveBar>
      </Form>
      {isPreviewing && (
        <SendDialog quote={quote} draft={draft} onSent={onChanged} onClose={() => setPreviewing(false)} />
      )}
      {conflict && (
        <DraftConflict
          before={base.draft}
          current={conflict.current}
          onSaveAnyway={() => saveOnTop(conflict)}
          onDiscard={() => startFrom(conflict.current)}
          onClose={() => setConflict(null)}
        />
      )}
    </Block>
  )
}

function baseOf({ version, detail }: TeamQuote): { version: number; draft: QuoteDraft } | null {
  const draft = detail?.draft ?? null
  return draft && { version, draft }
}

/** Someone else has saved the draft, which was read again. What is typed here is still there. */
function NewerDraft({ onContinue }: { onContinue: () => void }) {
  const translate = useTranslate()
  return (
    <Typography variant="body2" role="status" component="div" sx={{ marginBlock: 1 }}>
      {translate('errors.version-outdated')}{' '}
      <Button variant="outlined" size="small" onClick={onContinue}>
        {translate('desk.continue-with-current')}
      </Button>
    </Typography>
  )
}
