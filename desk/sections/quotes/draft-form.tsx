import { Box, Button, Typography } from '@mui/material'
import { type ComponentProps, useMemo, useState } from 'react'
import { Form, required, TextInput, useNotify, useTranslate } from 'react-admin'
import { type FieldValues, useFormContext, useWatch } from 'react-hook-form'
import { QUOTE_LENGTHS, type QuoteDraft, type QuoteLine } from '#contracts/quote.ts'
import { type TeamQuote, teamQuote } from '#contracts/team/quote.ts'
import { FormDraft, restoreDraftItem } from '#desk/actions/form-draft.tsx'
import { toFormErrors } from '#desk/actions/form-errors.ts'
import { SaveBar } from '#desk/actions/save-bar.tsx'
import { ConflictDialog } from '#desk/actions/versioned-form.tsx'
import { Block } from '#desk/detail/block.tsx'
import { useFormat } from '#desk/format/use-format.ts'
import { useSave } from '#desk/provider/use-save.ts'
import { quoteTotals } from '#domain/quote/quote-totals.ts'
import { DECIMAL, DraftLines, validateAmountInput } from './draft-lines.tsx'
import {
  type DraftChange,
  type DraftValues,
  draftChanges,
  isSame,
  toDraft,
  toOffer,
  toValues,
} from './draft-values.ts'
import { findExemption, OfferTotals } from './offer.tsx'
import { SendDialog } from './send-dialog.tsx'
import { useQuoteWords } from './use-quote-words.ts'

type Conflict = { own: QuoteDraft; current: TeamQuote }
/** If the draft was not saved, `text` is the reason, or null if someone else saved in the meantime. */
type SaveResult = { isSaved: true } | { isSaved: false; text: string | null }

/**
 * Saves the draft as a whole. Typed values are preserved even if the quote changes: if someone else saved in the
 * meantime, the editor decides. The quote is sent from its preview, which shows the stored draft.
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
  const { update } = useSave('quotes', teamQuote)
  const { t } = useQuoteWords()
  const [conflict, setConflict] = useState<Conflict | null>(null)
  const [isPreviewing, setIsPreviewing] = useState(false)
  // The draft that the form started from.
  const [base, setBase] = useState(() => toBase(restoreDraftItem(quote, teamQuote)) ?? { version: 0, draft })
  const record = useMemo(() => toValues(base.draft), [base.draft])
  const isNewer = quote.version > base.version
  const hasSameDraft = JSON.stringify(draft) === JSON.stringify(base.draft)
  // An action such as a comment changes the quote but not its draft.
  if (isNewer && hasSameDraft) setBase({ version: quote.version, draft: base.draft })

  function startFrom(changed: TeamQuote) {
    setConflict(null)
    setBase(toBase(changed) ?? base)
    onChanged(changed)
  }
  async function save(own: QuoteDraft, version: number): Promise<SaveResult> {
    const outcome = await update({ id: quote.id, version }, { draft: own })
    setConflict(outcome.kind === 'outdated' ? { own, current: outcome.current } : null)
    if (outcome.kind !== 'saved')
      return { isSaved: false, text: outcome.kind === 'outdated' ? null : outcome.text }
    startFrom(outcome.output)
    return { isSaved: true }
  }
  async function submit(values: FieldValues) {
    const result = await save(toDraft(values as DraftValues), base.version)
    return result.isSaved || result.text === null
      ? undefined
      : toFormErrors({ text: result.text, fields: [] })
  }
  async function saveOutsideForm(own: QuoteDraft, version: number): Promise<boolean> {
    const result = await save(own, version)
    if (!result.isSaved && result.text !== null) notify(result.text, { type: 'error' })
    return result.isSaved
  }
  /** Saves the own draft, merged with the current one. If there is no draft any longer, the refusal explains why. */
  function saveAnyway({ own, current }: Conflict) {
    const currentDraft = toBase(current)?.draft
    return saveOutsideForm(currentDraft ? mergeDrafts(base.draft, own, currentDraft) : own, current.version)
  }
  return (
    <Block title={t('draft', { version: quote.sentVersion + 1 })}>
      {isNewer && !hasSameDraft && <NewerDraft onContinue={() => startFrom(quote)} />}
      <Form record={record} onSubmit={submit} sanitizeEmptyValues={false} warnWhenUnsavedChanges>
        <FormDraft item={quote} />
        <DraftLines quote={quote} />
        <DraftTexts language={quote.language} currency={quote.currency} />
        <DraftTotals quote={quote} />
        <SaveBar>
          <PreviewButton
            onSave={(values) => saveOutsideForm(toDraft(values), base.version)}
            onReady={() => setIsPreviewing(true)}
          />
        </SaveBar>
      </Form>
      {isPreviewing && (
        <SendDialog quote={quote} draft={draft} onSent={onChanged} onClose={() => setIsPreviewing(false)} />
      )}
      {conflict && (
        <DraftConflict
          before={base.draft}
          current={conflict.current}
          onSaveAnyway={() => saveAnyway(conflict)}
          onDiscard={() => startFrom(conflict.current)}
          onClose={() => setConflict(null)}
        />
      )}
    </Block>
  )
}

function toBase({ version, detail }: TeamQuote): { version: number; draft: QuoteDraft } | null {
  const draft = detail?.draft ?? null
  return draft && { version, draft }
}

