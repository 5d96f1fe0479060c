import { Box, Link, Typography } from '@mui/material'
import { DataTable, TextInput } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import {
  APPLICATION_VIEWS,
  type TeamTradeApplication,
  teamTradeApplication,
} from '#contracts/team/trade-application.ts'
import { useAge } from '#desk/format/use-age.ts'
import { useFormat } from '#desk/format/use-format.ts'
import { useNow } from '#desk/format/use-now.ts'
import { Rows } from '#desk/list/rows.tsx'
import { SectionList } from '#desk/list/section-list.tsx'
import { ValueFilter } from '#desk/list/value-filter.tsx'
import { TRADE_STANDINGS } from '#domain/visitor/roles.ts'
import type { Section } from '../section.ts'
import { ApplicationPage } from './application-page.tsx'
import { ApplicationDue } from './due.tsx'
import { useApplicationWords } from './use-application-words.ts'

const FILTERS = [
  <TextInput
    key="text"
    source="text"
    label="resources.trade-applications.filters.text"
    alwaysOn
    resettable
  />,
  <ValueFilter key="state" source="state" values={[...APPLICATION_VIEWS, ...TRADE_STANDINGS]} alwaysOn />,
]

const READY = APPLICATION_VIEWS.map((name) => ({ name, filter: { state: name } }))

export const tradeApplications: Section = {
  resource: 'trade-applications',
  roles: ['trade'],
  group: 'sales',
  list: ApplicationList,
  show: ApplicationPage,
  finding: {
    result(item) {
      const found = teamTradeApplication.safeParse(item)
      if (!found.success) return null
      const { id, company, name, email } = found.data
      return { title: company, below: `${name} · ${email}`, to: `/trade-applications/${id}/show` }
    },
  },
}

function ApplicationList() {
  return (
    <SectionList
      sort={{ field: 'receivedAt', order: 'ASC' }}
      filters={FILTERS}
      initial={{ state: 'waiting' }}
      ready={READY}
      table={<ApplicationTable />}
      rows={<ApplicationRows />}
    />
  )
}

function ApplicationTable() {
  const { country, shortMoment } = useFormat()
  const { age } = useAge()
  const now = useNow(30)
  const { state } = useApplicationWords()
  return (
    <DataTable<TeamTradeApplication> bulkActionButtons={false} rowClick={false}>
      <DataTable.Col<TeamTradeApplication>
        source="company"
        disableSort
        render={({ id, company, name, email }) => (
          <>
            <Link component={RouterLink} to={`/trade-applications/${id}/show`}>
              {company}
            </Link>
            <Typography variant="body2" color="textSecondary">
              {name} · {email}
            </Typography>
          </>
        )}
      />
      <DataTable.Col<TeamTradeApplication>
        source="country"
        disableSort
        render={(application) => country(application.country)}
      />
      <DataTable.Col<TeamTradeApplication> source="state" disableSort render={state} />
      <DataTable.Col<TeamTradeApplication>
        source="receivedAt"
        render={({ receivedAt, decidedAt }) => (
          <>
            {shortMoment(receivedAt)}
            {decidedAt === null && (
              <Box component="span" sx={{ color: 'text.secondary' }}>
                {' '}
                · {age(receivedAt, now)}
              </Box>
            )}
          </>
        )}
      />
      <DataTable.Col<TeamTradeApplication>
        source="decideBy"
        disableSort
        render={(application) => <ApplicationDue application={application} />}
      />
    </DataTable>
  )
}

function ApplicationRows() {
  const { country } = useFormat()
  const { age } = useAge()
  const now = useNow(30)
  return (
    <Rows<TeamTradeApplication>
      row={(application) => ({
        title: application.company,
        below: [
          application.name,
          country(application.country),
          application.decidedAt === null && age(application.receivedAt, now),
        ]
          .filter(Boolean)
          .join(' · '),
        aside: <ApplicationDue application={application} />,
        to: `/trade-applications/${application.id}/show`,
      })}
    />
  )
}
