import { useTranslate } from 'react-admin'
import type { Order } from '#contracts/order/order.ts'
import { type OrderStage, orderStage } from '#domain/order/order-progress.ts'

export function stageOf(order: Order): OrderStage {
  const parcels = order.fulfilments.map(({ deliveredAt }) => ({ hasArrived: deliveredAt !== null }))
  return orderStage({ ...order, parcels })
}

/** Also states that an order is of samples. */
export function useStage(): (order: Order) => string {
  const translate = useTranslate()
  return (order) => {
    const stage = translate(`resources.orders.values.stage.${stageOf(order)}`)
    return order.isSamples ? `${translate('resources.orders.samples')} · ${stage}` : stage
  }
}
