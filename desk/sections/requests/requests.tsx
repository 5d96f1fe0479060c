import { Box, Link, Typography } from '@mui/material'
import { TextInput, useTranslate } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import type { TeamRequest } from '#contracts/team/request.ts'
import { teamRequest } from '#contracts/team/request.ts'
import { useFormat } from '#desk/format/use-format.ts'
import { ChoiceFilter, type FilterProps, textFilter, ValueFilter } from '#desk/list/filters.tsx'
import { ItemLink } from '#desk/list/rows.tsx'
import { SectionList } from '#desk/list/section-list.tsx'
import { CONTACT_TOPICS, REQUEST_KINDS } from '#domain/request/request-kinds.ts'
import { section } from '../section.tsx'
import { DueText, useAssignees, useRequestLabels } from './request-labels.tsx'
import { RequestPage } from './request-page.tsx'
import { OPEN_VIEW, RequestViews } from './request-views.tsx'

const FILTERS = [
  textFilter('requests'),
  <ValueFilter key="kind" source="kind" values={REQUEST_KINDS} alwaysOn />,
  <TextInput
    key="orderNumber"
    source="orderNumber"
    label="resources.requests.facts-of.orderNumber"
    resettable
  />,
  <ValueFilter key="topic" source="topic" values={CONTACT_TOPICS} />,
  <AssigneeFilter key="assignee" source="assignee" />,
]

export const requests = section({
  resource: 'requests',
  item: teamRequest,
  roles: ['care'],
  group: 'sales',
  list: RequestList,
  show: RequestPage,
  describeResult: ({ number, name, email }) => ({ title: number, below: `${name} · ${email}` }),
})

function AssigneeFilter(props: FilterProps) {
  return <ChoiceFilter {...props} choices={useAssignees()} />
}

function RequestList() {
  const translate = useTranslate()
  const { dateAndTime, language } = useFormat()
  const labels = useRequestLabels()
  return (
    <SectionList<TeamRequest>
      sort={{ field: 'replyBy', order: 'ASC' }}
      filters={FILTERS}
      initialFilter={OPEN_VIEW}
      actions={
        <Link component={RouterLink} to="/reply-templates" variant="body2" sx={{ alignSelf: 'center' }}>
          {translate('resources.reply-templates.name', { smart_count: 2 })}
        </Link>
      }
      above={<RequestViews />}
      columns={[
        {
          source: 'number',
          render: ({ id, number }) => (
            <ItemLink id={id} sx={{ whiteSpace: 'nowrap' }}>
              {number}
            </ItemLink>
          ),
        },
        {
          source: 'name',
          render: (request) => (
            <>
              <Box component="span" sx={{ fontWeight: 500 }}>
                {request.name || request.email}
              </Box>
              <Typography variant="body2" color="textSecondary">
                {labels.subject(request)}
              </Typography>
            </>
          ),
        },
        { source: 'kind', render: labels.kind },
        { source: 'language', render: (request) => language(request.language) },
        { source: 'assignee', render: labels.assignee },
        { source: 'receivedAt', isSortable: true, render: ({ receivedAt }) => dateAndTime(receivedAt) },
        {
          source: 'replyBy',
          label: 'resources.requests.fields.due',
          isSortable: true,
          render: (request) => <DueText request={request} />,
        },
      ]}
      row={(request) => ({
        title: `${request.name || request.email} · ${labels.subject(request)}`,
        below: `${labels.kind(request)} · ${language(request.language)}`,
        aside: <DueText request={request} />,
      })}
    />
  )
}
