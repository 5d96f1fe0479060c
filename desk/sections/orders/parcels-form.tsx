import { Box, Button, TextField, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import type { TeamOrder } from '#contracts/team/order.ts'
import type { ActionContentProps, Values } from '#desk/actions/action.ts'
import { useShipmentName } from './order-labels.ts'

const PARCELS_MAX = 20

type Line = TeamOrder['lines'][number]

/** The typed values: the position of the shipment, the number of parcels, and for each parcel its carrier and pieces. */
const shipmentOf = ({ shipment = '' }: Values) => Number(shipment)
const countParcels = ({ parcels = '1' }: Values) => Number(parcels)
const carrierField = (name: 'company' | 'number' | 'url', parcel: number) => `${name} ${parcel}`
const quantityField = (parcel: number, lineId: string) => `pieces ${parcel} ${lineId}`

/** At first, the first parcel contains everything. */
function readQuantity(values: Values, parcel: number, { lineId, quantity }: ShippedItem): string {
  return values[quantityField(parcel, lineId)] ?? (parcel === 0 ? String(quantity) : '0')
}

type ShippedItem = TeamOrder['shipments'][number]['lineItems'][number]

/** The positions of the shipments that have not left. */
export function getUnsentShipments({ shipments, fulfilments }: TeamOrder): number[] {
  return shipments.flatMap(({ lineItems }, position) => {
    const isSent = fulfilments.some(({ shipment }) => shipment === position)
    return isSent || lineItems.length === 0 ? [] : [position]
  })
}

/** Converts the typed values to the input of `ship`. What is no number is sent as typed, so that it is refused. */
export function toParcels(values: Values, order: TeamOrder) {
  const shipment = shipmentOf(values)
  const items = order.shipments[shipment]?.lineItems ?? []
  return {
    shipment,
    parcels: range(countParcels(values)).map((parcel) => ({
      company: values[carrierField('company', parcel)] ?? '',
      number: values[carrierField('number', parcel)] ?? '',
      url: values[carrierField('url', parcel)] || null,
      lines: items
        .map((item) => {
          const text = readQuantity(values, parcel, item)
          return { lineId: item.lineId, quantity: /^\d+$/.test(text) ? Number(text) : text }
        })
        .filter(({ quantity }) => quantity !== 0),
    })),
  }
}

/** Counts the pieces in all parcels, and those of the shipment that are in none; null while a quantity is no number. */
export function countPieces(values: Values, order: TeamOrder): { packed: number; left: number } | null {
  const { shipment, parcels } = toParcels(values, order)
  const quantities = parcels.flatMap(({ lines }) => lines.map(({ quantity }) => Number(quantity)))
  const packed = quantities.reduce((sum, quantity) => sum + quantity, 0)
  const all = (order.shipments[shipment]?.lineItems ?? []).reduce((sum, { quantity }) => sum + quantity, 0)
  return Number.isNaN(packed) ? null : { packed, left: all - packed }
}

/** The pieces of a shipment, divided among parcels, and the carrier of each parcel. */
export function ParcelsForm({ item: order, values, onChange, problems }: ActionContentProps<TeamOrder>) {
  const translate = useTranslate()
  const getShipmentName = useShipmentName()
  const t = (key: string, options = {}) => translate(`resources.orders.parcels.${key}`, options)
  const unsent = getUnsentShipments(order)
  const shipment = shipmentOf(values)
  const parcels = range(countParcels(values))
  const change = (name: string, value: string) => onChange({ ...values, [name]: value })
  return (
    <Box sx={{ maxWidth: '52rem', marginY: 1 }}>
      {unsent.length > 1 && (
        <TextField
          select
          name="shipment"
          label={translate('resources.orders.action-fields.shipment')}
          value={String(shipment)}
          // The quantities are those of another shipment.
          onChange={({ target }) => onChange({ shipment: target.value })}
          slotProps={{ select: { native: true } }}
          fullWidth={false}
          sx={{ minWidth: '18rem' }}
        >
          {unsent.map((position) => (
            <option key={position} value={position}>
              {getShipmentName(order, position)}
            </option>
          ))}
        </TextField>
      )}
      <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {(order.shipments[shipment]?.lineItems ?? []).map((item) => {
          const line = order.lines.find(({ id }) => id === item.lineId)
          return (
            line && (
              <LineQuantities key={item.lineId} line={line} item={item} values={values} onChange={change} />
            )
          )
        })}
      </Box>
      {parcels.map((parcel) => (
        <Box
          component="fieldset"
          key={parcel}
          sx={{ border: 0, margin: 0, padding: 0, paddingTop: 2, minWidth: 0 }}
        >
          <Typography component="legend" variant="body2" sx={{ fontWeight: 500, padding: 0 }}>
            {t('parcel', { number: parcel + 1 })}
          </Typography>
          <Box
            sx={{
              display: 'grid',
              columnGap: 2,
              gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '1fr 1fr 1fr' },
            }}
          >
            {(['company', 'number', 'url'] as const).map((name) => {
              const problem = problems.find(({ path }) => path === `parcels.${parcel}.${name}`)
              return (
                <TextField
                  key={name}
                  name={carrierField(name, parcel)}
                  label={translate(`resources.orders.action-fields.${name}`)}
                  value={values[carrierField(name, parcel)] ?? ''}
                  onChange={({ target }) => change(carrierField(name, parcel), target.value)}
                  required={name !== 'url'}
                  error={problem !== undefined}
                  helperText={problem?.text}
                />
              )
            })}
          </Box>
        </Box>
      ))}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, marginTop: 1 }}>
        {parcels.length < PARCELS_MAX && (
          <Button onClick={() => change('parcels', String(parcels.length + 1))}>{t('another')}</Button>
        )}
        {parcels.length > 1 && (
          <Button onClick={() => onChange(withoutParcel(values, parcels.length - 1))}>
            {t('remove', { number: parcels.length })}
          </Button>
        )}
      </Box>
    </Box>
  )
}

