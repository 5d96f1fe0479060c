import { Link, Typography } from '@mui/material'
import { useGetList, useTranslate } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import { teamCustomer } from '#contracts/team/customer.ts'
import { DESK_PATHS } from '#contracts/team/desk.ts'
import type { TeamOrder } from '#contracts/team/order.ts'
import { AddressText, FactBlock, Facts } from '#desk/detail/facts.tsx'
import { useFormat } from '#desk/format/use-format.ts'
import { getCustomerName, useCustomerLabels } from '../../detail/customer-labels.tsx'
import { useOrderEmails } from './order-labels.ts'

export function OrderFacts({ order }: { order: TeamOrder }) {
  const translate = useTranslate()
  const t = (key: string) => translate(`resources.orders.${key}`)
  return (
    <aside aria-label={t('facts.label')}>
      <FactBlock title={t('facts.customer')}>
        <OrderCustomer order={order} />
      </FactBlock>
      <FactBlock title={t('facts.deliver-to')}>
        <AddressText address={order.address} />
      </FactBlock>
      {order.notices.length > 0 && (
        <FactBlock title={t('facts.notices')}>
          {order.notices.map((notice) => (
            <Typography key={notice} variant="body2" sx={{ paddingTop: 0.75 }} lang={order.language}>
              {notice}
            </Typography>
          ))}
        </FactBlock>
      )}
      {!order.isSamples && (
        <FactBlock title={t('facts.invoice-to')}>
          {order.billingAddress ? (
            <AddressText address={order.billingAddress} />
          ) : (
            <Typography variant="body2" sx={{ paddingTop: 0.75 }}>
              {t('facts.same-address')}
            </Typography>
          )}
        </FactBlock>
      )}
      {order.agreedReference !== null && (
        <FactBlock title={t('facts.agreed')}>
          <Typography variant="body2" sx={{ paddingTop: 0.75 }}>
            {order.agreedReference}
          </Typography>
        </FactBlock>
      )}
      <FactBlock title={t('fields.payment')}>
        {order.isSamples ? (
          <Typography variant="body2" sx={{ paddingTop: 0.75 }}>
            {t('values.method.free')}
          </Typography>
        ) : (
          <PaymentFacts order={order} />
        )}
      </FactBlock>
      <FactBlock title={t('documents.label')}>
        <Typography variant="body2" sx={{ paddingTop: 0.75 }}>
          <DocumentLink order={order} name="pro-forma" />
        </Typography>
      </FactBlock>
      <FactBlock title={t('facts.emails')}>
        <Emails orderId={order.id} />
      </FactBlock>
    </aside>
  )
}

function PaymentFacts({ order }: { order: TeamOrder }) {
  const translate = useTranslate()
  const { money, date } = useFormat()
  const formatMinor = useFormatMinor(order)
  const { payment, paymentDueAt, totals, detail } = order
  const t = (key: string) => translate(`resources.orders.payment.${key}`)
  return (
    <>
      <Facts
        facts={[
          [t('method'), translate(`resources.orders.values.method.${payment.method}`, { _: payment.method })],
          [t('status'), translate(`resources.orders.values.payment.${payment.status}`)],
          [t('due'), money(payment.open ?? totals.due)],
          [t('received'), detail && detail.receivedMinor > 0 ? formatMinor(detail.receivedMinor) : null],
          [t(payment.method === 'on-account' ? 'pay-by' : 'due-at'), paymentDueAt && date(paymentDueAt)],
          [t('reference'), payment.reference],
          [t('came-late'), detail?.cameLateAt ? date(detail.cameLateAt) : null],
        ]}
      />
      {detail?.refunds.map(({ id, amountMinor, status, reason, requestedAt }) => (
        <Typography key={id} variant="body2">
          {date(requestedAt)} · −{formatMinor(amountMinor)} ·{' '}
          {translate(`resources.orders.values.refund.${reason === 'credited' ? reason : status}`)}
        </Typography>
      ))}
    </>
  )
}

function Emails({ orderId }: { orderId: string }) {
  const translate = useTranslate()
  const { date } = useFormat()
  const emails = useOrderEmails(orderId)
  if (emails.length === 0)
    return <Typography variant="body2">{translate('resources.orders.facts.no-emails')}</Typography>
  const bounce = emails.find((email) => email.bounce)?.bounce
  return (
    <>
      {bounce && (
        <Typography variant="body2" color="error" sx={{ paddingTop: 0.75 }}>
          {translate('resources.emails.address-bounced', { date: date(bounce.at), reason: bounce.reason })}
        </Typography>
      )}
      {emails.map(({ id, subject, status, createdAt }) => (
        <Typography key={id} variant="body2" sx={{ paddingTop: 0.75 }}>
          <Link component={RouterLink} to={`/emails/${id}/show`}>
            {subject || translate('resources.emails.removed')}
          </Link>
          <Typography variant="body2" color="textSecondary" component="span" sx={{ display: 'block' }}>
            {date(createdAt)} · {translate(`resources.emails.values.status.${status}`)}
          </Typography>
        </Typography>
      ))}
    </>
  )
}

export function useFormatMinor({ totals }: TeamOrder): (amountMinor: number) => string {
  const { money } = useFormat()
  const { currencyCode } = totals.total
  return (amountMinor) => money({ amount: (amountMinor / 100).toFixed(2), currencyCode })
}

/** Links to the customer, once loaded, and to the order's email address. */
function OrderCustomer({ order: { id, email } }: { order: TeamOrder }) {
  const labels = useCustomerLabels()
  const { data = [] } = useGetList('customers', { filter: { order: id } })
  const [customer] = data.map((item) => teamCustomer.parse(item))
  return (
    <Typography variant="body2" component="div" sx={{ paddingTop: 0.75, overflowWrap: 'anywhere' }}>
      {customer && (
        <div>
          <Link component={RouterLink} to={`/customers/${customer.id}/show`}>
            {getCustomerName(customer)}
          </Link>
        </div>
      )}
      <Link href={`mailto:${email}`}>{email}</Link>
      {customer && <div>{labels.summary(customer)}</div>}
    </Typography>
  )
}

/** A link that opens a PDF in a new tab. */
export function DocumentLink({
  order: { id },
  name,
  query = '',
}: {
  order: TeamOrder
  name: 'pro-forma' | 'packing-slip'
  query?: string
}) {
  const translate = useTranslate()
  return (
    <Link
      href={`${DESK_PATHS.api}/orders/${encodeURIComponent(id)}/documents/${name}${query}`}
      target="_blank"
      color="textPrimary"
    >
      {translate(`resources.orders.documents.${name}`)}
    </Link>
  )
}
