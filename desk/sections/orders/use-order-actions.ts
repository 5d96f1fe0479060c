import { useTranslate } from 'react-admin'
import type { TeamOrder } from '#contracts/team/order.ts'
import type { Action, Values } from '#desk/actions/action.ts'
import { useFormat } from '#desk/format/use-format.ts'
import { ADDRESS_FIELDS, getAddressRules } from '#domain/address/address-rules.ts'
import { includedTax } from '#domain/market/tax.ts'
import { money } from '#domain/money/money.ts'
import { reminderKind } from '#domain/order/on-account.ts'
import { applyOrderAction, type OrderAction } from '#domain/order/order-lifecycle.ts'
import { SHIPPED_EMAIL_DELAY_MS } from '#domain/order/split-shipment.ts'
import type { Role } from '#domain/team/roles.ts'
import { getBuyerName, getStage, parseMinor, useShipmentName } from './order-labels.ts'
import { countPieces, getUnsentShipments, ParcelsForm, toParcels } from './parcels-form.tsx'
import { computeTypedRefund, RefundForm, toRefund } from './refund-form.tsx'

type OrderTeamAction = Action<TeamOrder> & { roles: readonly Role[] }

const FIELD = 'resources.orders.action-fields'
const ORDERS: readonly Role[] = ['orders']
const ORDERS_AND_CARE: readonly Role[] = ['orders', 'care']
const toMinor = ({ amount }: { amount: string }) => Math.round(Number(amount) * 100)
const toDecimal = (minor: number) => (minor / 100).toFixed(2)

