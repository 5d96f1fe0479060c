import { Box, Checkbox, FormControlLabel, TextField, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import type { TeamOrder } from '#contracts/team/order.ts'
import type { ActionContentProps, Values } from '#desk/actions/action.ts'
import { REFUND_CAUSES } from '#domain/order/order-refund.ts'
import { computeRefund } from '#domain/order/refund.ts'

import { useFormatMinor } from './order-facts.tsx'
import { parseMinor } from './order-labels.ts'

type Line = TeamOrder['lines'][number]

/** The typed values: for each line its pieces and what happens to them, the amounts, and the cause. */
const quantityField = (lineId: string) => `pieces ${lineId}`
const unsentField = (lineId: string) => `unsent ${lineId}`
const restockField = (lineId: string) => `restock ${lineId}`

/** Counts the pieces of a line that have not left. */
function countUnsent({ shipments, fulfilments }: TeamOrder, lineId: string): number {
  return shipments
    .filter((_, position) => fulfilments.every(({ shipment }) => shipment !== position))
    .flatMap(({ lineItems }) => lineItems.filter((item) => item.lineId === lineId))
    .reduce((sum, { quantity }) => sum + quantity, 0)
}

/** Pieces that have not left are refunded instead of shipped, unless the person says otherwise. */
const isUnsent = (values: Values, order: TeamOrder, lineId: string) =>
  countUnsent(order, lineId) > 0 && (values[unsentField(lineId)] ?? 'yes') === 'yes'

/** Converts the typed values to the input of `refund`. What is no number is sent as typed, so that it is refused. */
export function toRefund(values: Values, order: TeamOrder) {
  const amount = (name: string) => {
    const text = values[name] ?? ''
    return text.trim() === '' ? 0 : parseMinor(text)
  }
  return {
    lines: order.lines.flatMap(({ id: lineId }) => {
      const text = values[quantityField(lineId)] ?? '0'
      const quantity = /^\d+$/.test(text) ? Number(text) : text
      if (quantity === 0) return []
      const restocks = (values[restockField(lineId)] ?? 'yes') === 'yes'
      return [{ lineId, quantity, isUnsent: isUnsent(values, order, lineId), restocks }]
    }),
    shippingMinor: amount('shipping'),
    amountMinor: amount('amountMinor'),
    cause: values.cause || null,
  }
}

/** Computes what the typed values refund, in minor units; null while they are not valid, or more than was paid. */
export function computeTypedRefund(values: Values, order: TeamOrder): number | null {
  const { lines, shippingMinor, amountMinor } = toRefund(values, order)
  if (typeof shippingMinor !== 'number' || typeof amountMinor !== 'number' || !order.detail) return null
  const known = lines.flatMap(({ lineId, quantity }) =>
    typeof quantity === 'number' ? [{ lineId, quantity }] : [],
  )
  if (known.length < lines.length) return null
  const refund = computeRefund(order.detail.refundable, {
    lines: known,
    shippingMinor,
    otherMinor: amountMinor,
  })
  return refund.ok && refund.value.totalMinor <= order.detail.refundableMinor ? refund.value.totalMinor : null
}

/** The pieces of an order with the quantity to refund, the delivery, another amount and the cause. */
export function RefundForm({ item: order, values, onChange, problems }: ActionContentProps<TeamOrder>) {
  const translate = useTranslate()
  const formatMinor = useFormatMinor(order)
  const t = (key: string, options = {}) => translate(`resources.orders.refunds.${key}`, options)
  const change = (name: string, value: string) => onChange({ ...values, [name]: value })
  const refundable = order.detail?.refundable
  const problemOf = (name: string) => problems.find(({ path }) => path === name)?.text
  const amountField = (name: 'shipping' | 'amountMinor', label: string, hint?: string) => {
    const problem = problemOf(name === 'shipping' ? 'shippingMinor' : name)
    return (
      <TextField
        name={name}
        label={label}
        value={values[name] ?? ''}
        onChange={({ target }) => change(name, target.value)}
        error={problem !== undefined}
        helperText={problem ?? hint}
        slotProps={{ htmlInput: { inputMode: 'decimal' } }}
      />
    )
  }
  return (
    <Box sx={{ maxWidth: '52rem', marginY: 1 }}>
      {!order.isSamples && refundable && refundable.lines.length > 0 && (
        <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
          {refundable.lines.map(({ lineId, quantity, refundedQuantity, paidMinor }) => {
            const line = order.lines.find(({ id }) => id === lineId)
            return (
              line && (
                <LineRefund
                  key={lineId}
                  order={order}
                  line={line}
                  left={quantity - refundedQuantity}
                  price={formatMinor(Math.round(paidMinor / quantity))}
                  values={values}
                  onChange={change}
                />
              )
            )
          })}
        </Box>
      )}
      <Box
        sx={{
          display: 'grid',
          columnGap: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '1fr 1fr 1fr' },
          paddingTop: 1,
        }}
      >
        {refundable &&
          refundable.shippingMinor > 0 &&
          amountField(
            'shipping',
            t('shipping'),
            t('up-to', { amount: formatMinor(refundable.shippingMinor) }),
          )}
        {amountField('amountMinor', t('other'))}
        <TextField
          select
          name="cause"
          label={t('cause')}
          value={values.cause ?? ''}
          onChange={({ target }) => change('cause', target.value)}
          slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
        >
          <option value="">–</option>
          {REFUND_CAUSES.map((cause) => (
            <option key={cause} value={cause}>
              {t(`causes.${cause}`)}
            </option>
          ))}
        </TextField>
      </Box>
    </Box>
  )
}

