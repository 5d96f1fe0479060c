import { Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { EMAIL_STATUSES, type TeamEmail, teamEmail } from '#contracts/team/email.ts'
import type { Action } from '#desk/actions/action.ts'
import { ActionBar } from '#desk/actions/action-bar.tsx'
import { EmailFrame } from '#desk/detail/email-frame.tsx'
import { Facts } from '#desk/detail/facts.tsx'
import { useFormat } from '#desk/format/use-format.ts'
import { dayFilters, textFilter, ValueFilter } from '#desk/list/filters.tsx'
import { SectionList } from '#desk/list/section-list.tsx'
import { BackToList, Page } from '#desk/page/page.tsx'
import { hasSecretLink } from '#domain/mail/secret-links.ts'
import { section } from '../section.tsx'

const FILTERS = [
  textFilter('emails'),
  <ValueFilter key="status" source="status" values={EMAIL_STATUSES} alwaysOn />,
  ...dayFilters('emails'),
]

const RESEND: Action<TeamEmail> = { name: 'resend' }

export const emails = section({
  resource: 'emails',
  item: teamEmail,
  roles: ['orders', 'care'],
  group: 'record',
  list: EmailList,
  show: EmailPage,
})

function EmailPage({ item: email }: { item: TeamEmail }) {
  const translate = useTranslate()
  const { dateAndTime, date } = useFormat()
  const cannotBeResent =
    (email.status === 'failed' || email.status === 'bounced') && hasSecretLink(email.kind)
  const label = (field: string) => translate(`resources.emails.fields.${field}`)
  return (
    <Page title={email.subject || translate('resources.emails.removed')} above={<BackToList />}>
      {cannotBeResent && (
        <Typography sx={{ maxWidth: '40rem', marginBottom: 2 }}>
          {translate(`resources.emails.not-resendable.${email.kind}`)}
        </Typography>
      )}
      {email.isResendable && <ActionBar resource="emails" item={email} actions={[RESEND]} />}
      <Facts
        facts={[
          [label('to'), email.to],
          [label('status'), translate(`resources.emails.values.status.${email.status}`)],
          [label('createdAt'), dateAndTime(email.createdAt)],
          [label('sentAt'), email.sentAt && dateAndTime(email.sentAt)],
          [label('attempts'), String(email.attempts)],
          [label('lastError'), email.lastError],
          [
            label('bounce'),
            email.bounce &&
              translate('resources.emails.address-bounced', {
                date: date(email.bounce.at),
                reason: email.bounce.reason,
              }),
          ],
        ]}
      />
      {email.content && (
        <EmailFrame path={`/emails/${encodeURIComponent(email.id)}/html`} text={email.content.text} />
      )}
    </Page>
  )
}

function EmailList() {
  const { dateAndTime } = useFormat()
  const translate = useTranslate()
  return (
    <SectionList<TeamEmail>
      sort={{ field: 'createdAt', order: 'DESC' }}
      filters={FILTERS}
      predefinedFilters={[
        { name: 'failed', filter: { status: 'failed' } },
        { name: 'bounced', filter: { status: 'bounced' } },
      ]}
      columns={[
        {
          source: 'subject',
          isLink: true,
          render: ({ subject }) => subject || translate('resources.emails.removed'),
        },
        { source: 'to' },
        {
          source: 'status',
          isSortable: true,
          render: ({ status }) => translate(`resources.emails.values.status.${status}`),
        },
        { source: 'createdAt', isSortable: true, render: ({ createdAt }) => dateAndTime(createdAt) },
      ]}
      row={({ subject, to, status, createdAt }) => ({
        title: subject || translate('resources.emails.removed'),
        below: [to, translate(`resources.emails.values.status.${status}`), dateAndTime(createdAt)]
          .filter(Boolean)
          .join(' · '),
      })}
    />
  )
}
