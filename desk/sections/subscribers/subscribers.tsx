import { Box, Button, Link, Typography } from '@mui/material'
import { DataTable, Loading, ShowBase, TextInput, useShowContext, useTranslate } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import type { TeamSubscriber } from '#contracts/team/subscriber.ts'
import { teamSubscriber } from '#contracts/team/subscriber.ts'
import type { Action } from '#desk/actions/action.ts'
import { ActionBar } from '#desk/actions/action-bar.tsx'
import { BackToList } from '#desk/application/back-to-list.tsx'
import { useDesk } from '#desk/application/desk-context.ts'
import { Page } from '#desk/application/page.tsx'
import { Block } from '#desk/detail/block.tsx'
import { Facts } from '#desk/detail/facts.tsx'
import { useFormat } from '#desk/format/use-format.ts'
import { DayInput } from '#desk/list/day-input.tsx'
import { ItemFault } from '#desk/list/item-fault.tsx'
import { Rows } from '#desk/list/rows.tsx'
import { SectionList } from '#desk/list/section-list.tsx'
import { CountryFilter, LanguageFilter, ValueFilter } from '#desk/list/value-filter.tsx'
import { LANGUAGES } from '#domain/market/language.ts'
import { SUBSCRIBER_STATES } from '#domain/newsletter/subscription.ts'
import type { Role } from '#domain/team/roles.ts'
import { hasRole } from '#domain/team/roles.ts'
import type { Section } from '../section.ts'

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

/** Other sections of the newsletter. */
const LINKED: readonly { resource: string; roles: readonly Role[] }[] = [
  { resource: 'newsletter-issues', roles: ['content'] },
  { resource: 'subscriber-imports', roles: ['content', 'care'] },
]

const UNSUBSCRIBE: Action<TeamSubscriber> = { name: 'unsubscribe', fields: () => [], toInput: () => ({}) }

const ERASE: Action<TeamSubscriber> = {
  name: 'erase',
  fields: () => [{ name: 'email', label: 'resources.subscribers.fields.email', isRequired: true }],
  toInput: ({ email }) => ({ email }),
  removes: true,
}

export const subscribers: Section = {
  resource: 'subscribers',
  roles: ['content', 'care'],
  group: 'house',
  list: SubscriberList,
  show: SubscriberPage,
  finding: {
    result(item) {
      const found = teamSubscriber.safeParse(item)
      if (!found.success) return null
      const { id, email, country } = found.data
      return { title: email, below: country, to: `/subscribers/${id}/show` }
    },
  },
}

function SubscriberPage() {
  return (
    <ShowBase>
      <LoadedSubscriber />
    </ShowBase>
  )
}

/** Has the proof of consent: what happened, when, where, and with which words. */
function LoadedSubscriber() {
  const translate = useTranslate()
  const { moment, country, language } = useFormat()
  const { session } = useDesk()
  const { record, error } = useShowContext()
  if (error) return <ItemFault fault={error} />
  if (!record) return <Loading />
  const subscriber = teamSubscriber.parse(record)
  const word = (key: string) => translate(`resources.subscribers.${key}`)
  const actions = [
    ...(subscriber.state === 'unsubscribed' ? [] : [UNSUBSCRIBE]),
    ...(hasRole(session.roles, ['care']) ? [ERASE] : []),
  ]
  return (
    <Page title={subscriber.email} above={<BackToList />} below={word(`values.state.${subscriber.state}`)}>
      <ActionBar resource="subscribers" item={subscriber} actions={actions} />
      <Facts
        facts={[
          [word('fields.language'), language(subscriber.language)],
          [word('fields.country'), country(subscriber.country)],
          [
            word('fields.hasAccount'),
            translate(subscriber.hasAccount ? 'ra.boolean.true' : 'ra.boolean.false'),
          ],
          [word('fields.requestedAt'), moment(subscriber.requestedAt)],
          [word('fields.changedAt'), moment(subscriber.changedAt)],
        ]}
      />
      <Box sx={{ marginTop: 4 }}>
        <Block title={word('proof')}>
          <Box component="ol" sx={{ margin: 0, padding: 0, listStyle: 'none' }}>
            {subscriber.proof?.map(({ id, event, place, happenedAt, wording, note }) => (
              <Box component="li" key={id} sx={{ borderBottom: 1, borderColor: 'divider', paddingY: 1.5 }}>
                <Typography variant="body2">
                  {`${word(`values.event.${event}`)} · ${word(`values.place.${place}`)}`}
                </Typography>
                <Typography variant="body2" color="textSecondary">
                  {[moment(happenedAt), note].filter(Boolean).join(' · ')}
                </Typography>
                {wording && (
                  <Typography
                    component="blockquote"
                    variant="body2"
                    sx={{ margin: 0, marginTop: 0.5, maxWidth: '42rem' }}
                  >
                    {wording}
                  </Typography>
                )}
              </Box>
            ))}
          </Box>
        </Block>
      </Box>
    </Page>
  )
}

function SubscriberList() {
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
