import { Box, Button, Link, Menu, MenuItem, Typography } from '@mui/material'
import { useId, useState } from 'react'
import { Form, TextInput, useGetList, useTranslate } from 'react-admin'
import type { FieldValues } from 'react-hook-form'
import { Link as RouterLink } from 'react-router-dom'
import { TEAM_RANGE_MAX } from '#contracts/team/convention.ts'
import { type ReplyTemplate, type ReplyTemplateInput, replyTemplate } from '#contracts/team/reply-template.ts'
import type { Action } from '#desk/actions/action.ts'
import { ActionBar } from '#desk/actions/action-bar.tsx'
import { FormDraft } from '#desk/actions/form-draft.tsx'
import { toFormErrors } from '#desk/actions/form-errors.ts'
import { SaveBar } from '#desk/actions/save-bar.tsx'
import { OutdatedItem, useSaveAndList } from '#desk/actions/use-save-and-list.tsx'
import { useFormat } from '#desk/format/use-format.ts'
import { SectionList } from '#desk/list/section-list.tsx'
import { BackToList, Page } from '#desk/page/page.tsx'
import { useDesk } from '#desk/provider/desk-context.ts'
import type { Language } from '#domain/market/language.ts'
import { fillTemplate, templateText } from '#domain/request/reply-template.ts'
import { hasRole } from '#domain/team/roles.ts'
import { section } from '../section.tsx'

const REMOVE: Action<ReplyTemplate> = {
  name: 'remove',
  removes: true,
}

const EMPTY: ReplyTemplateInput = { name: '', texts: {} }

export const replyTemplates = section({
  resource: 'reply-templates',
  item: replyTemplate,
  roles: ['care'],
  group: 'sales',
  parentResource: 'requests',
  list: TemplateList,
  edit: TemplateEdit,
  create: TemplateCreate,
})

function TemplateCreate() {
  const translate = useTranslate()
  const { create } = useSaveTemplate()
  return (
    <Page title={translate('resources.reply-templates.new')} above={<BackToList />}>
      <TemplateForm initial={EMPTY} onSave={(input) => create(input)} />
    </Page>
  )
}

function TemplateList() {
  const translate = useTranslate()
  const describeLanguages = useDescribeLanguages()
  return (
    <SectionList<ReplyTemplate>
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
      columns={[
        { source: 'name', isSortable: true, isLink: true },
        { source: 'texts', render: describeLanguages },
      ]}
      row={(template) => ({
        title: template.name,
        below: describeLanguages(template),
      })}
    />
  )
}

function useDescribeLanguages(): (template: ReplyTemplate) => string {
  const { language } = useFormat()
  return ({ texts }) => Object.keys(texts).map(language).join(', ')
}

/**
 * Edits a template. If someone else has changed it, typed values are preserved and can overwrite the current version.
 */
function TemplateEdit({
  item: template,
  onChanged,
}: {
  item: ReplyTemplate
  onChanged: (item: ReplyTemplate) => void
}) {
  const [initial] = useState(() => ({ name: template.name, texts: template.texts }))
  const { outdated, update } = useSaveTemplate()
  return (
    <Page title={template.name} above={<BackToList />}>
      <ActionBar
        resource="reply-templates"
        item={template}
        actions={[REMOVE]}
        onDone={(item) => onChanged(replyTemplate.parse(item))}
      />
      {outdated && outdated.version !== template.version && (
        <OutdatedItem onContinue={() => onChanged(outdated)}>
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
        </OutdatedItem>
      )}
      <TemplateForm item={template} initial={initial} onSave={(changes) => update(template, changes)} />
    </Page>
  )
}

function useSaveTemplate() {
  return useSaveAndList('reply-templates', replyTemplate, ({ text, fields }) => {
    // If all texts are missing, the error belongs to no single field.
    const missing = fields.find(({ path }) => path === 'texts')
    return toFormErrors({ text: missing?.text ?? text, fields }, (path) =>
      path === 'texts' ? [] : path.split('.'),
    )
  })
}

/**
 * A form with a text per language of the house. `initial` must remain the same object. `onSave` returns the errors by
 * field.
 */
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
  const { language: getLanguageName } = useFormat()
  function save({ name, texts }: FieldValues) {
    const filledTexts = Object.entries({ ...texts }).filter(([, text]) => typeof text === 'string')
    return onSave({ name: name ?? '', texts: Object.fromEntries(filledTexts) })
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
            label={translate('resources.reply-templates.fields.text-in', {
              language: getLanguageName(language),
            })}
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

/** Inserts a template in the customer's language, or in its fallback language. */
export function TemplateMenu({
  request: { name, number, language: preferredLanguage },
  onChoose,
}: {
  /** Without a number, templates that contain its placeholder are omitted. */
  request: { name: string; number: string | null; language: Language }
  onChoose: (text: string, language: Language) => void
}) {
  const translate = useTranslate()
  const { language: getLanguageName } = useFormat()
  const { session } = useDesk()
  const id = useId()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const { data = [] } = useGetList('reply-templates', {
    pagination: { page: 1, perPage: TEAM_RANGE_MAX },
    sort: { field: 'name', order: 'ASC' },
  })
  const templates = data.flatMap((item) => {
    const template = replyTemplate.parse(item)
    const found = templateText(template.texts, preferredLanguage)
    return found && (number !== null || !found.text.includes('{number}')) ? [{ ...template, ...found }] : []
  })
  return (
    <>
      <Button
        id={`${id}-button`}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {translate('resources.requests.template')}
      </Button>
      <Menu
        // Keep the menu inside the landmark of the page.
        disablePortal
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-labelledby': `${id}-button` } }}
      >
        {templates.map(({ id: templateId, name: title, text, language }) => (
          <MenuItem
            key={templateId}
            onClick={() => {
              setAnchor(null)
              onChoose(fillTemplate(text, { name, number: number ?? '' }), language)
            }}
          >
            {language === preferredLanguage
              ? title
              : translate('resources.requests.template-in', {
                  name: title,
                  language: getLanguageName(language),
                })}
          </MenuItem>
        ))}
        {templates.length === 0 && (
          <MenuItem disabled>{translate('resources.requests.no-templates')}</MenuItem>
        )}
        {hasRole(session.roles, replyTemplates.roles) && (
          <MenuItem component={RouterLink} to="/reply-templates">
            {translate('resources.requests.edit-templates')}
          </MenuItem>
        )}
      </Menu>
    </>
  )
}
