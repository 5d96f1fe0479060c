import { Box, Button, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import type { TeamSubscriber } from '#contracts/team/subscriber.ts'
import { teamSubscriber } from '#contracts/team/subscriber.ts'
import type { Action } from '#desk/actions/action.ts'
import { ActionBar } from '#desk/actions/action-bar.tsx'
import { Block } from '#desk/detail/block.tsx'
import { Facts } from '#desk/detail/facts.tsx'
import { useFormat } from '#desk/format/use-format.ts'
import { CountryFilter, dayFilters, LanguageFilter, textFilter, ValueFilter } from '#desk/list/filters.tsx'
import { SectionList } from '#desk/list/section-list.tsx'
import { BackToList, Page } from '#desk/page/page.tsx'
import { useDesk } from '#desk/provider/desk-context.ts'
import { LANGUAGES } from '#domain/market/language.ts'
import { SUBSCRIBER_STATES } from '#domain/newsletter/subscription.ts'
import type { Role } from '#domain/team/roles.ts'
import { hasRole } from '#domain/team/roles.ts'
import { section } from '../section.tsx'

const FILTERS = [
  textFilter('subscribers'),
  <ValueFilter key="state" source="state" values={SUBSCRIBER_STATES} alwaysOn />,
  <CountryFilter key="country" source="country" />,
  <LanguageFilter key="language" source="language" languages={LANGUAGES} />,
  ...dayFilters('subscribers'),
]

const PREDEFINED_FILTERS = [
  { name: 'confirmed', filter: { state: 'confirmed' } },
  { name: 'bounced', filter: { state: 'bounced' } },
]

/** Other sections of the newsletter. */
const RELATED_SECTIONS: readonly { resource: string; roles: readonly Role[] }[] = [
  { resource: 'newsletter-issues', roles: ['content'] },
  { resource: 'subscriber-imports', roles: ['content', 'care'] },
]

const UNSUBSCRIBE: Action<TeamSubscriber> = { name: 'unsubscribe' }

const ERASE: Action<TeamSubscriber> = {
  name: 'erase',
  fields: () => [{ name: 'email', label: 'resources.subscribers.fields.email', isRequired: true }],
  toInput: ({ email }) => ({ email }),
  removes: true,
}

export const subscribers = section({
  resource: 'subscribers',
  item: teamSubscriber,
  roles: ['content', 'care'],
  group: 'house',
  list: SubscriberList,
  show: SubscriberPage,
  describeResult: ({ email, country }) => ({ title: email, below: country }),
})

/** Shows a subscriber with the proof of consent: what happened, when, where and with which wording. */
function SubscriberPage({ item: subscriber }: { item: TeamSubscriber }) {
  const translate = useTranslate()
  const { dateAndTime, country, language } = useFormat()
  const { session } = useDesk()
  const t = (key: string) => translate(`resources.subscribers.${key}`)
  const actions = [
    ...(subscriber.state === 'unsubscribed' ? [] : [UNSUBSCRIBE]),
    ...(hasRole(session.roles, ['care']) ? [ERASE] : []),
  ]
  return (
    <Page title={subscriber.email} above={<BackToList />} below={t(`values.state.${subscriber.state}`)}>
      <ActionBar resource="subscribers" item={subscriber} actions={actions} />
      <Facts
        facts={[
          [t('fields.language'), language(subscriber.language)],
          [t('fields.country'), country(subscriber.country)],
          [t('fields.hasAccount'), translate(subscriber.hasAccount ? 'ra.boolean.true' : 'ra.boolean.false')],
          [t('fields.requestedAt'), dateAndTime(subscriber.requestedAt)],
          [t('fields.changedAt'), dateAndTime(subscriber.changedAt)],
        ]}
      />
      <Box sx={{ marginTop: 4 }}>
        <Block title={t('proof')}>
          <Box component="ol" sx={{ margin: 0, padding: 0, listStyle: 'none' }}>
            {subscriber.proof?.map(({ id, event, place, happenedAt, wording, note }) => (
              <Box component="li" key={id} sx={{ borderBottom: 1, borderColor: 'divider', paddingY: 1.5 }}>
                <Typography variant="body2">
                  {`${t(`values.event.${event}`)} · ${t(`values.place.${place}`)}`}
                </Typography>
                <Typography variant="body2" color="textSecondary">
                  {[dateAndTime(happenedAt), note].filter(Boolean).join(' · ')}
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
  const { date, country, language } = useFormat()
  return (
    <SectionList<TeamSubscriber>
      sort={{ field: 'requestedAt', order: 'DESC' }}
      filters={FILTERS}
      predefinedFilters={PREDEFINED_FILTERS}
      exports={['subscribers']}
      actions={RELATED_SECTIONS.filter(({ roles }) => hasRole(session.roles, roles)).map(({ resource }) => (
        <Button key={resource} size="small" component={RouterLink} to={`/${resource}`}>
          {translate(`resources.${resource}.name`, { smart_count: 2 })}
        </Button>
      ))}
      columns={[
        { source: 'email', isSortable: true, isLink: true },
        { source: 'state', render: ({ state }) => translate(`resources.subscribers.values.state.${state}`) },
        { source: 'country', render: ({ country: code }) => country(code) },
        { source: 'language', render: ({ language: code }) => language(code) },
        { source: 'requestedAt', isSortable: true, render: ({ requestedAt }) => date(requestedAt) },
        { source: 'changedAt', isSortable: true, render: ({ changedAt }) => date(changedAt) },
      ]}
      row={({ email, state, country: code, requestedAt }) => ({
        title: email,
        below: [translate(`resources.subscribers.values.state.${state}`), country(code)].join(' · '),
        aside: date(requestedAt),
      })}
    />
  )
}
