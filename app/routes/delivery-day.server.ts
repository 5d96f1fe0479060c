import type { RouterContextProvider } from 'react-router'
import { loadFrame } from '#app/features/navigation/load-frame.server.ts'
import { dayAtHouse } from '#app/page/clock.ts'
import { computeDelay, type DeliveryDay } from '#domain/delivery/delivery-notices.ts'

/** Loads the day with the delivery notices for the visitor's country; none while the content service is unavailable. */
export async function loadDeliveryDay(context: Readonly<RouterContextProvider>): Promise<DeliveryDay> {
  const notices = (await loadFrame(context))?.notices ?? []
  const house = dayAtHouse(context)
  return { ...house, notices, delayWeekdays: computeDelay(notices, house.today) }
}
