import { formatDate, formatMoney } from '#app/i18n/format/format.ts'
import { formatDateTimeIn, formatShortDateTimeIn } from '#app/i18n/format/time-in-zone.ts'
import type { Visitor } from '#app/visitor/context.ts'
import { type FactWord, type ParsedFact, type RequestFact, readFact } from '#contracts/request-facts.ts'
import type { RequestThread, ThreadMessage } from '#contracts/request-thread.ts'
import { timeZoneName } from '#domain/calendar/time-zone.ts'
import { getContactDetails } from '#domain/house/contact-details.ts'
import type { House } from '#domain/house/house.ts'
import { countryName } from '#domain/market/country-names.ts'
import { toLanguageTag } from '#domain/market/locale.ts'
import { getCountry, isCountryCode } from '#domain/market/market.ts'
import { type ListedView, toListedView } from './listed-view.server.ts'

/** `sentAt` is formatted; `at` is the same time as ISO 8601. */
export type MessageView = Pick<ThreadMessage, 'id' | 'isFromHouse' | 'member' | 'text' | 'attachments'> & {
  readonly sentAt: string
  readonly at: string
}

/** Times are formatted in the time zone of the office that serves the visitor's country. */
export type ThreadView = ListedView &
  Pick<RequestThread, 'name' | 'pieces' | 'isNoticeSent'> & {
    /** Values are formatted, or words that the page translates. */
    readonly facts: readonly ({ readonly key: RequestFact['key'] } & FormattedFact)[]
    readonly messages: readonly MessageView[]
    /** By when the house replies, if it is the house's turn; null if nothing is promised. */
    readonly due: { readonly by: string; readonly isLate: boolean } | null
    /** The number of the customer's messages: a draft belongs to the next one. */
    readonly ownMessageCount: number
  }

type FormattedFact = { readonly text: string } | { readonly words: readonly FactWord[] }

type ViewContext = { visitor: Pick<Visitor, 'locale' | 'country' | 'language'>; house: House; now: Date }

export function toThreadView(thread: RequestThread, { visitor, house, now }: ViewContext): ThreadView {
  const { locale, country, language } = visitor
  const { timeZone, zoneName } = getContactDetails(country, house.contact).hours
  const format = { tag: toLanguageTag(locale), clock: getCountry(country).timeFormat }
  const { name, pieces, facts, messages, replyBy, isNoticeSent } = thread
  const formatTime = (at: string, zone: string) => formatDateTimeIn(zone, new Date(at), format)
  const formatFact = (fact: ParsedFact): FormattedFact => {
    switch (fact.kind) {
      case 'country':
        return { text: isCountryCode(fact.country) ? countryName(fact.country, language) : fact.country }
      case 'moment':
        return { text: `${formatTime(fact.at, fact.timeZone)} (${timeZoneName(fact.timeZone, format.tag)})` }
      case 'date':
        return { text: formatDate(fact.date, format.tag) }
      case 'money':
        return { text: formatMoney(fact.money, format.tag) }
      default:
        return fact
    }
  }
  return {
    ...toListedView(thread, { visitor, house }),
    name,
    pieces,
    isNoticeSent,
    facts: facts.map((fact) => ({ key: fact.key, ...formatFact(readFact(fact)) })),
    messages: messages
      .filter(({ text, attachments }) => text !== '' || attachments.length > 0)
      .map(({ id, isFromHouse, member, text, sentAt, attachments }) => ({
        id,
        isFromHouse,
        member,
        text,
        attachments,
        at: sentAt,
        sentAt: formatShortDateTimeIn(timeZone, new Date(sentAt), { ...format, now }),
      })),
    due:
      replyBy === null
        ? null
        : { by: `${formatTime(replyBy, timeZone)} (${zoneName})`, isLate: new Date(replyBy) < now },
    ownMessageCount: messages.filter(({ isFromHouse }) => !isFromHouse).length,
  }
}
