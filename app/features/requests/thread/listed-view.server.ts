import { formatDate } from '#app/i18n/format/format.ts'
import type { Visitor } from '#app/visitor/context.ts'
import type { ListedRequest } from '#contracts/request-thread.ts'
import { calendarDateIn } from '#domain/calendar/calendar-date.ts'
import { getContactDetails } from '#domain/house/contact-details.ts'
import type { House } from '#domain/house/house.ts'
import { toLanguageTag } from '#domain/market/locale.ts'
import { type Turn, whoseTurn } from '#domain/request/whose-turn.ts'

/** `sentOn` is the day at the office that serves the visitor's country. */
export type ListedView = Pick<ListedRequest, 'number' | 'kind' | 'topic' | 'project'> & {
  readonly turn: Turn
  readonly sentOn: string
  /** The title of the first piece; null if there is none. */
  readonly piece: string | null
  readonly picture: string | null
}

export function toListedView(
  request: ListedRequest,
  { visitor, house }: { visitor: Pick<Visitor, 'locale' | 'country'>; house: Pick<House, 'contact'> },
): ListedView {
  const { number, kind, topic, project, receivedAt, pieces } = request
  const [piece] = pieces
  const { timeZone } = getContactDetails(visitor.country, house.contact).hours
  return {
    number,
    kind,
    topic,
    project,
    turn: whoseTurn(request),
    sentOn: formatDate(calendarDateIn(timeZone, new Date(receivedAt)), toLanguageTag(visitor.locale)),
    piece: piece?.title ?? null,
    picture: piece?.picture ?? null,
  }
}
