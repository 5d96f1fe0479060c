import { z } from 'zod'
import { isCalendarDate } from '#domain/calendar/calendar-date.ts'
import { type DeliveryNotice, NOTICE_PLACES } from '#domain/delivery/delivery-notices.ts'
import type { Locale } from '#domain/market/locale.ts'
import { ok, type Result } from '#domain/result.ts'
import type { Audience } from '#domain/visitor/segments.ts'
import { FOOTER, type Footer, footerDocument, toFooter } from './footer.ts'
import { MESSAGES, type StripMessages, stripMessages } from './marketing-message.ts'
import { MENU, type Menu, menuDocument, toMenu } from './menu.ts'
import type { ContentReader } from './reading/content-reader.ts'
import { optionalText, optionalUrl, pageUrl, parseValidItems } from './reading/content-shapes.ts'
import { LINK, PAGE_URL, text, VISIBLE_HERE } from './reading/groq.ts'

/** What every page has around its content. */
export type Frame = {
  /** Null if the country has none. */
  readonly menu: Menu | null
  readonly messages: StripMessages
  readonly footer: Footer | null
  /** In the editors' order, headquarters first. */
  readonly offices: readonly OfficeLink[]
  readonly notices: readonly DeliveryNotice[]
}

/** `url` is without the locale. */
export type OfficeLink = { readonly city: string; readonly role: string | null; readonly url: string }

export type FrameRequest = {
  /** The slug or document id of the menu. */
  readonly menu: string
  readonly locale: Locale
  readonly isTrade: boolean
  /** The audiences of the visitor (Spec §6). */
  readonly segments: readonly Audience[]
}

/** Loads everything in one query. An invalid part is reported and left out. */
export async function readFrame(
  { read, report }: ContentReader,
  { locale, isPreview = false, ...visitor }: FrameRequest & { isPreview?: boolean },
): Promise<Result<Frame, 'content-unavailable'>> {
  const { language, country } = locale
  const params = { language, country, ...visitor }
  const found = await read({ what: 'frame', query: FRAME, params, schema: z.looseObject({}), isPreview })
  if (!found.ok) return found
  const { menu, messages, footer, offices, notices } = found.value
  const parsePart = <Part>(schema: z.ZodType<Part>, value: unknown, what: string): Part | null => {
    const parsed = schema.nullable().safeParse(value)
    if (parsed.success) return parsed.data
    report({ kind: 'content-broken', what, details: z.prettifyError(parsed.error) })
    return null
  }
  const validMenu = parsePart(menuDocument, menu, 'menu')
  const validFooter = parsePart(footerDocument, footer, 'footer')
  return ok({
    menu: validMenu && toMenu(validMenu, report),
    messages: parsePart(stripMessages, messages, 'marketing-message') ?? NO_MESSAGES,
    footer: validFooter && toFooter(validFooter, language, report),
    offices: parseValidItems(officeLink, parsePart(list, offices, 'offices'), 'offices', report),
    notices: parseValidItems(deliveryNotice, parsePart(list, notices, NOTICES_NAME), NOTICES_NAME, report),
  })
}

/** Returns notices for all days, because the house's calendar decides which of them apply. */
export async function readDeliveryNotices(
  { read, report }: ContentReader,
  { locale: { language, country }, isPreview = false }: { locale: Locale; isPreview?: boolean },
): Promise<Result<DeliveryNotice[], 'content-unavailable'>> {
  const params = { language, country }
  const found = await read({ what: NOTICES_NAME, query: NOTICES, params, schema: list, isPreview })
  return found.ok ? ok(parseValidItems(deliveryNotice, found.value, NOTICES_NAME, report)) : found
}

const NO_MESSAGES: StripMessages = { message: null, targeted: null, audiences: [] }
const NOTICES_NAME = 'delivery-notices'

const OFFICES = `*[_type == "landing" && defined(office) && private != true && ${VISIBLE_HERE}]
  | order(position asc, _id asc){
    "city": ${text('office.city')}, "role": ${text('office.role')}, "url": ${PAGE_URL}
  }`

/** Newest first, so that the limit drops the oldest. */
const NOTICES = `*[_type == "deliveryNotice" && ${VISIBLE_HERE}] | order(to desc, _id asc)[0...20]{
  "id": _id, kind, from, to, places, "text": ${text('text')}, "stripText": ${text('stripText')},
  "link": link${LINK}.url, delayWeekdays, arrivesBy
}`

const FRAME = `{
  "menu": ${MENU},
  "messages": ${MESSAGES},
  "footer": ${FOOTER},
  "offices": ${OFFICES},
  "notices": ${NOTICES}
}`

const list = z.array(z.unknown())

const officeLink: z.ZodType<OfficeLink> = z.object({
  city: z.string().min(1),
  role: optionalText,
  url: pageUrl,
})

const day = z.string().refine(isCalendarDate)

const shared = {
  id: z.string(),
  text: z.string().min(1),
  stripText: optionalText,
  link: optionalUrl,
  from: day,
  to: day,
  places: z.array(z.enum(NOTICE_PLACES)),
}

const deliveryNotice: z.ZodType<DeliveryNotice> = z.discriminatedUnion('kind', [
  z.object({ ...shared, kind: z.literal('delay'), delayWeekdays: z.number().int().min(0).max(60) }),
  z.object({ ...shared, kind: z.literal('guarantee'), arrivesBy: day }),
])
