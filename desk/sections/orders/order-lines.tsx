import { Box, Link, Typography } from '@mui/material'
import { useLocale, useTranslate } from 'react-admin'
import { writeImageAddress } from '#contracts/image-address.ts'
import type { Order } from '#contracts/order/order.ts'
import type { TeamOrder } from '#contracts/team/order.ts'
import { Block } from '#desk/detail/block.tsx'
import { useFormat } from '#desk/format/use-format.ts'
import { formatDateRange } from '#domain/delivery/written-days.ts'
import { DocumentLink } from './order-facts.tsx'
import { useShipmentName } from './order-labels.ts'

type Line = TeamOrder['lines'][number]

type DeliveryPromise = NonNullable<Order['lines'][number]['promise']>

export function OrderLines({ order }: { order: TeamOrder }) {
  const getShipmentName = useShipmentName()
  return order.shipments.map(
    ({ lineItems }, index) =>
      lineItems.length > 0 && (
        <Block
          // biome-ignore lint/suspicious/noArrayIndexKey: an order's shipments are identified by their position.
          key={index}
          title={getShipmentName(order, index)}
          aside={
            <>
              <Parcel parcel={order.fulfilments.find(({ shipment }) => shipment === index)} />
              {' · '}
              <DocumentLink order={order} name="packing-slip" query={`?shipment=${index}`} />
            </>
          }
        >
          <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
            {lineItems.map(({ lineId, quantity }) => {
              const line = order.lines.find(({ id }) => id === lineId)
              const isSent = order.fulfilments.some(({ shipment }) => shipment === index)
              return (
                line && (
                  <LineRow
                    key={lineId}
                    line={line}
                    quantity={quantity}
                    isSent={isSent}
                    isFree={order.isSamples}
                  />
                )
              )
            })}
          </Box>
        </Block>
      ),
  )
}

function LineRow({
  line,
  quantity,
  isSent,
  isFree,
}: {
  line: Line
  quantity: number
  isSent: boolean
  isFree: boolean
}) {
  const { money } = useFormat()
  const translate = useTranslate()
  const describePromise = useDescribePromise()
  const { title, variantTitle, finish, projectName, sku, artisanName, picture, textLanguage } = line
  const { unitPrice, compareAt } = line
  const formatLineTotal = ({ amount, currencyCode }: Line['unitPrice']) =>
    money({ amount: (Number(amount) * quantity).toFixed(2), currencyCode })
  const isDiscounted = compareAt !== null && Number(compareAt.amount) > Number(unitPrice.amount)
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        gap: 2,
        alignItems: 'center',
        borderBottom: 1,
        borderColor: 'divider',
        paddingY: 1,
      }}
    >
      {picture && (
        <Box
          component="img"
          src={writeImageAddress({ encodedUrl: encodeURIComponent(picture.url), width: 360 })}
          alt=""
          loading="lazy"
          sx={{ width: 48, height: 60, objectFit: 'cover', backgroundColor: 'action.selected' }}
        />
      )}
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography variant="body2" sx={{ fontWeight: 500 }} lang={textLanguage ?? undefined}>
          {title}
        </Typography>
        <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {[variantTitle, finish, artisanName, sku].filter(Boolean).join(' · ')}
        </Typography>
        {projectName && (
          <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
            {translate('resources.orders.project', { name: projectName })}
          </Typography>
        )}
        {!isSent && line.promise && (
          <Typography variant="body2" color="textSecondary">
            {describePromise(line.promise)}
          </Typography>
        )}
      </Box>
      <Typography
        variant="body2"
        role="img"
        aria-label={translate('resources.orders.quantity', { quantity })}
      >
        {quantity}
      </Typography>
      <Box sx={{ width: '6.5rem', textAlign: 'right' }}>
        {!isFree && <Typography variant="body2">{formatLineTotal(unitPrice)}</Typography>}
        {isDiscounted && (
          <Typography variant="body2" color="textSecondary">
            <s>{formatLineTotal(compareAt)}</s>
          </Typography>
        )}
        {quantity > 1 && !isFree && (
          <Typography variant="body2" color="textSecondary">
            {translate('resources.orders.each', { price: money(unitPrice) })}
          </Typography>
        )}
      </Box>
    </Box>
  )
}

function Parcel({ parcel }: { parcel: TeamOrder['fulfilments'][number] | undefined }) {
  const translate = useTranslate()
  const { date } = useFormat()
  if (!parcel) return translate('resources.orders.parcel.none')
  const { company, number, url, sentAt, deliveredAt } = parcel
  const status = deliveredAt
    ? translate('resources.orders.parcel.delivered', { date: date(deliveredAt) })
    : translate('resources.orders.parcel.sent', { date: date(sentAt) })
  return (
    <>
      {status} · {company}{' '}
      {url ? (
        <Link href={url} target="_blank" rel="noreferrer">
          {number}
        </Link>
      ) : (
        number
      )}
    </>
  )
}

function useDescribePromise(): (promise: DeliveryPromise) => string {
  const translate = useTranslate()
  const locale = useLocale()
  return ({ source, window }) => {
    const values = { source: translate(`resources.orders.promise.${source}`) }
    if (!window) return translate('resources.orders.promise.unconfirmed', values)
    return translate('resources.orders.promise.when', { ...values, days: formatDateRange(window, locale) })
  }
}
