import { Box, Button } from '@mui/material'
import { required, TextInput, useTranslate } from 'react-admin'
import {
  type IssueFields,
  newsletterIssue,
  type TeamNewsletterIssue,
} from '#contracts/team/newsletter-issue.ts'
import { CreateForm } from '#desk/actions/create-form.tsx'
import { useFormat } from '#desk/format/use-format.ts'
import { ValueFilter } from '#desk/list/filters.tsx'
import { SectionList } from '#desk/list/section-list.tsx'
import { BackToList, Page } from '#desk/page/page.tsx'
import { ISSUE_STATES } from '#domain/newsletter/issue.ts'
import { section } from '../section.tsx'
import { IssueEdit } from './issue-edit.tsx'

const FILTERS = [<ValueFilter key="state" source="state" values={ISSUE_STATES} alwaysOn />]

const EMPTY_ISSUE: Omit<IssueFields, 'name'> = {
  subjects: {},
  intros: {},
  postIds: [],
  languages: [],
  countries: [],
  audience: 'all',
}

export const newsletterIssues = section({
  resource: 'newsletter-issues',
  item: newsletterIssue,
  roles: ['content'],
  group: 'house',
  parentResource: 'subscribers',
  list: IssueList,
  editPage: IssueEdit,
  create: IssueCreate,
})

/** Creates an issue with a name. Its content is written on its own page. */
function IssueCreate() {
  const translate = useTranslate()
  return (
    <Page title={translate('resources.newsletter-issues.new')} above={<BackToList />}>
      <CreateForm
        resource="newsletter-issues"
        toInput={({ name }) => ({ ...EMPTY_ISSUE, name })}
        getFieldPath={() => []}
        opens="edit"
      >
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
      </CreateForm>
    </Page>
  )
}

function IssueList() {
  const { date, number } = useFormat()
  const translate = useTranslate()
  return (
    <SectionList<TeamNewsletterIssue>
      sort={{ field: 'createdAt', order: 'DESC' }}
      filters={FILTERS}
      hasCreate
      columns={[
        { source: 'name', isLink: true },
        {
          source: 'state',
          render: ({ state }) => translate(`resources.newsletter-issues.values.state.${state}`),
        },
        {
          source: 'sent',
          align: 'right',
          render: ({ sent, recipients }) => `${number(sent)} / ${number(recipients)}`,
        },
        { source: 'clicks', align: 'right', render: ({ clicks }) => number(clicks) },
        { source: 'createdAt', isSortable: true, render: ({ createdAt }) => date(createdAt) },
      ]}
      row={({ name, state, createdAt }) => ({
        title: name,
        below: translate(`resources.newsletter-issues.values.state.${state}`),
        aside: date(createdAt),
      })}
    />
  )
}
