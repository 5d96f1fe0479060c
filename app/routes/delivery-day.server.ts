import type { RouterContextProvider } from 'react-router'
import { loadFrame } from '#app/features/navigation/load-frame.server.ts'
import { dayAtHouse } from '#app/page/clock.ts'
import { computeDelay, type DeliveryDay } from '#domain/delivery/delivery-notices.ts'

/** Includes the delivery notices for the visitor's country, or none while the content service is unavailable. */
export async function deliveryDay(context: Readonly<RouterContextProvider>): Promise<DeliveryDay> {
  const notices = (await loadFrame(context))?.notices ?? []
  const house = dayAtHouse(context)
  return { ...house, notices, delayWeekdays: computeDelay(notices, house.today) }
}
