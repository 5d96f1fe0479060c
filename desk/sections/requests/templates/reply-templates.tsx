import { Box, Button, Link, Typography } from '@mui/material'
import { useState } from 'react'
import { DataTable, Form, Loading, TextInput, useGetOne, useTranslate } from 'react-admin'
import type { FieldValues } from 'react-hook-form'
import { Link as RouterLink, useParams } from 'react-router-dom'
import type { ReplyTemplate, ReplyTemplateInput } from '#contracts/team/reply-template.ts'
import { replyTemplate } from '#contracts/team/reply-template.ts'
import type { Action } from '#desk/actions/action.ts'
import { ActionBar } from '#desk/actions/action-bar.tsx'
import { FormDraft, itemOfDraft } from '#desk/actions/form-draft.tsx'
import { SaveBar } from '#desk/actions/save-bar.tsx'
import { BackToList } from '#desk/application/back-to-list.tsx'
import { useDesk } from '#desk/application/desk-context.ts'
import { Page } from '#desk/application/page.tsx'
import { useFormat } from '#desk/format/use-format.ts'
import { ItemFault } from '#desk/list/item-fault.tsx'
import { Rows } from '#desk/list/rows.tsx'
import { SectionList } from '#desk/list/section-list.tsx'
import type { Section } from '#desk/sections/section.ts'
import { useSaveTemplate } from './use-save-template.ts'

const REMOVE: Action<ReplyTemplate> = {
  name: 'remove',
  fields: () => [],
  toInput: () => ({}),
  removes: true,
}

const EMPTY: ReplyTemplateInput = { name: '', texts: {} }

export const replyTemplates: Section = {
  resource: 'reply-templates',
  roles: ['care'],
  group: 'sales',
  within: 'requests',
  list: TemplateList,
  edit: TemplateEdit,
  create: TemplateCreate,
}

function TemplateCreate() {
  const translate = useTranslate()
  const { save } = useSaveTemplate()
  return (
    <Page title={translate('resources.reply-templates.new')} above={<BackToList />}>
      <TemplateForm
        initial={EMPTY}
        onSave={(input) => save({ method: 'POST', path: '/reply-templates', body: { input } })}
      />
    </Page>
  )
}

function TemplateList() {
  const translate = useTranslate()
  return (
    <SectionList
      sort={{ field: 'name', order: 'ASC' }}
      filters={[]}
      hasCreate
      below={
        <>
          <Link component={RouterLink} to="/requests" variant="body2">
            {translate('resources.reply-templates.to-requests')}
          </Link>
          <Typography variant="body2" color="textSecondary" sx={{ marginTop: 1.5, maxWidth: '44rem' }}>
            {translate('resources.reply-templates.explain')}
          </Typography>
        </>
      }
      table={<TemplateTable />}
      rows={<TemplateRows />}
    />
  )
}

function TemplateTable() {
  const languagesOf = useLanguagesOf()
  return (
    <DataTable<ReplyTemplate> bulkActionButtons={false} rowClick={false}>
      <DataTable.Col<ReplyTemplate>
        source="name"
        render={({ id, name }) => (
          <Link component={RouterLink} to={`/reply-templates/${id}`} variant="body2">
            {name}
          </Link>
        )}
      />
      <DataTable.Col<ReplyTemplate> source="texts" disableSort render={languagesOf} />
    </DataTable>
  )
}

function TemplateRows() {
  const languagesOf = useLanguagesOf()
  return (
    <Rows<ReplyTemplate>
      row={(template) => ({
        title: template.name,
        below: languagesOf(template),
        to: `/reply-templates/${template.id}`,
      })}
    />
  )
}

function useLanguagesOf(): (template: ReplyTemplate) => string {
  const { language } = useFormat()
  return ({ texts }) => Object.keys(texts).map(language).join(', ')
}

function TemplateEdit() {
  const { id = '' } = useParams()
  // The list's copy may be outdated.
  const { data, error, isFetchedAfterMount } = useGetOne('reply-templates', { id })
  if (data && isFetchedAfterMount) return <LoadedTemplate current={replyTemplate.parse(data)} />
  return error ? <ItemFault fault={error} /> : <Loading />
}

/** If someone else has changed the template, typed values stay and can be saved over the current version. */
function LoadedTemplate({ current }: { current: ReplyTemplate }) {
  const translate = useTranslate()
  // The form's initial values: the template may be read again at any time, with changes of others.
  const [read, setRead] = useState(() => itemOfDraft(current, replyTemplate))
  const [initial] = useState(() => ({ name: read.name, texts: read.texts }))
  const { outdated, save } = useSaveTemplate()
  return (
    <Page title={read.name} above={<BackToList />}>
      <ActionBar resource="reply-templates" item={current} actions={[REMOVE]} />
      {outdated && outdated.version !== read.version && (
        <Box role="alert" sx={{ marginBottom: 2, maxWidth: '44rem' }}>
          <Typography color="error">{translate('errors.version-outdated')}</Typography>
          {Object.entries(outdated.texts).map(([language, text]) => (
            <Typography
              key={language}
              lang={language}
              variant="body2"
              sx={{ whiteSpace: 'pre-wrap', marginTop: 1 }}
            >
              {text}
            </Typography>
          ))}
          <Button variant="outlined" sx={{ marginTop: 1 }} onClick={() => setRead(outdated)}>
            {translate('desk.continue-with-current')}
          </Button>
        </Box>
      )}
      <TemplateForm
        item={read}
        initial={initial}
        onSave={(changes) =>
          save({
            method: 'PATCH',
            path: `/reply-templates/${encodeURIComponent(read.id)}`,
            body: { version: read.version, changes },
          })
        }
      />
    </Page>
  )
}

/** A text per language of the house. `initial` must stay the same object. `onSave` returns the errors by field. */
function TemplateForm({
  item = null,
  initial,
  onSave,
}: {
  item?: ReplyTemplate | null
  initial: ReplyTemplateInput
  onSave: (values: ReplyTemplateInput) => Promise<object | undefined>
}) {
  const translate = useTranslate()
  const { settings } = useDesk()
  const { language: nameOf } = useFormat()
  function save({ name, texts }: FieldValues) {
    const written = Object.entries({ ...texts }).filter(([, text]) => typeof text === 'string')
    return onSave({ name: name ?? '', texts: Object.fromEntries(written) })
  }
  return (
    <Box sx={{ maxWidth: '44rem' }}>
      <Form record={initial} onSubmit={save} sanitizeEmptyValues={false} warnWhenUnsavedChanges noValidate>
        <FormDraft item={item} />
        <TextInput source="name" label="resources.reply-templates.fields.name" required fullWidth />
        {settings.languages.map((language) => (
          <TextInput
            key={language}
            source={`texts.${language}`}
            label={translate('resources.reply-templates.fields.text-in', { language: nameOf(language) })}
            slotProps={{ htmlInput: { lang: language } }}
            multiline
            minRows={4}
            fullWidth
          />
        ))}
        <SaveBar />
      </Form>
    </Box>
  )
}