/** Shown when someone else has saved the draft and it was read again. The typed values are preserved. */
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

function DraftTotals({ quote }: { quote: TeamQuote }) {
  const [lines = [], shippingPrice, shippingTitle] = useWatch<
    DraftValues,
    ['lines', 'shippingPrice', 'shippingTitle']
  >({ name: ['lines', 'shippingPrice', 'shippingTitle'] })
  const offer = toOffer({ lines, shippingPrice })
  const exemption = findExemption(quote, offer)
  return (
    <OfferTotals
      totals={quoteTotals({ ...offer, exemption })}
      shippingTitle={shippingTitle ?? ''}
      exemption={exemption}
      currency={quote.currency}
      isFinishOpen={lines.some(({ stored }) => stored.variantId === '')}
    />
  )
}

/** Saves the form and then opens the preview from which the quote is sent. */
function PreviewButton({
  onSave,
  onReady,
}: {
  /** Resolves to whether the draft was saved. */
  onSave: (values: DraftValues) => Promise<boolean>
  onReady: () => void
}) {
  const { t } = useQuoteWords()
  const { handleSubmit, formState } = useFormContext<DraftValues>()
  const { isDirty, isSubmitting } = formState
  const open = handleSubmit(async (values) => {
    if (!isDirty || (await onSave(values))) onReady()
  })
  return (
    <Button variant="outlined" disabled={isSubmitting} onClick={() => open()}>
      {t('preview')}
    </Button>
  )
}

/**
 * Performs a three-way merge of two drafts with the common ancestor `base`. If both changed a field, `own` wins. A line
 * removed in either draft is removed, unless the other one changed it.
 */
export function mergeDrafts(base: QuoteDraft, own: QuoteDraft, other: QuoteDraft): QuoteDraft {
  const [before, mine, theirs] = [base, own, other].map(
    ({ lines }) => new Map(lines.map((line) => [line.id, line])),
  )
  function mergedLine(id: string): QuoteLine[] {
    const [old, one, two] = [before?.get(id), mine?.get(id), theirs?.get(id)]
    if (old && one && two) return [mergeFields(old, one, two)]
    const left = one ?? two
    return left && !(old && isSame(old, left)) ? [left] : []
  }
  const isReordered = !isSame(listCommonIds(base, own), listCommonIds(own, base))
  const [first, second] = isReordered ? [own, other] : [other, own]
  const ids = new Set([...first.lines, ...second.lines].map(({ id }) => id))
  return { ...mergeFields(base, own, other), lines: [...ids].flatMap(mergedLine) }
}

/** Returns the ids of lines that are in both drafts, in order. */
function listCommonIds({ lines }: QuoteDraft, other: QuoteDraft): string[] {
  const otherIds = new Set(other.lines.map(({ id }) => id))
  return lines.map(({ id }) => id).filter((id) => otherIds.has(id))
}

function mergeFields<Value extends object>(base: Value, own: Value, other: Value): Value {
  const changed = Object.entries(own).filter(([name, value]) => !isSame(value, base[name as keyof Value]))
  return { ...other, ...Object.fromEntries(changed) }
}

/** Shows what someone else changed in the draft, or that it was sent or withdrawn. */
function DraftConflict({
  before,
  current,
  ...dialog
}: Omit<ComponentProps<typeof ConflictDialog>, 'children'> & { before: QuoteDraft; current: TeamQuote }) {
  const { t, state } = useQuoteWords()
  const after = current.detail?.draft ?? null
  const sentences =
    after === null
      ? [t('conflict.closed', { state: state(current) })]
      : draftChanges(before, after).map(describeChange)
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

  function describeChange(change: DraftChange): string {
    if (change.kind === 'field') return t(`conflict.${change.field}`)
    return t(`conflict.${change.kind}`, 'title' in change ? { title: change.title } : {})
  }
}

function DraftTexts({ language, currency }: { language: string; currency: string }) {
  const format = useFormat()
  const { t } = useQuoteWords()
  const inLanguage = { language: format.language(language) }
  const textProps = (maxLength: number) => ({ htmlInput: { maxLength, lang: language } })
  return (
    <>
      <Box
        sx={{
          display: 'grid',
          columnGap: 2,
          marginTop: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) 10rem 12rem' },
        }}
      >
        <TextInput
          source="shippingTitle"
          label={t('fields.shippingTitle', inLanguage)}
          slotProps={textProps(QUOTE_LENGTHS.shipping)}
          helperText={false}
        />
        <TextInput
          source="shippingPrice"
          label={t('fields.shippingPrice', { currency })}
          slotProps={DECIMAL}
          validate={validateAmountInput}
          helperText={false}
        />
        <TextInput
          source="validUntil"
          type="date"
          label={t('fields.validUntil')}
          slotProps={{ inputLabel: { shrink: true } }}
          validate={required()}
          helperText={false}
        />
      </Box>
      <TextInput
        source="letter"
        label={t('fields.letter', inLanguage)}
        slotProps={textProps(QUOTE_LENGTHS.letter)}
        multiline
        minRows={4}
        fullWidth
        helperText={false}
      />
      <TextInput
        source="terms"
        label={t('fields.terms', inLanguage)}
        slotProps={textProps(QUOTE_LENGTHS.terms)}
        multiline
        minRows={2}
        fullWidth
        helperText={false}
      />
    </>
  )
}
