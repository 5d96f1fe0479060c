import { Box, Typography } from '@mui/material'
import { useId } from 'react'
import {
  AutocompleteArrayInput,
  Form,
  Loading,
  required,
  SelectArrayInput,
  SelectInput,
  TextInput,
  useNotify,
  useRefresh,
  useTranslate,
} from 'react-admin'
import type { FieldValues } from 'react-hook-form'
import { useParams } from 'react-router-dom'
import {
  type IssueFields,
  issueFields,
  newsletterIssue,
  type TeamNewsletterIssue,
} from '#contracts/team/newsletter-issue.ts'
import type { Action } from '#desk/actions/action.ts'
import { ActionBar } from '#desk/actions/action-bar.tsx'
import { FormDraft } from '#desk/actions/form-draft.tsx'
import { toFormErrors } from '#desk/actions/form-errors.ts'
import { SaveBar } from '#desk/actions/save-bar.tsx'
import { BarTable } from '#desk/charts/bar-table.tsx'
import { EmailFrame, useEmailLanguage } from '#desk/detail/email-frame.tsx'
import { History } from '#desk/detail/history.tsx'
import { useFormat } from '#desk/format/use-format.ts'
import { ItemError } from '#desk/page/error-notice.tsx'
import { BackToList, Page } from '#desk/page/page.tsx'
import { useItem } from '#desk/provider/use-item.ts'
import { useSave } from '#desk/provider/use-save.ts'
import { ALPHA_3 } from '#domain/market/country-codes.ts'
import { LANGUAGES } from '#domain/market/language.ts'
import { ISSUE_AUDIENCES } from '#domain/newsletter/issue.ts'

const MESSAGES = 'resources.newsletter-issues'
const SENDING_REFRESH_MS = 3_000
const SEND: Action<TeamNewsletterIssue> = { name: 'send' }
const PAUSE: Action<TeamNewsletterIssue> = { name: 'pause' }
const RESUME: Action<TeamNewsletterIssue> = { name: 'resume' }
const DELETE: Action<TeamNewsletterIssue> = { name: 'delete', removes: true }

function createTestAction(getLanguageName: (code: string) => string): Action<TeamNewsletterIssue> {
  return {
    name: 'test',
    fields: () => [
      { name: 'email', label: `${MESSAGES}.fields.email`, isRequired: true },
      {
        name: 'language',
        label: `${MESSAGES}.fields.language`,
        kind: 'choice',
        choices: LANGUAGES.map((id) => ({ id, name: getLanguageName(id) })),
        initial: 'en',
      },
    ],
    toInput: ({ email, language }) => ({ email, language }),
  }
}

export function IssueEdit() {
  const translate = useTranslate()
  const { number, language } = useFormat()
  const { id = '' } = useParams()
  const { item: issue, error } = useItem('newsletter-issues', newsletterIssue, id, {
    // Otherwise, the form would lose typed values.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    refetchInterval: ({ state: { data } }) => data?.state === 'sending' && SENDING_REFRESH_MS,
  })
  if (!issue) return error ? <ItemError error={error} /> : <Loading />
  const actions = {
    draft: [createTestAction(language), SEND, DELETE],
    sending: [PAUSE],
    paused: [RESUME],
    sent: [],
  }[issue.state]
  const counts = translate(issue.state === 'draft' ? `${MESSAGES}.reach` : `${MESSAGES}.counts`, {
    smart_count: issue.recipients,
    sent: number(issue.sent),
    recipients: number(issue.recipients),
    clicks: number(issue.clicks),
  })
  return (
    <Page
      title={issue.name}
      above={<BackToList />}
      below={[translate(`${MESSAGES}.values.state.${issue.state}`), counts].join(' · ')}
    >
      <ActionBar resource="newsletter-issues" item={issue} actions={actions} />
      {issue.state === 'draft' && <IssueForm key={issue.version} issue={issue} />}
      <IssueLinks followed={issue.followed} />
      <IssuePreview issue={issue} />
      <History resource="newsletter-issues" item={issue} title={translate(`${MESSAGES}.history`)} />
    </Page>
  )
}

