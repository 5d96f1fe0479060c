import { Box, Link, Typography } from '@mui/material'
import { DataTable, TextInput, useTranslate } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import type { TeamRequest } from '#contracts/team/request.ts'
import { teamRequest } from '#contracts/team/request.ts'
import { useFormat } from '#desk/format/use-format.ts'
import { Rows } from '#desk/list/rows.tsx'
import { SectionList } from '#desk/list/section-list.tsx'
import { ChoiceFilter, type FilterProps, ValueFilter } from '#desk/list/value-filter.tsx'
import { CONTACT_TOPICS, REQUEST_KINDS } from '#domain/request/request-kinds.ts'
import type { Section } from '../section.ts'
import { DueText } from './due.tsx'
import { RequestPage } from './request-page.tsx'
import { OPEN_VIEW, RequestViews } from './request-views.tsx'
import { useAssignees } from './use-assignees.ts'
import { useRequestWords } from './use-request-words.ts'

const FILTERS = [
  <TextInput key="text" source="text" label="resources.requests.filters.text" alwaysOn resettable />,
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

export const requests: Section = {
  resource: 'requests',
  roles: ['care'],
  group: 'sales',
  list: RequestList,
  show: RequestPage,
  finding: {
    result(item) {
      const found = teamRequest.safeParse(item)
      if (!found.success) return null
      const { id, number, name, email } = found.data
      return { title: number, below: `${name} · ${email}`, to: `/requests/${id}/show` }
    },
  },
}

function AssigneeFilter(props: FilterProps) {
  return <ChoiceFilter {...props} choices={useAssignees()} />
}

function RequestList() {
  const translate = useTranslate()
  return (
    <SectionList
      sort={{ field: 'replyBy', order: 'ASC' }}
      filters={FILTERS}
      initial={OPEN_VIEW}
      actions={
        <Link component={RouterLink} to="/reply-templates" variant="body2" sx={{ alignSelf: 'center' }}>
          {translate('resources.reply-templates.name', { smart_count: 2 })}
        </Link>
      }
      table={
        <>
          <RequestViews />
          <RequestTable />
        </>
      }
      rows={
        <>
          <RequestViews />
          <RequestRows />
        </>
      }
    />
  )
}

function RequestTable() {
  const { moment, language } = useFormat()
  const words = useRequestWords()
  return (
    <DataTable<TeamRequest> bulkActionButtons={false} rowClick={false}>
      <DataTable.Col<TeamRequest>
        source="number"
        disableSort
        render={({ id, number }) => (
          <Link component={RouterLink} to={`/requests/${id}/show`} sx={{ whiteSpace: 'nowrap' }}>
            {number}
          </Link>
        )}
      />
      <DataTable.Col<TeamRequest>
        source="name"
        disableSort
        render={(request) => (
          <>
            <Box component="span" sx={{ fontWeight: 500 }}>
              {request.name || request.email}
            </Box>
            <Typography variant="body2" color="textSecondary">
              {words.subject(request)}
            </Typography>
          </>
        )}
      />
      <DataTable.Col<TeamRequest> source="kind" disableSort render={words.kind} />
      <DataTable.Col<TeamRequest>
        source="language"
        disableSort
        render={(request) => language(request.language)}
      />
      <DataTable.Col<TeamRequest> source="assignee" disableSort render={words.assignee} />
      <DataTable.Col<TeamRequest> source="receivedAt" render={({ receivedAt }) => moment(receivedAt)} />
      <DataTable.Col<TeamRequest>
        source="replyBy"
        label="resources.requests.fields.due"
        render={(request) => <DueText request={request} />}
      />
    </DataTable>
  )
}

function RequestRows() {
  const { language } = useFormat()
  const words = useRequestWords()
  return (
    <Rows<TeamRequest>
      row={(request) => ({
        title: `${request.name || request.email} · ${words.subject(request)}`,
        below: `${words.kind(request)} · ${language(request.language)}`,
        aside: <DueText request={request} />,
        to: `/requests/${request.id}/show`,
      })}
    />
  )
}
