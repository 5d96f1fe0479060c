import type { Visitor } from '#app/visitor/context.ts'
import type { SearchClient } from '#clients/search/search-client.ts'
import type { CalendarDate } from '#domain/calendar/calendar-date.ts'
import { toSearchVisitor } from '../../list/search-visitor.ts'
import { type CardView, toCardView } from '../card-view.ts'

/**
 * The products that editors name by their English handles, keyed by handle, without those that are hidden from the
 * visitor or do not ship to them. Empty if the search service is unavailable.
 */
export async function loadNamed(
  search: SearchClient,
  handles: readonly string[],
  visitor: Visitor,
  today: CalendarDate,
): Promise<ReadonlyMap<string, CardView>> {
  if (handles.length === 0) return new Map()
  const searchVisitor = toSearchVisitor(visitor)
  const english = await search.findByHandles(handles, {
    ...searchVisitor,
    locale: { ...searchVisitor.locale, language: 'en' },
  })
  if (!english.ok) return new Map()
  const ids = english.value.map(({ id }) => id)
  const found = visitor.language === 'en' ? english : await search.findByIds(ids, searchVisitor)
  if (!found.ok) return new Map()
  const handleOf = new Map(english.value.map(({ id, handle }) => [id, handle]))
  return new Map(
    found.value.flatMap((card) => {
      const view = toCardView(card, visitor.locale, today)
      const handle = handleOf.get(card.id)
      return handle === undefined || view.notice.kind === 'unavailable-here' ? [] : [[handle, view] as const]
    }),
  )
}
