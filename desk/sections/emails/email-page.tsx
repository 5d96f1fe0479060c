import { Typography } from '@mui/material'
import { Loading, ShowBase, useShowContext, useTranslate } from 'react-admin'
import { type TeamEmail, teamEmail } from '../../../contracts/team/email.ts'
import { hasSecretLink } from '../../../domain/mail/secret-links.ts'
import type { Action } from '../../actions/action.ts'
import { ActionBar } from '../../actions/action-bar.tsx'
import { BackToList } from '../../application/back-to-list.tsx'
import { Page } from '../../application/page.tsx'
import { EmailFrame } from '../../detail/email-frame.tsx'
import { Facts } from '../../detail/facts.tsx'
import { useFormat } from '../../format/use-format.ts'
import { ItemFault } from '../../list/item-fault.tsx'

const RESEND: Action<TeamEmail> = { name: 'resend', fields: () => [], toInput: () => ({}) }

export function EmailPage() {
  return (
    <ShowBase>
      <LoadedEmail />
    </ShowBase>
  )
}

/** An email as programs show it, beside its text for those that show no HTML. */
function LoadedEmail() {
  const translate = useTranslate()
  const { moment, date } = useFormat()
  const { record, error } = useShowContext()
  if (error) return <ItemFault fault={error} />
  if (!record) return <Loading />
  const email = teamEmail.parse(record)
  const isLost = (email.status === 'failed' || email.status === 'bounced') && hasSecretLink(email.kind)
  const label = (field: string) => translate(`resources.emails.fields.${field}`)
  return (
    <Page title={email.subject || translate('resources.emails.removed')} above={<BackToList />}>
      {isLost && (
        <Typography sx={{ maxWidth: '40rem', marginBottom: 2 }}>
          {translate(`resources.emails.not-resendable.${email.kind}`)}
        </Typography>
      )}
      {email.isResendable && <ActionBar resource="emails" item={email} actions={[RESEND]} />}
      <Facts
        facts={[
          [label('to'), email.to],
          [label('status'), translate(`resources.emails.values.status.${email.status}`)],
          [label('createdAt'), moment(email.createdAt)],
          [label('sentAt'), email.sentAt && moment(email.sentAt)],
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
