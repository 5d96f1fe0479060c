import { type FormEvent, useState } from 'react'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { Button } from '#app/ui/button.tsx'
import { CONTROL } from '#app/ui/form/control.ts'
import { Field } from '#app/ui/form/field.tsx'
import { LIST_LENGTHS } from '#domain/list/list-limits.ts'
import type { PanelChange, PanelNote } from './panel-change.ts'
import type { PanelView } from './panel-view.ts'
import { usePanelFault } from './use-panel-fault.ts'

/** Creates a list, which has the piece at once. */
export function NewList({
  view,
  note,
  action,
  send,
}: {
  view: PanelView
  /** Of a list that could not be created. */
  note: PanelNote | undefined
  action: string
  send: (change: PanelChange) => Promise<boolean>
}) {
  const t = useTranslations('lists.panel')
  const faultOf = usePanelFault()
  const fault = note?.kind === 'failed' ? note : null
  const [name, setName] = useState(fault?.change?.intent === 'create' ? fault.change.name : '')
  const [isEmpty, setEmpty] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const errors = isEmpty
    ? [faultOf({ kind: 'failed', refusal: 'required', change: null })]
    : fault
      ? [faultOf(fault)]
      : []
  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    setEmpty(name.trim() === '')
    if (name.trim() === '' || isBusy) return
    setBusy(true)
    const isCreated = await send({ intent: 'create', list: view.newList, item: view.newItem, name })
    setBusy(false)
    if (isCreated) setName('')
  }
  return (
    <form method="post" action={action} noValidate onSubmit={submit} className="pt-6">
      <input type="hidden" name="intent" value="create" />
      <input type="hidden" name="list" value={view.newList} />
      <input type="hidden" name="item" value={view.newItem} />
      <Field label={t('new')} help={t('new-help')} errors={errors}>
        {(control) => (
          <span className="flex gap-3">
            <input
              {...control}
              type="text"
              name="name"
              value={name}
              onChange={({ target }) => {
                setName(target.value)
                setEmpty(false)
              }}
              maxLength={LIST_LENGTHS.name}
              autoComplete="off"
              required
              className={CONTROL}
            />
            <Button type="submit" variant="outline" isBusy={isBusy}>
              {t('create')}
            </Button>
          </span>
        )}
      </Field>
      {errors.length > 0 && (
        <span role="alert" className="sr-only">
          {errors[0]}
        </span>
      )}
    </form>
  )
}
