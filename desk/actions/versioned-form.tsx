import { Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material'
import { type ComponentProps, type ReactNode, useId, useState } from 'react'
import { Form, useNotify, useTranslate } from 'react-admin'
import type { FieldValues } from 'react-hook-form'
import type { z } from 'zod'
import type { TeamItem } from '#contracts/team/convention.ts'
import { type Refusal, useSave } from '#desk/provider/use-save.ts'
import { FormDraft } from './form-draft.tsx'
import { toFormErrors } from './form-errors.ts'

/**
 * Saves all fields together, based on the version that the form was filled with. If someone else saved in the meantime,
 * `describe` shows what changed, and the editor decides. `record` must be the same object as long as `item` is.
 */
export function VersionedForm<Item extends TeamItem, Values extends object>({
  resource,
  schema,
  item,
  record,
  toChanges,
  toErrors = (refusal) => toFormErrors(refusal),
  done = 'desk.saved',
  onSaved,
  onDiscarded = onSaved,
  describe,
  resetOptions = {},
  below,
  children,
}: {
  resource: string
  schema: z.ZodType<Item>
  item: Item
  record: Values
  toChanges: (values: Values) => unknown
  /** Returns the form's errors: a text and the errors of fields. */
  toErrors?: (refusal: Refusal, values: Values) => ReturnType<typeof toFormErrors>
  /** The message shown afterwards, or null if the page itself shows the result. */
  done?: string | null
  /** `before` is the version that was overwritten. */
  onSaved: (saved: Item, before: Item) => void
  /** Called when the typed values were discarded in favor of the current item. */
  onDiscarded?: (current: Item, before: Item) => void
  describe: (current: Item) => ReactNode
  resetOptions?: ComponentProps<typeof Form>['resetOptions'] & object
  /** Content at the end of the form. `save` shows a refusal as a message. */
  below?: (save: (values: Values) => Promise<void>) => ReactNode
  children: ReactNode
}) {
  const notify = useNotify()
  const { update } = useSave(resource, schema)
  const [conflict, setConflict] = useState<{ values: Values; current: Item } | null>(null)

  /** Saves the values. Returns the refusal, or null if they were saved. */
  async function save(values: Values, base: Item): Promise<Refusal | null> {
    const outcome = await update(base, toChanges(values))
    setConflict(outcome.kind === 'outdated' ? { values, current: outcome.current } : null)
    if (outcome.kind === 'refused') return outcome
    if (outcome.kind === 'saved') {
      onSaved(outcome.output, base)
      if (done !== null) notify(done, { type: 'success' })
    }
    return null
  }
  async function submit(values: FieldValues): Promise<object | undefined> {
    const refusal = await save(values as Values, item)
    return refusal ? toErrors(refusal, values as Values) : undefined
  }
  async function saveOutsideForm(values: Values, base: Item): Promise<void> {
    const refusal = await save(values, base)
    if (refusal) notify(toErrors(refusal, values).root.serverError, { type: 'error' })
  }
  return (
    <>
      <Form record={record} resetOptions={resetOptions} onSubmit={submit} warnWhenUnsavedChanges>
        <FormDraft item={item} />
        {children}
        {below?.((values) => saveOutsideForm(values, item))}
      </Form>
      {conflict && (
        <ConflictDialog
          onSaveAnyway={() => saveOutsideForm(conflict.values, conflict.current)}
          onDiscard={() => {
            setConflict(null)
            onDiscarded(conflict.current, item)
          }}
          onClose={() => setConflict(null)}
        >
          {describe(conflict.current)}
        </ConflictDialog>
      )}
    </>
  )
}

/** Shows changes saved by someone else (`children`) and lets the editor choose a version. */
export function ConflictDialog({
  onSaveAnyway,
  onDiscard,
  onClose,
  children,
}: {
  onSaveAnyway: () => void
  onDiscard: () => void
  onClose: () => void
  children: ReactNode
}) {
  const translate = useTranslate()
  const titleId = useId()
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{translate('desk.conflict.title')}</DialogTitle>
      {/* The content may scroll, so it must be focusable. */}
      <DialogContent tabIndex={0} role="group" aria-labelledby={titleId}>
        <Typography>{translate('desk.conflict.text')}</Typography>
        {children}
      </DialogContent>
      <DialogActions>
        <Button onClick={onDiscard}>{translate('desk.conflict.discard')}</Button>
        <Button onClick={onSaveAnyway} variant="contained">
          {translate('desk.conflict.save')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

export function ChangedLines({ lines }: { lines: readonly string[] }) {
  return (
    <ul>
      {lines.map((line) => (
        <Typography component="li" variant="body2" key={line}>
          {line}
        </Typography>
      ))}
    </ul>
  )
}
