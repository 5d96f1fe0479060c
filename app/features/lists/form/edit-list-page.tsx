import { type SubmissionResult, useForm } from '@conform-to/react'
import { parseWithZod } from '@conform-to/zod/v4'
import { Form } from 'react-router'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { Button } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/form/choice.tsx'
import { ErrorSummary } from '#app/ui/form/error-summary.tsx'
import { TextAreaField, TextField } from '#app/ui/form/text-field.tsx'
import { useRefusals } from '#app/ui/form/use-refusals.ts'
import { TEXT_LINK, TextLink } from '#app/ui/text/text-link.tsx'
import type { ListProject } from '#contracts/list-project.ts'
import { LIST_LENGTHS } from '#domain/list/list-limits.ts'
import { listPath } from '../paths.ts'
import { CoverChoice, type CoverOption } from './cover-choice.tsx'
import { editListForm, writeCover } from './list-form.ts'
import { ListFormPage } from './list-form-page.tsx'
import { PROJECT_FIELDS, ProjectPart } from './project-part.tsx'
import { useListErrors } from './use-list-errors.ts'

export type EditedList = {
  readonly id: string
  readonly name: string
  readonly description: string
  readonly isPrivate: boolean
  readonly isOwn: boolean
  readonly hasLink: boolean
  readonly cover: { readonly productId: string; readonly index: number } | null
  readonly version: number
  readonly project: Omit<ListProject, 'address'> | null
}

/** The name, description, project, privacy and cover of a list, and its removal. */
export function EditListPage({
  list,
  covers,
  lastResult,
}: {
  /** As it is now: after a change elsewhere it differs from what was entered. */
  list: EditedList
  covers: readonly CoverOption[]
  lastResult: SubmissionResult | null
}) {
  const t = useTranslations('lists.form')
  const project = useTranslations('lists.project')
  const errorsOf = useListErrors()
  const [form, fields] = useForm({
    id: 'edit-list',
    defaultNoValidate: false,
    lastResult,
    defaultValue: {
      name: list.name,
      description: list.description,
      isPrivate: list.isPrivate ? 'on' : undefined,
      cover: writeCover(list.cover),
      ...list.project,
    },
    onValidate: ({ formData }) => parseWithZod(formData, { schema: editListForm }),
    shouldValidate: 'onSubmit',
    shouldRevalidate: 'onInput',
  })
  const { name, description, isPrivate, cover } = fields
  const { refusals, countRefusal } = useRefusals(lastResult?.status === 'error' ? lastResult : null)
  const isOutdated = form.errors?.includes('version-outdated') ?? false
  const nowOf = (value: string) => {
    if (!isOutdated) return undefined
    return value === '' ? t('current-empty') : t('current', { value })
  }
  return (
    <ListFormPage title={t('edit-title')} crumbs={[{ label: list.name, href: listPath(list.id) }]}>
      <Form
        method="post"
        id={form.id}
        noValidate={form.noValidate}
        onSubmit={(event) => {
          form.onSubmit(event)
          countRefusal(event)
        }}
        className="grid max-w-measure gap-6"
      >
        <ErrorSummary
          message={isOutdated ? t('changed') : errorsOf(form.errors)[0]}
          fields={[
            { id: name.id, label: t('name'), errors: errorsOf(name.errors) },
            { id: description.id, label: t('description'), errors: errorsOf(description.errors) },
            ...PROJECT_FIELDS.map((key) => ({
              id: fields[key].id,
              label: project(key),
              errors: errorsOf(fields[key].errors),
            })),
          ]}
          refusals={refusals}
        />
        <input type="hidden" name="version" value={list.version} />
        <TextField
          id={name.id}
          name={name.name}
          label={t('name')}
          help={nowOf(list.name) ?? t('name-help')}
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
          help={nowOf(list.description) ?? t('description-help')}
          errors={errorsOf(description.errors)}
          defaultValue={description.initialValue}
          isOptional
        />
        <ProjectPart
          field={(key) => ({
            id: fields[key].id,
            name: fields[key].name,
            defaultValue: fields[key].initialValue,
            errors: errorsOf(fields[key].errors),
            now: nowOf(list.project?.[key] ?? ''),
          })}
        />
        {list.isOwn && (
          <div>
            <input type="hidden" name="owner" value="1" />
            <Checkbox
              name={isPrivate.name}
              defaultChecked={isPrivate.initialValue === 'on'}
              label={t('private')}
            />
            {list.hasLink && <p className="text-small text-muted">{t('private-help')}</p>}
          </div>
        )}
        {covers.length > 0 && (
          <CoverChoice name={cover.name} chosen={cover.initialValue ?? ''} covers={covers} />
        )}
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <Button type="submit">{t('save')}</Button>
          <TextLink href={listPath(list.id)}>{t('cancel')}</TextLink>
        </div>
      </Form>
      {list.isOwn && (
        <Form
          method="post"
          className="grid max-w-measure justify-items-start gap-1 border-t border-hairline pt-6"
        >
          <button type="submit" name="remove" value="1" className={TEXT_LINK}>
            {t('remove')}
          </button>
          <p className="text-small text-muted">{t('remove-help')}</p>
        </Form>
      )}
    </ListFormPage>
  )
}
