import { Box, Typography } from '@mui/material'
import {
  APPLICATION_VIEWS,
  type TeamTradeApplication,
  teamTradeApplication,
} from '#contracts/team/trade-application.ts'
import { useAge, useNow } from '#desk/format/use-age.ts'
import { useFormat } from '#desk/format/use-format.ts'
import { textFilter, ValueFilter } from '#desk/list/filters.tsx'
import { ItemLink } from '#desk/list/rows.tsx'
import { SectionList } from '#desk/list/section-list.tsx'
import { isRecentlyActive } from '#desk/waiting/use-waiting.ts'
import { TRADE_STANDINGS } from '#domain/visitor/roles.ts'
import { section } from '../section.tsx'
import { ApplicationDue, useApplicationLabels } from './application-labels.tsx'
import { ApplicationPage } from './application-page.tsx'

const FILTERS = [
  textFilter('trade-applications'),
  <ValueFilter key="state" source="state" values={[...APPLICATION_VIEWS, ...TRADE_STANDINGS]} alwaysOn />,
]

/** The refresh interval, so that colleagues' decisions and notes appear without reloading. */
const REFRESH_MS = 10_000

const PREDEFINED_FILTERS = APPLICATION_VIEWS.map((name) => ({ name, filter: { state: name } }))

export const tradeApplications = section({
  resource: 'trade-applications',
  item: teamTradeApplication,
  roles: ['trade'],
  group: 'sales',
  list: ApplicationList,
  show: ApplicationPage,
  showOptions: { refetchInterval: () => isRecentlyActive() && REFRESH_MS },
  describeResult: ({ company, name, email }) => ({ title: company, below: `${name} · ${email}` }),
})

function ApplicationList() {
  const { country, shortDateAndTime } = useFormat()
  const { age } = useAge()
  const now = useNow(30)
  const { state } = useApplicationLabels()
  return (
    <SectionList<TeamTradeApplication>
      sort={{ field: 'receivedAt', order: 'ASC' }}
      filters={FILTERS}
      initialFilter={{ state: 'waiting' }}
      predefinedFilters={PREDEFINED_FILTERS}
      columns={[
        {
          source: 'company',
          render: ({ id, company, name, email }) => (
            <>
              <ItemLink id={id}>{company}</ItemLink>
              <Typography variant="body2" color="textSecondary">
                {name} · {email}
              </Typography>
            </>
          ),
        },
        { source: 'country', render: (application) => country(application.country) },
        { source: 'state', render: state },
        {
          source: 'receivedAt',
          isSortable: true,
          render: ({ receivedAt, decidedAt }) => (
            <>
              {shortDateAndTime(receivedAt)}
              {decidedAt === null && (
                <Box component="span" sx={{ color: 'text.secondary' }}>
                  {' '}
                  · {age(receivedAt, now)}
                </Box>
              )}
            </>
          ),
        },
        { source: 'decideBy', render: (application) => <ApplicationDue application={application} /> },
      ]}
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
      })}
    />
  )
}
