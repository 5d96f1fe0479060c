import { Link, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import type { TeamCustomer } from '#contracts/team/customer.ts'
import type { TeamTradeApplication, TradeApplicationDetail } from '#contracts/team/trade-application.ts'
import { AsideLine } from '#desk/detail/aside.tsx'
import { FactBlock, Facts } from '#desk/detail/facts.tsx'
import { useFormat } from '#desk/format/use-format.ts'
import { useDesk } from '#desk/provider/desk-context.ts'
import { hasRole } from '#domain/team/roles.ts'
import { orders as section } from '../orders/orders.tsx'
import { useApplicationLabels } from './application-labels.tsx'

/** Shows the applicant, including whether their email address is verified. */
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
  const { t, field } = useApplicationLabels()
  const { language, shortDateAndTime } = useFormat()
  return (
    <FactBlock title={t('applicant')}>
      <Typography variant="body2" component="div" sx={{ paddingTop: 0.75, overflowWrap: 'anywhere' }}>
        <div>{name}</div>
        <div>
          <Link href={`mailto:${email}`}>{email}</Link>
        </div>
        <div>{t(isEmailVerified ? 'email-verified' : 'email-not-verified')}</div>
        {!isEmailVerified && (
          <Typography variant="body2" color="textSecondary">
            {t('email-hint')}
          </Typography>
        )}
        <div>
          <Link href={`tel:${fields.phone.replaceAll(' ', '')}`}>{fields.phone}</Link>
        </div>
        <div>
          <Link component={RouterLink} to={`/customers/${encodeURIComponent(accountId)}/show`}>
            {t('open-customer')}
          </Link>
        </div>
      </Typography>
      {standing !== state && (
        <Typography variant="body2" color="error">
          {t('standing-differs', {
            standing: translate(`resources.customers.values.standing.${standing}`),
          })}
        </Typography>
      )}
      <Facts
        facts={[
          [field('language'), language(code)],
          [field('receivedAt'), shortDateAndTime(receivedAt)],
          [field('decideBy'), decideBy && shortDateAndTime(decideBy)],
        ]}
      />
    </FactBlock>
  )
}

const ORDERS_SHOWN = 8

/** Shows the applicant's orders, with a link for people who may open orders. */
export function ApplicantOrders({ customer }: { customer: TeamCustomer | null }) {
  const translate = useTranslate()
  const { t } = useApplicationLabels()
  const { shortDate } = useFormat()
  const { session } = useDesk()
  if (!customer?.detail) return null
  const orders = customer.detail.orders.slice(0, ORDERS_SHOWN)
  const canOpenOrders = hasRole(session.roles, section.roles)
  return (
    <FactBlock title={t('orders')}>
      {orders.length === 0 && (
        <Typography variant="body2" sx={{ paddingTop: 0.75 }}>
          {t('no-orders')}
        </Typography>
      )}
      {orders.map(({ id, number, placedAt, status }) => (
        <AsideLine key={id} start={shortDate(placedAt)}>
          {canOpenOrders ? (
            <Link component={RouterLink} to={`/orders/${id}/show`}>
              {number}
            </Link>
          ) : (
            number
          )}{' '}
          {translate(`resources.orders.values.status.${status}`)}
        </AsideLine>
      ))}
    </FactBlock>
  )
}
