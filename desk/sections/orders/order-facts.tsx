import { Typography } from '@mui/material'
import { useGetList, useTranslate } from 'react-admin'
import { z } from 'zod'
import { teamItem } from '../../../contracts/team/convention.ts'
import type { TeamOrder } from '../../../contracts/team/order.ts'
import { AddressText } from '../../detail/address-text.tsx'
import { Block } from '../../detail/block.tsx'
import { Facts } from '../../detail/facts.tsx'
import { useFormat } from '../../format/use-format.ts'
import { DocumentLink } from './document-link.tsx'
import { OrderCustomer } from './order-customer.tsx'
import { useMinor } from './use-minor.ts'

const email = teamItem.extend({ subject: z.string(), status: z.string(), createdAt: z.string() })

/** Who an order is for, where it goes, how it is paid, and what was written to its buyer. */
export function OrderFacts({ order }: { order: TeamOrder }) {
  const translate = useTranslate()
  const word = (key: string) => translate(`resources.orders.${key}`)
  return (
    <aside aria-label={word('facts.label')}>
      <Block title={word('facts.customer')}>
        <OrderCustomer order={order} />
      </Block>
      <Block title={word('facts.deliver-to')}>
        <AddressText address={order.address} />
      </Block>
      <Block title={word('facts.invoice-to')}>
        {order.billingAddress ? (
          <AddressText address={order.billingAddress} />
        ) : (
          <Typography variant="body2" sx={{ paddingTop: 0.75 }}>
            {word('facts.same-address')}
          </Typography>
        )}
      </Block>
      <Block title={word('fields.payment')}>
        <PaymentFacts order={order} />
      </Block>
      <Block title={word('documents.label')}>
        <Typography variant="body2" sx={{ paddingTop: 0.75 }}>
          <DocumentLink order={order} name="pro-forma" />
        </Typography>
      </Block>
      <Block title={word('facts.emails')}>
        <Emails orderId={order.id} />
      </Block>
    </aside>
  )
}

function PaymentFacts({ order }: { order: TeamOrder }) {
  const translate = useTranslate()
  const { money, date } = useFormat()
  const minor = useMinor(order)
  const { payment, paymentDueAt, totals, detail } = order
  const word = (key: string) => translate(`resources.orders.payment.${key}`)
  return (
    <>
      <Facts
        facts={[
          [
            word('method'),
            translate(`resources.orders.values.method.${payment.method}`, { _: payment.method }),
          ],
          [word('status'), translate(`resources.orders.values.payment.${payment.status}`)],
          [word('due'), money(totals.due)],
          [word('received'), detail && detail.receivedMinor > 0 ? minor(detail.receivedMinor) : null],
          [word('due-at'), paymentDueAt && date(paymentDueAt)],
          [word('reference'), payment.reference],
          [word('came-late'), detail?.cameLateAt ? date(detail.cameLateAt) : null],
        ]}
      />
      {detail?.refunds.map(({ id, amountMinor, status, requestedAt }) => (
        <Typography key={id} variant="body2">
          {date(requestedAt)} · −{minor(amountMinor)} ·{' '}
          {translate(`resources.orders.values.refund.${status}`)}
        </Typography>
      ))}
    </>
  )
}

function Emails({ orderId }: { orderId: string }) {
  const translate = useTranslate()
  const { date } = useFormat()
  const { data = [] } = useGetList('emails', {
    filter: { order: orderId },
    sort: { field: 'createdAt', order: 'DESC' },
  })
  if (data.length === 0)
    return <Typography variant="body2">{translate('resources.orders.facts.no-emails')}</Typography>
  return data.map((item) => {
    const { id, subject, status, createdAt } = email.parse(item)
    return (
      <Typography key={id} variant="body2" sx={{ paddingTop: 0.75 }}>
        {date(createdAt)} · {subject} · <span>{translate(`resources.emails.values.status.${status}`)}</span>
      </Typography>
    )
  })
}
