import { z } from 'zod'
import { type DeliveryNotice, NOTICE_PLACES } from '#domain/delivery/delivery-notices.ts'
import { isCalendarDate } from '#domain/house/calendar-date.ts'
import type { Locale } from '#domain/market/locale.ts'
import { ok, type Result } from '#domain/result.ts'
import type { ContentReader } from './reading/content-reader.ts'
import { optionalAddress, optionalText, parseValidItems } from './reading/content-shapes.ts'
import { LINK, text, VISIBLE_HERE } from './reading/groq.ts'

/**
 * The notices about deliveries to a country, also those whose days have not come or are over, since the house's calendar
 * decides that. An invalid one is reported and left out.
 */
export async function readDeliveryNotices(
  { read, report }: ContentReader,
  { locale: { language, country }, isPreview = false }: { locale: Locale; isPreview?: boolean },
): Promise<Result<DeliveryNotice[], 'content-unavailable'>> {
  const what = 'delivery-notices'
  const params = { language, country }
  const list = await read({ what, query: NOTICES, params, schema: z.array(z.unknown()), isPreview })
  return list.ok ? ok(parseValidItems(deliveryNotice, list.value, what, report)) : list
}

/** The latest, so that those of earlier years are left out in time. */
const NOTICES = `*[_type == "deliveryNotice" && ${VISIBLE_HERE}] | order(to desc, _id asc)[0...20]{
  "id": _id, kind, from, to, places, "text": ${text('text')}, "stripText": ${text('stripText')},
  "link": link${LINK}.url, delayWeekdays, arrivesBy
}`

const day = z.string().refine(isCalendarDate)
const shared = {
  id: z.string(),
  text: z.string().min(1),
  stripText: optionalText,
  link: optionalAddress,
  from: day,
  to: day,
  places: z.array(z.enum(NOTICE_PLACES)),
}
const deliveryNotice: z.ZodType<DeliveryNotice> = z.discriminatedUnion('kind', [
  z.object({ ...shared, kind: z.literal('delay'), delayWeekdays: z.number().int().min(0).max(60) }),
  z.object({ ...shared, kind: z.literal('guarantee'), arrivesBy: day }),
])
