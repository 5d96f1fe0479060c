import { Box, Typography } from '@mui/material'
import {
  AutocompleteArrayInput,
  Form,
  required,
  SelectArrayInput,
  SelectInput,
  TextInput,
  useNotify,
  useTranslate,
} from 'react-admin'
import type { FieldValues } from 'react-hook-form'
import { type IssueFields, issueFields, type TeamNewsletterIssue } from '#contracts/team/newsletter-issue.ts'
import { teamItemResponse } from '#contracts/team/responses.ts'
import { FormDraft } from '#desk/actions/form-draft.tsx'
import { refusedForm } from '#desk/actions/refused-form.ts'
import { SaveBar } from '#desk/actions/save-bar.tsx'
import { useRefusalText } from '#desk/actions/use-refusal-text.ts'
import { useFormat } from '#desk/format/use-format.ts'
import { callTeam } from '#desk/provider/call-team.ts'
import { ALPHA_3 } from '#domain/market/country-codes.ts'
import { LANGUAGES } from '#domain/market/language.ts'
import { ISSUE_AUDIENCES } from '#domain/newsletter/issue.ts'

const WORDS = 'resources.newsletter-issues'
const label = (field: string) => `${WORDS}.fields.${field}`

export function IssueForm({ issue, onSaved }: { issue: TeamNewsletterIssue; onSaved: () => void }) {
  const translate = useTranslate()
  const notify = useNotify()
  const textOf = useRefusalText()
  const { language, country } = useFormat()

  async function save(values: FieldValues) {
    try {
      await callTeam(teamItemResponse, {
        method: 'PATCH',
        path: `/newsletter-issues/${issue.id}`,
        body: { version: issue.version, changes: fieldsOf(values) },
      })
      notify('desk.saved', { type: 'success' })
      onSaved()
      return undefined
    } catch (fault) {
      return refusedForm(textOf(fault))
    }
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
          choices={ISSUE_AUDIENCES.map((id) => ({ id, name: `${WORDS}.values.audience.${id}` }))}
          validate={required()}
        />
        <SelectArrayInput
          source="languages"
          label={label('languages')}
          helperText={`${WORDS}.empty-is-all`}
          choices={LANGUAGES.map((id) => ({ id, name: language(id) }))}
        />
      </Box>
      <AutocompleteArrayInput
        source="countries"
        label={label('countries')}
        helperText={`${WORDS}.empty-is-all`}
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
      <Typography variant="body2">{translate(`${WORDS}.save-first`)}</Typography>
      <SaveBar />
    </Form>
  )
}

/** An empty text is sent as none. */
function fieldsOf(values: FieldValues): IssueFields {
  const texts = (given: Record<string, string | null> = {}) =>
    Object.fromEntries(Object.entries(given).filter(([, text]) => text))
  return issueFields.parse({
    name: values.name,
    subjects: texts(values.subjects),
    intros: texts(values.intros),
    postIds: values.postIds ?? [],
    languages: values.languages ?? [],
    countries: values.countries ?? [],
    audience: values.audience,
  })
}
