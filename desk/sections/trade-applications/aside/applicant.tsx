import { Link, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import type { TeamCustomer } from '#contracts/team/customer.ts'
import type { TeamTradeApplication, TradeApplicationDetail } from '#contracts/team/trade-application.ts'
import { FactBlock } from '#desk/detail/fact-block.tsx'
import { Facts } from '#desk/detail/facts.tsx'
import { useFormat } from '#desk/format/use-format.ts'
import { useApplicationWords } from '../use-application-words.ts'

/** Includes whether the email address is verified. */
export function Applicant({
  application: { state, name, email, receivedAt, decideBy },
  detail: { accountId, isEmailVerified, language: code, fields },
  customer,
}: {
  application: TeamTradeApplication
  detail: TradeApplicationDetail
  customer: TeamCustomer | null
}) {
  const translate = useTranslate()
  const standing = customer?.standing ?? state
  const { word, field } = useApplicationWords()
  const { language, shortMoment } = useFormat()
  return (
    <FactBlock title={word('applicant')}>
      <Typography variant="body2" component="div" sx={{ paddingTop: 0.75, overflowWrap: 'anywhere' }}>
        <div>{name}</div>
        <div>
          <Link href={`mailto:${email}`}>{email}</Link>
        </div>
        <div>{word(isEmailVerified ? 'email-verified' : 'email-not-verified')}</div>
        {!isEmailVerified && (
          <Typography variant="body2" color="textSecondary">
            {word('email-hint')}
          </Typography>
        )}
        <div>
          <Link href={`tel:${fields.phone.replaceAll(' ', '')}`}>{fields.phone}</Link>
        </div>
        <div>
          <Link component={RouterLink} to={`/customers/${encodeURIComponent(accountId)}/show`}>
            {word('open-customer')}
          </Link>
        </div>
      </Typography>
      {standing !== state && (
        <Typography variant="body2" color="error">
          {word('standing-differs', {
            standing: translate(`resources.customers.values.standing.${standing}`),
          })}
        </Typography>
      )}
      <Facts
        facts={[
          [field('language'), language(code)],
          [field('receivedAt'), shortMoment(receivedAt)],
          [field('decideBy'), decideBy && shortMoment(decideBy)],
        ]}
      />
    </FactBlock>
  )
}
