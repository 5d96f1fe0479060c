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
import {
  type IssueFields,
  issueFields,
  newsletterIssue,
  type TeamNewsletterIssue,
} from '#contracts/team/newsletter-issue.ts'
import { FormDraft } from '#desk/actions/form-draft.tsx'
import { refusedForm } from '#desk/actions/refused-form.ts'
import { SaveBar } from '#desk/actions/save-bar.tsx'
import { useFormat } from '#desk/format/use-format.ts'
import { useSave } from '#desk/provider/use-save.ts'
import { ALPHA_3 } from '#domain/market/country-codes.ts'
import { LANGUAGES } from '#domain/market/language.ts'
import { ISSUE_AUDIENCES } from '#domain/newsletter/issue.ts'

const WORDS = 'resources.newsletter-issues'
const label = (field: string) => `${WORDS}.fields.${field}`

export function IssueForm({ issue }: { issue: TeamNewsletterIssue }) {
  const translate = useTranslate()
  const notify = useNotify()
  const { update } = useSave('newsletter-issues', newsletterIssue)
  const { language, country } = useFormat()

  async function save(values: FieldValues) {
    const outcome = await update(issue, fieldsOf(values))
    if (outcome.kind !== 'saved') return refusedForm({ text: outcome.text, fields: [] })
    notify('desk.saved', { type: 'success' })
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