function LineRefund({
  order,
  line,
  left,
  price,
  values,
  onChange,
}: {
  order: TeamOrder
  line: Line
  left: number
  price: string
  values: Values
  onChange: (name: string, value: string) => void
}) {
  const translate = useTranslate()
  const t = (key: string, options = {}) => translate(`resources.orders.refunds.${key}`, options)
  const quantity = values[quantityField(line.id)] ?? '0'
  const unsent = countUnsent(order, line.id)
  const toggle = (name: string, label: string) => (
    <FormControlLabel
      label={label}
      control={
        <Checkbox
          name={name}
          checked={(values[name] ?? 'yes') === 'yes'}
          onChange={({ target }) => onChange(name, target.checked ? 'yes' : 'no')}
        />
      }
    />
  )
  return (
    <Box component="li" sx={{ borderBottom: 1, borderColor: 'divider', paddingY: 1 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2 }}>
        <Box sx={{ flex: '1 1 14rem', minWidth: 0 }}>
          <Typography variant="body2" sx={{ fontWeight: 500 }} lang={line.textLanguage ?? undefined}>
            {line.title}
          </Typography>
          <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
            {[line.variantTitle, line.sku, t('each', { price })].filter(Boolean).join(' · ')}
          </Typography>
        </Box>
        {left === 0 ? (
          <Typography variant="body2">{t('all-refunded')}</Typography>
        ) : (
          <TextField
            type="number"
            name={quantityField(line.id)}
            label={t('pieces', { count: left })}
            value={quantity}
            onChange={({ target }) => onChange(quantityField(line.id), target.value)}
            slotProps={{
              htmlInput: {
                min: 0,
                max: left,
                'aria-label': t('pieces-label', { count: left, title: line.title }),
              },
            }}
            fullWidth={false}
            sx={{ width: '8rem' }}
          />
        )}
      </Box>
      {quantity !== '0' && quantity !== '' && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2 }}>
          {toggle(restockField(line.id), t('restock'))}
          {unsent > 0 && toggle(unsentField(line.id), t('unsent', { count: unsent }))}
        </Box>
      )}
    </Box>
  )
}