function IssuePreview({ issue: { id, version } }: { issue: TeamNewsletterIssue }) {
  const { language, field } = useEmailLanguage()
  const query = new URLSearchParams({ language, version: String(version) })
  return <EmailFrame path={`/newsletter-issues/${encodeURIComponent(id)}/html?${query}`}>{field}</EmailFrame>
}

function IssueLinks({ followed }: Pick<TeamNewsletterIssue, 'followed'>) {
  const translate = useTranslate()
  const { number } = useFormat()
  const titleId = useId()
  if (!followed?.length) return null
  return (
    <Box component="section" sx={{ maxWidth: 720, marginBottom: 4 }}>
      <Typography variant="h2" id={titleId}>
        {translate(`${MESSAGES}.fields.postIds`)}
      </Typography>
      <BarTable
        titleId={titleId}
        nameColumn={translate(`${MESSAGES}.fields.article`)}
        columns={[translate(`${MESSAGES}.fields.clicks`)]}
        rows={followed.map(({ title, clicks }) => ({
          key: title,
          name: title,
          value: clicks,
          cells: [number(clicks)],
        }))}
      />
    </Box>
  )
}

const label = (field: string) => `${MESSAGES}.fields.${field}`

function IssueForm({ issue }: { issue: TeamNewsletterIssue }) {
  const translate = useTranslate()
  const notify = useNotify()
  const refresh = useRefresh()
  const { update } = useSave('newsletter-issues', newsletterIssue)
  const { language, country } = useFormat()

  async function save(values: FieldValues) {
    const outcome = await update(issue, toFields(values))
    if (outcome.kind !== 'saved') return toFormErrors({ text: outcome.text, fields: [] })
    notify('desk.saved', { type: 'success' })
    refresh()
    return undefined
  }
  const countries = Object.keys(ALPHA_3).map((id) => ({ id, name: country(id) }))
  return (
    <Form record={issue} onSubmit={save} sanitizeEmptyValues={false} warnWhenUnsavedChanges>
      <FormDraft item={issue} />
      <Box
        sx={{
          display: 'grid',
          width: '100%',
          columnGap: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '2fr 1fr 1fr' },
        }}
      >
        <TextInput source="name" label={label('name')} validate={required()} />
        <SelectInput
          source="audience"
          label={label('audience')}
          choices={ISSUE_AUDIENCES.map((id) => ({ id, name: `${MESSAGES}.values.audience.${id}` }))}
          validate={required()}
        />
        <SelectArrayInput
          source="languages"
          label={label('languages')}
          helperText={`${MESSAGES}.empty-is-all`}
          choices={LANGUAGES.map((id) => ({ id, name: language(id) }))}
        />
      </Box>
      <AutocompleteArrayInput
        source="countries"
        label={label('countries')}
        helperText={`${MESSAGES}.empty-is-all`}
        choices={countries}
      />
      <AutocompleteArrayInput
        source="postIds"
        label={label('postIds')}
        choices={issue.posts?.map(({ id, title }) => ({ id, name: title })) ?? []}
      />
      {LANGUAGES.map((code) => (
        <section key={code}>
          <Typography component="h2" variant="subtitle1" sx={{ marginTop: 2, textTransform: 'capitalize' }}>
            {language(code)}
          </Typography>
          <TextInput source={`subjects.${code}`} label={label('subject')} fullWidth />
          <TextInput source={`intros.${code}`} label={label('intro')} fullWidth multiline minRows={3} />
        </section>
      ))}
      <Typography variant="body2">{translate(`${MESSAGES}.save-first`)}</Typography>
      <SaveBar />
    </Form>
  )
}

/** Converts the form's values to fields. Empty texts are omitted. */
function toFields(values: FieldValues): IssueFields {
  const filledTexts = (texts: Record<string, string | null> = {}) =>
    Object.fromEntries(Object.entries(texts).filter(([, text]) => text))
  return issueFields.parse({
    name: values.name,
    subjects: filledTexts(values.subjects),
    intros: filledTexts(values.intros),
    postIds: values.postIds ?? [],
    languages: values.languages ?? [],
    countries: values.countries ?? [],
    audience: values.audience,
  })
}
