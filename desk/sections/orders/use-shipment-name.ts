import { useTranslate } from 'react-admin'
import type { TeamOrder } from '#contracts/team/order.ts'

/** The house's warehouse, or the pieces' workshop. */
export function useShipmentName(): (order: TeamOrder, index: number) => string {
  const translate = useTranslate()
  return ({ shipments, lines }, index) => {
    const shipment = shipments[index]
    const first = lines.find(({ id }) => id === shipment?.lineItems[0]?.lineId)
    if (shipment?.warehouse === 'in-house' || !first)
      return translate('resources.orders.values.warehouse.in-house')
    return translate('resources.orders.from-workshop', { artisan: first.artisanName })
  }
}
