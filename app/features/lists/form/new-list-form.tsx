import { type SubmissionResult, useForm } from '@conform-to/react'
import { parseWithZod } from '@conform-to/zod/v4'
import type { ReactNode } from 'react'
import { type FetcherWithComponents, Form } from 'react-router'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { useLocalePath } from '#app/i18n/use-page-locale.ts'
import { Button } from '#app/ui/button.tsx'
import { ErrorSummary } from '#app/ui/form/error-summary.tsx'
import { TextAreaField, TextField } from '#app/ui/form/text-field.tsx'
import { useRefusals } from '#app/ui/form/use-refusals.ts'
import { LIST_LENGTHS } from '#domain/list/list-limits.ts'
import { NEW_LIST_PATH } from '../paths.ts'
import { newListForm } from './list-form.ts'
import { useListErrors } from './use-list-errors.ts'

export function NewListForm({
  newId,
  lastResult,
  fetcher,
  cancel,
}: {
  newId: string
  lastResult: SubmissionResult | null
  fetcher?: FetcherWithComponents<unknown>
  cancel: ReactNode
}) {
  const t = useTranslations('lists.form')
  const localePath = useLocalePath()
  const errorsOf = useListErrors()
  const [form, { name, description }] = useForm({
    id: 'new-list',
    defaultNoValidate: false,
    lastResult,
    onValidate: ({ formData }) => parseWithZod(formData, { schema: newListForm }),
    shouldValidate: 'onSubmit',
    shouldRevalidate: 'onInput',
  })
  const { refusals, countRefusal } = useRefusals(lastResult?.status === 'error' ? lastResult : null)
  const fields = [
    { id: name.id, label: t('name'), errors: errorsOf(name.errors) },
    { id: description.id, label: t('description'), errors: errorsOf(description.errors) },
  ]
  const FormComponent = fetcher?.Form ?? Form
  return (
    <FormComponent
      method="post"
      action={localePath(NEW_LIST_PATH)}
      id={form.id}
      noValidate={form.noValidate}
      onSubmit={(event) => {
        form.onSubmit(event)
        countRefusal(event)
      }}
      className="grid max-w-measure gap-6"
    >
      <ErrorSummary message={errorsOf(form.errors)[0]} fields={fields} refusals={refusals} />
      <input type="hidden" name="id" value={newId} />
      <TextField
        id={name.id}
        name={name.name}
        label={t('name')}
        help={t('name-help')}
        errors={errorsOf(name.errors)}
        defaultValue={name.initialValue}
        maxLength={LIST_LENGTHS.name}
        autoComplete="off"
        required
      />
      <TextAreaField
        id={description.id}
        name={description.name}
        label={t('description')}
        help={t('description-help')}
        errors={errorsOf(description.errors)}
        defaultValue={description.initialValue}
        isOptional
      />
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button type="submit" isBusy={fetcher !== undefined && fetcher.state !== 'idle'}>
          {t('create')}
        </Button>
        {cancel}
      </div>
    </FormComponent>
  )
}
