import { Button, Link } from '@mui/material'
import { DataTable, TextInput, useTranslate } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import type { TeamSubscriber } from '../../../contracts/team/subscriber.ts'
import { LANGUAGES } from '../../../domain/market/language.ts'
import { SUBSCRIBER_STATES } from '../../../domain/newsletter/subscription.ts'
import { hasRole, type Role } from '../../../domain/team/roles.ts'
import { useDesk } from '../../application/desk-context.ts'
import { useFormat } from '../../format/use-format.ts'
import { DayInput } from '../../list/day-input.tsx'
import { Rows } from '../../list/rows.tsx'
import { SectionList } from '../../list/section-list.tsx'
import { CountryFilter, LanguageFilter, ValueFilter } from '../../list/value-filter.tsx'

const FILTERS = [
  <TextInput key="text" source="text" label="resources.subscribers.filters.text" alwaysOn resettable />,
  <ValueFilter key="state" source="state" values={SUBSCRIBER_STATES} alwaysOn />,
  <CountryFilter key="country" source="country" />,
  <LanguageFilter key="language" source="language" languages={LANGUAGES} />,
  <DayInput key="from" source="from" label="resources.subscribers.filters.from" />,
  <DayInput key="to" source="to" label="resources.subscribers.filters.to" isEnd />,
]

const READY = [
  { name: 'confirmed', filter: { state: 'confirmed' } },
  { name: 'bounced', filter: { state: 'bounced' } },
]

/** What belongs to the newsletter, too. */
const LINKED: readonly { resource: string; roles: readonly Role[] }[] = [
  { resource: 'newsletter-issues', roles: ['content'] },
  { resource: 'subscriber-imports', roles: ['content', 'care'] },
]

/** Who receives the newsletter, may soon, or did. */
export function SubscriberList() {
  const translate = useTranslate()
  const { session } = useDesk()
  return (
    <SectionList
      sort={{ field: 'requestedAt', order: 'DESC' }}
      filters={FILTERS}
      ready={READY}
      exports={['subscribers']}
      actions={LINKED.filter(({ roles }) => hasRole(session.roles, roles)).map(({ resource }) => (
        <Button key={resource} size="small" component={RouterLink} to={`/${resource}`}>
          {translate(`resources.${resource}.name`, { smart_count: 2 })}
        </Button>
      ))}
      table={<SubscriberTable />}
      rows={<SubscriberRows />}
    />
  )
}

function SubscriberTable() {
  const { date, country, language } = useFormat()
  const translate = useTranslate()
  return (
    <DataTable<TeamSubscriber> bulkActionButtons={false} rowClick={false}>
      <DataTable.Col<TeamSubscriber>
        source="email"
        render={({ id, email }) => (
          <Link component={RouterLink} to={`/subscribers/${id}/show`}>
            {email}
          </Link>
        )}
      />
      <DataTable.Col<TeamSubscriber>
        source="state"
        disableSort
        render={({ state }) => translate(`resources.subscribers.values.state.${state}`)}
      />
      <DataTable.Col<TeamSubscriber>
        source="country"
        disableSort
        render={({ country: code }) => country(code)}
      />
      <DataTable.Col<TeamSubscriber>
        source="language"
        disableSort
        render={({ language: code }) => language(code)}
      />
      <DataTable.Col<TeamSubscriber> source="requestedAt" render={({ requestedAt }) => date(requestedAt)} />
      <DataTable.Col<TeamSubscriber> source="changedAt" render={({ changedAt }) => date(changedAt)} />
    </DataTable>
  )
}

function SubscriberRows() {
  const { date, country } = useFormat()
  const translate = useTranslate()
  return (
    <Rows<TeamSubscriber>
      row={({ id, email, state, country: code, requestedAt }) => ({
        title: email,
        below: [translate(`resources.subscribers.values.state.${state}`), country(code)].join(' · '),
        aside: date(requestedAt),
        to: `/subscribers/${id}/show`,
      })}
    />
  )
}