export function useOrderActions(): (order: TeamOrder) => OrderTeamAction[] {
  const translate = useTranslate()
  const getShipmentName = useShipmentName()
  const format = useFormat()
  /** Returns the values of the message `explain`: the recipient of the email and the language of the email. */
  const explainValues = (order: TeamOrder) => ({
    buyer: getBuyerName(order) || order.email,
    language: format.language(order.language),
  })

  return (order) => {
    const stage = getStage(order)
    const allows = (action: OrderAction) => {
      const effect = applyOrderAction(stage, action)
      return effect.ok && effect.value === 'changed'
    }
    const { detail, shipments, fulfilments } = order
    const shipmentField = (isOffered: (index: number) => boolean) => {
      const choices = shipments
        .map((_, index) => ({ id: String(index), name: getShipmentName(order, index) }))
        .filter(({ id }) => isOffered(Number(id)))
      const initial = choices[0]?.id ?? ''
      return { name: 'shipment', label: `${FIELD}.shipment`, kind: 'choice', choices, initial } as const
    }
    const isInvoice = order.payment.status === 'invoiced'
    const outstandingMinor = order.payment.open
      ? toMinor(order.payment.open)
      : toMinor(order.totals.due) - (detail?.receivedMinor ?? 0)
    const isLateTransfer = stage === 'expired' && order.payment.status === 'released' && !detail?.cameLateAt
    const undelivered = fulfilments.filter(({ deliveredAt }) => deliveredAt === null)
    const revocable = undelivered.filter(
      ({ sentAt }) => Date.now() - Date.parse(sentAt) < SHIPPED_EMAIL_DELAY_MS,
    )
    const [unsent] = getUnsentShipments(order)
    const refundsToTransfer = detail?.refunds.filter(({ status }) => status === 'to-transfer') ?? []

    const candidates: [boolean, OrderTeamAction][] = [
      [
        allows('transfer-received') || isInvoice || isLateTransfer,
        {
          name: 'transfer-received',
          roles: ORDERS,
          fields: () => [
            {
              name: 'amountMinor',
              label: `${FIELD}.amount`,
              isRequired: true,
              initial: toDecimal(outstandingMinor),
            },
          ],
          toInput: ({ amountMinor = '' }) =>
            parseMinor(amountMinor) === outstandingMinor ? {} : { amountMinor: parseMinor(amountMinor) },
          consequence: ({ amountMinor = '' }) =>
            isLateTransfer ? null : describeDifference(order, parseMinor(amountMinor), outstandingMinor),
        },
      ],
      [
        allows('ship') && unsent !== undefined,
        {
          name: 'ship',
          explainValues,
          roles: ORDERS,
          initialValues: () => ({ shipment: String(unsent) }),
          content: ParcelsForm,
          consequence: describeParcels,
          toInput: toParcels,
        },
      ],
      [
        undelivered.length > 0,
        {
          name: 'correct-parcel',
          roles: ORDERS,
          fields: () => [
            shipmentField((index) => undelivered.some(({ shipment }) => shipment === index)),
            { name: 'company', label: `${FIELD}.company`, isRequired: true },
            { name: 'number', label: `${FIELD}.number`, isRequired: true },
            { name: 'url', label: `${FIELD}.url` },
          ],
          toInput: ({ shipment, company, number, url }) => ({
            shipment: Number(shipment),
            company,
            number,
            url: url || null,
          }),
        },
      ],
      [
        revocable.length > 0,
        {
          name: 'take-back',
          roles: ORDERS,
          fields: () => [shipmentField((index) => revocable.some(({ shipment }) => shipment === index))],
          toInput: ({ shipment }) => ({ shipment: Number(shipment) }),
        },
      ],
      [
        allows('deliver') && undelivered.length > 0,
        {
          name: 'deliver',
          roles: ORDERS,
          fields: () => [shipmentField((index) => undelivered.some(({ shipment }) => shipment === index))],
          toInput: ({ shipment }) => ({ shipment: Number(shipment) }),
        },
      ],
      [
        allows('refund') && (detail?.refundableMinor ?? 0) > 0,
        {
          name: 'refund',
          explainValues: (order) => ({ ...explainValues(order), kind: isInvoice ? 'credit' : 'refund' }),
          roles: ORDERS,
          content: RefundForm,
          consequence: describeRefund,
          toInput: toRefund,
        },
      ],
      [
        refundsToTransfer.length > 0,
        {
          name: 'refund-transferred',
          roles: ORDERS,
          fields: () => [
            {
              name: 'refundId',
              label: `${FIELD}.amount`,
              kind: 'choice',
              choices: refundsToTransfer.map(({ id, amountMinor }) => ({ id, name: toDecimal(amountMinor) })),
              initial: refundsToTransfer[0]?.id ?? '',
            },
          ],
          toInput: ({ refundId }) => ({ refundId }),
        },
      ],
      [
        allows('correct-address'),
        {
          name: 'correct-address',
          roles: ORDERS,
          fields: ({ address }) =>
            getAddressRules(address.country)
              .fields.filter((name) => name !== 'country')
              .map((name) => ({
                name,
                label: `resources.orders.address-fields.${name}`,
                initial: address[name],
              })),
          toInput: (values, { address }) =>
            Object.fromEntries(ADDRESS_FIELDS.map((name) => [name, values[name] ?? address[name]])),
        },
      ],
      [
        allows('cancel'),
        {
          name: 'cancel',
          roles: ORDERS,
          fields: () => [{ name: 'restocks', label: `${FIELD}.restocks`, kind: 'switch', initial: 'yes' }],
          toInput: ({ restocks }) => ({ restocks: restocks === 'yes' }),
        },
      ],
      [
        true,
        {
          name: 'add-note',
          roles: ORDERS_AND_CARE,
          fields: () => [{ name: 'text', label: `${FIELD}.text`, kind: 'lines', isRequired: true }],
          toInput: ({ text }) => ({ text }),
        },
      ],
      [
        true,
        {
          name: 'resend-email',
          explainValues,
          roles: ORDERS_AND_CARE,
          fields: () => [
            {
              name: 'letter',
              label: `${FIELD}.email`,
              kind: 'choice',
              choices: getResendableEmails(order).map((id) => ({ id, name: getEmailName(order, id) })),
              initial: getResendableEmails(order)[0] ?? '',
            },
          ],
          toInput: ({ letter: email = '' }) => {
            const [kind, shipment] = email.split(' ')
            return { kind, ...(shipment !== undefined && { shipment: Number(shipment) }) }
          },
        },
      ],
    ]
    return candidates
      .filter(([isOffered, { name }]) =>
        name === 'resend-email' ? getResendableEmails(order).length > 0 : isOffered,
      )
      .map(([, action]) => action)
  }

  /** Describes the consequence of a received amount, which may differ from the outstanding one. */
  function describeDifference(
    { totals }: TeamOrder,
    received: number | string,
    outstandingMinor: number,
  ): string | null {
    if (typeof received !== 'number') return null
    const difference = received - outstandingMinor
    const kind = difference === 0 ? 'exact' : difference < 0 ? 'less' : 'more'
    const { currencyCode } = totals.due
    const amount = format.money({ amount: toDecimal(Math.abs(difference)), currencyCode })
    return translate(`resources.orders.arrival.${kind}`, { amount })
  }

  function describeParcels(values: Values, order: TeamOrder): string | null {
    const pieces = countPieces(values, order)
    if (pieces === null || pieces.left < 0) return null
    return translate('resources.orders.parcels.summary', { ...pieces, parcels: Number(values.parcels ?? 1) })
  }

  function describeRefund(values: Values, order: TeamOrder): string | null {
    const totalMinor = computeTypedRefund(values, order)
    if (totalMinor === null || !order.detail) return null
    const { taxes, total } = order.totals
    const { currencyCode } = total
    const rate = taxes.kind === 'included' ? taxes.ratePercent : 0
    const tax = includedTax(money(totalMinor, currencyCode), rate)
    const toMoney = (minor: number) => format.money({ amount: toDecimal(minor), currencyCode })
    return translate('resources.orders.refunds.summary', {
      amount: toMoney(totalMinor),
      tax: rate > 0 ? 'included' : 'none',
      rate,
      taxAmount: toMoney(tax.amountMinor),
      left: toMoney(order.detail.refundableMinor - totalMinor),
    })
  }

  function getEmailName(order: TeamOrder, email: string): string {
    const [kind, shipment] = email.split(' ')
    const name = translate(`resources.emails.values.kind.${kind}`)
    return shipment === undefined ? name : `${name}: ${getShipmentName(order, Number(shipment))}`
  }
}

/** Returns the emails that can be sent again: the kind and, if the email is about a shipment, the shipment's index. */
function getResendableEmails({ status, payment, paymentDueAt, fulfilments }: TeamOrder): string[] {
  const isOpen = status === 'awaiting-payment' || status === 'paid'
  return [
    ...(isOpen ? ['order-confirmation'] : []),
    ...(status === 'awaiting-payment' ? ['order-reminder'] : []),
    ...(payment.status === 'invoiced' && paymentDueAt !== null
      ? [reminderKind(new Date(paymentDueAt), new Date())]
      : []),
    ...fulfilments.map(({ shipment }) => `order-shipped ${shipment}`),
  ]
}
