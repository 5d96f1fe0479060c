import { Box, Typography } from '@mui/material'
import { Loading, ShowBase, useShowContext, useTranslate } from 'react-admin'
import { type TeamSubscriber, teamSubscriber } from '../../../contracts/team/subscriber.ts'
import { hasRole } from '../../../domain/team/roles.ts'
import type { Action } from '../../actions/action.ts'
import { ActionBar } from '../../actions/action-bar.tsx'
import { BackToList } from '../../application/back-to-list.tsx'
import { useDesk } from '../../application/desk-context.ts'
import { Page } from '../../application/page.tsx'
import { Block } from '../../detail/block.tsx'
import { Facts } from '../../detail/facts.tsx'
import { useFormat } from '../../format/use-format.ts'
import { ItemFault } from '../../list/item-fault.tsx'

const UNSUBSCRIBE: Action<TeamSubscriber> = { name: 'unsubscribe', fields: () => [], toInput: () => ({}) }
const ERASE: Action<TeamSubscriber> = {
  name: 'erase',
  fields: () => [{ name: 'email', label: 'resources.subscribers.fields.email', isRequired: true }],
  toInput: ({ email }) => ({ email }),
  removes: true,
}

export function SubscriberPage() {
  return (
    <ShowBase>
      <LoadedSubscriber />
    </ShowBase>
  )
}

/** A subscriber with the proof of their consent: what happened, when, where, and with which words. */
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
