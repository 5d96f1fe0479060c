import type { RouterContextProvider } from 'react-router'
import { dayAtHouse } from '#app/page/clock.ts'
import { clientsContext, visitorContext } from '#app/visitor/context.ts'
import { type DeliveryDay, type DeliveryNotice, delayOn } from '#domain/delivery/delivery-notices.ts'

type Context = Readonly<RouterContextProvider>

/**
 * Includes the delivery notices for the visitor's country. Read once per request; without notices while the content
 * service is unavailable.
 */
export async function deliveryDay(context: Context): Promise<DeliveryDay> {
  const reading = READINGS.get(context) ?? readNotices(context)
  READINGS.set(context, reading)
  const notices = await reading
  const house = dayAtHouse(context)
  return { ...house, notices, delayWeekdays: delayOn(notices, house.today) }
}

const READINGS = new WeakMap<Context, Promise<readonly DeliveryNotice[]>>()

async function readNotices(context: Context): Promise<readonly DeliveryNotice[]> {
  const { locale, isPreview } = context.get(visitorContext)
  const found = await context.get(clientsContext).content.getDeliveryNotices({ locale, isPreview })
  return found.ok ? found.value : []
}