function LineQuantities({
  line,
  item,
  values,
  onChange,
}: {
  line: Line
  item: ShippedItem
  values: Values
  onChange: (name: string, value: string) => void
}) {
  const translate = useTranslate()
  const t = (key: string, options = {}) => translate(`resources.orders.parcels.${key}`, options)
  const parcels = range(countParcels(values))
  const packed = parcels.reduce((sum, parcel) => sum + Number(readQuantity(values, parcel, item)), 0)
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 2,
        borderBottom: 1,
        borderColor: 'divider',
        paddingY: 1,
      }}
    >
      <Box sx={{ flex: '1 1 14rem', minWidth: 0 }}>
        <Typography variant="body2" sx={{ fontWeight: 500 }} lang={line.textLanguage ?? undefined}>
          {line.title}
        </Typography>
        <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {[line.variantTitle, line.finish, line.sku].filter(Boolean).join(' · ')}
        </Typography>
      </Box>
      {parcels.map((parcel) => (
        <TextField
          key={parcel}
          type="number"
          name={quantityField(parcel, item.lineId)}
          label={t('parcel', { number: parcel + 1 })}
          value={readQuantity(values, parcel, item)}
          onChange={({ target }) => onChange(quantityField(parcel, item.lineId), target.value)}
          slotProps={{
            htmlInput: {
              min: 0,
              max: item.quantity,
              'aria-label': t('quantity-label', { number: parcel + 1, title: line.title }),
            },
          }}
          fullWidth={false}
          sx={{ width: '6rem' }}
        />
      ))}
      <Typography
        variant="body2"
        sx={{ width: '7rem' }}
        color={packed > item.quantity ? 'error' : 'textPrimary'}
      >
        {Number.isNaN(packed)
          ? '–'
          : packed > item.quantity
            ? t('too-many', { count: item.quantity })
            : t('left', { count: item.quantity - packed })}
      </Typography>
    </Box>
  )
}

function withoutParcel(values: Values, parcel: number): Values {
  const isOfParcel = (name: string) => name.split(' ')[1] === String(parcel)
  const others = Object.fromEntries(Object.entries(values).filter(([name]) => !isOfParcel(name)))
  return { ...others, parcels: String(parcel) }
}

function range(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index)
}
