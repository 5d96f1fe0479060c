import { Box, Button, Link } from '@mui/material'
import { DataTable, Form, required, TextInput, useRedirect, useTranslate } from 'react-admin'
import type { FieldValues } from 'react-hook-form'
import { Link as RouterLink } from 'react-router-dom'
import type { IssueFields, TeamNewsletterIssue } from '#contracts/team/newsletter-issue.ts'
import { teamItemResponse } from '#contracts/team/responses.ts'
import { FormDraft } from '#desk/actions/form-draft.tsx'
import { refusedForm } from '#desk/actions/refused-form.ts'
import { useRefusalText } from '#desk/actions/use-refusal-text.ts'
import { BackToList } from '#desk/application/back-to-list.tsx'
import { Page } from '#desk/application/page.tsx'
import { useFormat } from '#desk/format/use-format.ts'
import { Rows } from '#desk/list/rows.tsx'
import { SectionList } from '#desk/list/section-list.tsx'
import { ValueFilter } from '#desk/list/value-filter.tsx'
import { callTeam } from '#desk/provider/call-team.ts'
import { newKey } from '#desk/provider/new-key.ts'
import { ISSUE_STATES } from '#domain/newsletter/issue.ts'
import type { Section } from '../section.ts'
import { IssueEdit } from './issue-edit.tsx'

const FILTERS = [<ValueFilter key="state" source="state" values={ISSUE_STATES} alwaysOn />]

const EMPTY: Omit<IssueFields, 'name'> = {
  subjects: {},
  intros: {},
  postIds: [],
  languages: [],
  countries: [],
  audience: 'all',
}

export const newsletterIssues: Section = {
  resource: 'newsletter-issues',
  roles: ['content'],
  group: 'house',
  within: 'subscribers',
  list: IssueList,
  edit: IssueEdit,
  create: IssueCreate,
}

/** An issue is created with a name and written on its own page. */
function IssueCreate() {
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

function IssueList() {
  return (
    <SectionList
      sort={{ field: 'createdAt', order: 'DESC' }}
      filters={FILTERS}
      hasCreate
      table={<IssueTable />}
      rows={<IssueRows />}
    />
  )
}

function IssueTable() {
  const { date, number } = useFormat()
  const translate = useTranslate()
  return (
    <DataTable<TeamNewsletterIssue> bulkActionButtons={false} rowClick={false}>
      <DataTable.Col<TeamNewsletterIssue>
        source="name"
        disableSort
        render={({ id, name }) => (
          <Link component={RouterLink} to={`/newsletter-issues/${id}`}>
            {name}
          </Link>
        )}
      />
      <DataTable.Col<TeamNewsletterIssue>
        source="state"
        disableSort
        render={({ state }) => translate(`resources.newsletter-issues.values.state.${state}`)}
      />
      <DataTable.Col<TeamNewsletterIssue>
        source="sent"
        disableSort
        align="right"
        render={({ sent, recipients }) => `${number(sent)} / ${number(recipients)}`}
      />
      <DataTable.Col<TeamNewsletterIssue>
        source="clicks"
        disableSort
        align="right"
        render={({ clicks }) => number(clicks)}
      />
      <DataTable.Col<TeamNewsletterIssue> source="createdAt" render={({ createdAt }) => date(createdAt)} />
    </DataTable>
  )
}

function IssueRows() {
  const { date } = useFormat()
  const translate = useTranslate()
  return (
    <Rows<TeamNewsletterIssue>
      row={({ id, name, state, createdAt }) => ({
        title: name,
        below: translate(`resources.newsletter-issues.values.state.${state}`),
        aside: date(createdAt),
        to: `/newsletter-issues/${id}`,
      })}
    />
  )
}
