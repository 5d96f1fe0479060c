import { type SubmissionResult, useForm } from '@conform-to/react'
import { parseWithZod } from '@conform-to/zod/v4'
import { data, Form } from 'react-router'
import {
  type OpenAccount,
  PRIVATE,
  requireAccount,
} from '#app/features/account/profile/require-account.server.ts'
import { CoverChoice, type CoverOption } from '#app/features/lists/form/cover-choice.tsx'
import { editListForm, writeCover } from '#app/features/lists/form/list-form.ts'
import { ListFormPage } from '#app/features/lists/form/list-form-page.tsx'
import { loadCovers } from '#app/features/lists/form/load-covers.server.ts'
import { projectOfForm } from '#app/features/lists/form/project-form.ts'
import { useListErrors } from '#app/features/lists/form/use-list-errors.ts'
import { listPath, OVERVIEW, SAVED_PATH } from '#app/features/lists/paths.ts'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { redirect } from '#app/page/address/redirect.ts'
import type { PageHandle } from '#app/page/page-handle.ts'
import { parseForm, readForm } from '#app/page/read-form.ts'
import { Button } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/form/choice.tsx'
import { ErrorSummary } from '#app/ui/form/error-summary.tsx'
import { TextAreaField, TextField } from '#app/ui/form/text-field.tsx'
import { useRefusals } from '#app/ui/form/use-refusals.ts'
import { TEXT_LINK, TextLink } from '#app/ui/text/text-link.tsx'
import { visitorContext } from '#app/visitor/context.ts'
import type { ListProject } from '#contracts/list-project.ts'
import { LIST_LENGTHS } from '#domain/list/list-limits.ts'
import { PROJECT_LENGTHS } from '#domain/list/project.ts'
import { localePath } from '#domain/market/locale.ts'
import type { Route } from './+types/edit-list.ts'
import { openList } from './open-list.server.ts'
import { refusedListForm } from './refused-list-form.server.ts'

export const handle: PageHandle = { isUnlisted: true }

type EditableList = {
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

const PROJECT_FIELDS = ['client', 'number', 'startsOn', 'deliverBy'] as const

type ProjectField = (typeof PROJECT_FIELDS)[number]

export async function loader({ request, context, url, params }: Route.LoaderArgs) {
  const account = requireAccount({ request, context, url })
  const list = await openList(account, params.listId)
  // Lists that every customer has cannot be edited.
  if (list.purpose !== null || list.name === null) throw data(null, { status: 404, headers: PRIVATE })
  const { id, name, description, isPrivate, isOwn, cover, project, version, link } = list
  const covers = await loadCovers(list, context.get(visitorContext), account.clients)
  const edited = { id, name, description, isPrivate, isOwn, cover, project, version, hasLink: link !== null }
  return data({ list: edited, covers }, { headers: PRIVATE })
}

export async function action({ request, context, url, params }: Route.ActionArgs) {
  const account = requireAccount({ request, context, url })
  const form = await readForm(request)
  const { locale } = context.get(visitorContext)
  if (form.has('remove')) {
    await removeList(account, params.listId)
    const search = new URLSearchParams({ [OVERVIEW.removed]: params.listId })
    return redirect(`${localePath(locale, SAVED_PATH)}?${search}`, { status: 303, headers: PRIVATE })
  }
  const submission = parseForm(form, editListForm)
  if (submission.status !== 'success') return data(submission.reply(), { status: 422, headers: PRIVATE })
  const { version, isPrivate, name, description, cover, ...details } = submission.value
  const { project } = await openList(account, params.listId)
  const changes = { name, description, cover, project: projectOfForm(details, project) }
  const lists = account.clients.lists.of(account.session.accessToken)
  const isOwn = form.has('owner')
  const changed = await lists.change(params.listId, {
    version,
    changes: isOwn ? { ...changes, isPrivate } : changes,
  })
  if (!changed.ok) {
    account.check(changed.code)
    return refusedListForm(submission, changed)
  }
  return redirect(localePath(locale, listPath(params.listId)), { status: 303, headers: PRIVATE })
}

async function removeList({ clients, session, check }: OpenAccount, listId: string): Promise<void> {
  const removed = await clients.lists.of(session.accessToken).remove(listId)
  if (removed.ok) return
  check(removed.code)
  throw data(null, { status: removed.code === 'platform-unavailable' ? 503 : 404, headers: PRIVATE })
}

export default function EditList({ loaderData, actionData }: Route.ComponentProps) {
  return <EditListPage {...loaderData} lastResult={actionData ?? null} />
}

function EditListPage({
  list,
  covers,
  lastResult,
}: {
  /** The stored list: after a concurrent change it differs from the input. */
  list: EditableList
  covers: readonly CoverOption[]
  lastResult: SubmissionResult | null
}) {
  const t = useTranslations('lists.form')
  const tProject = useTranslations('lists.project')
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
  const describeStored = (value: string) => {
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
              label: tProject(key),
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
          help={describeStored(list.name) ?? t('name-help')}
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
          help={describeStored(list.description) ?? t('description-help')}
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
            storedText: describeStored(list.project?.[key] ?? ''),
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

/** Project fields of the list. `storedText` gives the stored value after a concurrent change. */
function ProjectPart({
  field,
}: {
  field: (name: ProjectField) => {
    readonly id: string
    readonly name: string
    readonly defaultValue: string | undefined
    readonly errors: string[]
    readonly storedText: string | undefined
  }
}) {
  const t = useTranslations('lists.project')
  const input = (name: ProjectField) => {
    const { storedText, ...rest } = field(name)
    const help = storedText ?? (name === 'number' ? t('number-help') : undefined)
    return { ...rest, help, label: t(name), isOptional: true, autoComplete: 'off' }
  }
  return (
    <fieldset className="grid gap-6 border-t border-hairline pt-6">
      <legend className="float-start mb-1 font-display text-title">{t('title')}</legend>
      <p className="clear-both -mt-5 text-small text-muted">{t('help')}</p>
      <TextField {...input('client')} maxLength={PROJECT_LENGTHS.client} />
      <TextField {...input('number')} maxLength={PROJECT_LENGTHS.number} />
      <div className="grid gap-6 sm:grid-cols-2">
        <TextField {...input('startsOn')} type="date" />
        <TextField {...input('deliverBy')} type="date" />
      </div>
    </fieldset>
  )
}
