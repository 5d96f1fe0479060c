import { Box, Button } from '@mui/material'
import { Form, required, TextInput, useRedirect, useTranslate } from 'react-admin'
import type { FieldValues } from 'react-hook-form'
import type { IssueFields } from '../../../contracts/team/newsletter-issue.ts'
import { teamItemResponse } from '../../../contracts/team/responses.ts'
import { FormDraft } from '../../actions/form-draft.tsx'
import { refusedForm } from '../../actions/refused-form.ts'
import { useRefusalText } from '../../actions/use-refusal-text.ts'
import { BackToList } from '../../application/back-to-list.tsx'
import { Page } from '../../application/page.tsx'
import { callTeam } from '../../provider/call-team.ts'
import { newKey } from '../../provider/new-key.ts'

const EMPTY: Omit<IssueFields, 'name'> = {
  subjects: {},
  intros: {},
  postIds: [],
  languages: [],
  countries: [],
  audience: 'all',
}

/** Names a new issue, which is written on its own page. */
export function IssueCreate() {
  const translate = useTranslate()
  const redirect = useRedirect()
  const textOf = useRefusalText()

  async function save({ name }: FieldValues) {
    try {
      const { item } = await callTeam(teamItemResponse, {
        method: 'POST',
        path: '/newsletter-issues',
        body: { input: { ...EMPTY, name } },
        key: newKey(),
      })
      redirect(`/newsletter-issues/${item.id}`)
      return undefined
    } catch (fault) {
      return refusedForm(textOf(fault))
    }
  }
  return (
    <Page title={translate('resources.newsletter-issues.new')} above={<BackToList />}>
      <Form onSubmit={save} sanitizeEmptyValues={false} warnWhenUnsavedChanges>
        <FormDraft />
        <Box sx={{ display: 'grid', justifyItems: 'start', maxWidth: '28rem' }}>
          <TextInput
            source="name"
            label="resources.newsletter-issues.fields.name"
            validate={required()}
            fullWidth
          />
          <Button type="submit" variant="contained">
            {translate('resources.newsletter-issues.create')}
          </Button>
        </Box>
      </Form>
    </Page>
  )
}
