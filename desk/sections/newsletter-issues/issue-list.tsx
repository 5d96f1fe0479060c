import { Link } from '@mui/material'
import { DataTable, useTranslate } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import type { TeamNewsletterIssue } from '../../../contracts/team/newsletter-issue.ts'
import { ISSUE_STATES } from '../../../domain/newsletter/issue.ts'
import { useFormat } from '../../format/use-format.ts'
import { Rows } from '../../list/rows.tsx'
import { SectionList } from '../../list/section-list.tsx'
import { ValueFilter } from '../../list/value-filter.tsx'

const FILTERS = [<ValueFilter key="state" source="state" values={ISSUE_STATES} alwaysOn />]

/** Issues of the newsletter, with what became of them. */
export function IssueList() {
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
