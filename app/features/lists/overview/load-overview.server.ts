import type { Clients } from '#clients/clients.ts'
import type { ListPieces, ListSummary } from '#contracts/list.ts'
import { addDays, type CalendarDate, calendarDateIn } from '#domain/calendar/calendar-date.ts'
import { pageWindow } from '#domain/catalogue/paging.ts'
import { computeTotals } from '#domain/list/list-totals.ts'
import { countLists, LISTS_PER_PAGE, type OverviewScope, selectLists } from '#domain/list/overview.ts'
import { toLanguageTag } from '#domain/market/locale.ts'
import type { Picture, ProductCard } from '#domain/product/product.ts'
import type { Result } from '#domain/result.ts'
import { type ListViewer, loadPieceFacts } from '../pieces/load-piece-facts.server.ts'
import {
  type AudienceView,
  type ChangedView,
  type CoverView,
  type ListCardView,
  listUrlId,
  type OverviewState,
} from './overview-view.ts'

export type Overview = {
  readonly lists: readonly ListCardView[]
  readonly counts: Readonly<Record<OverviewScope, number>>
  readonly state: OverviewState
  readonly pageCount: number
}

export type OverviewSource = {
  readonly summaries: readonly ListSummary[]
  readonly findPieces: (ids: readonly string[]) => Promise<Result<readonly ListPieces[], string>>
}

/** Lists are shown without totals while prices are unavailable. */
export async function loadOverview(
  { summaries, findPieces }: OverviewSource,
  requested: OverviewState,
  viewer: ListViewer & { readonly timeZone: string },
  clients: Pick<Clients, 'search' | 'commerce'>,
): Promise<Overview> {
  const { locale, currency } = viewer.visitor
  // When sorted by name, the lists that every customer has come first.
  const named = summaries.map((summary) => ({ ...summary, name: summary.name ?? '' }))
  const ordered = selectLists(named, requested, new Intl.Collator(locale.language).compare)
  const { page, pageCount, offset, length } = pageWindow(ordered.length, requested.page, {
    pageSize: LISTS_PER_PAGE,
  })
  const shown = ordered.slice(offset, offset + length)
  const [found, chosen] = await Promise.all([
    findPieces(shown.map(({ id }) => id)),
    loadChosenCovers(shown, viewer, clients),
  ])
  const pieces = (found.ok ? found.value : []).flatMap((list) =>
    list.pieces.map((piece) => ({ listId: list.id, ...piece })),
  )
  const facts = await loadPieceFacts(pieces, viewer, clients)
  const known = facts.ok ? facts.value : []
  const cardOf = new Map(known.map(({ productId, card }) => [productId, card]))
  const lists = shown.map((list): ListCardView => {
    const listFacts = known.filter(({ listId }) => listId === list.id)
    const totals = computeTotals(listFacts, currency)
    return {
      id: listUrlId(list),
      name: list.purpose === null ? list.name : null,
      purpose: list.purpose,
      project: [list.project?.client, list.project?.number].flatMap((text) => text || []),
      sections: list.sectionCount,
      pieces: list.pieceCount,
      left: totals.left,
      totals: totals.pieces > 0 ? totals : null,
      audience: toAudienceView(list),
      changed: toChangedView(list.updatedAt, viewer),
      cover: toCoverView(
        chosen.get(list.id),
        list.firstProducts.flatMap((id) => cardOf.get(id) ?? []),
      ),
    }
  })
  return { lists, counts: countLists(named), state: { ...requested, page }, pageCount }
}

function toCoverView(chosen: Picture | undefined, first: readonly ProductCard[]): CoverView {
  if (chosen && chosen.width > chosen.height) return { kind: 'wide', picture: chosen }
  // A tall picture leaves space for a second one.
  const all = [chosen, ...first.map(({ picture }) => picture)].flatMap((picture) => picture ?? [])
  const different = new Map(all.map((picture) => [picture.url, picture]))
  return { kind: 'pieces', pictures: [...different.values()].slice(0, 2) }
}

/** Returns the chosen covers by list id, without those whose product is gone. */
async function loadChosenCovers(
  lists: readonly Pick<ListSummary, 'id' | 'cover'>[],
  { visitor }: ListViewer,
  { commerce }: Pick<Clients, 'commerce'>,
): Promise<ReadonlyMap<string, Picture>> {
  const ids = [...new Set(lists.flatMap(({ cover }) => cover?.productId ?? []))]
  if (ids.length === 0) return new Map()
  const { country, language } = visitor
  const found = await commerce.findProductsByIds(ids, { country, language, buyer: null })
  const products = new Map(found.ok ? found.value.map((product) => [product.id as string, product]) : [])
  return new Map(
    lists.flatMap(({ id, cover }) => {
      const picture = cover && products.get(cover.productId)?.pictures[cover.index]
      return picture ? [[id, picture] as const] : []
    }),
  )
}

function toAudienceView({ purpose, isOwn, ownerName, members, link }: ListSummary): AudienceView {
  if (!isOwn) return { kind: 'shared-by', name: ownerName }
  const names = members.flatMap(({ state, name }) => (state === 'editor' ? name : []))
  if (names.length > 0) return { kind: 'edited-with', names }
  if (link) return { kind: link.hasPrices ? 'link-with-prices' : 'link' }
  return { kind: purpose === 'saved-for-later' ? 'left-over' : 'private' }
}

function toChangedView(
  updatedAt: string,
  { visitor, today, timeZone }: ListViewer & { timeZone: string },
): ChangedView {
  const date = calendarDateIn(timeZone, new Date(updatedAt))
  if (date === today) return { kind: 'today' }
  if (date === addDays(today, -1)) return { kind: 'yesterday' }
  return { kind: 'on', day: formatDay(date, today, toLanguageTag(visitor.locale)) }
}

/** Formats a day as '18 November', with the year if it is not the current year. */
function formatDay(date: CalendarDate, today: CalendarDate, tag: string): string {
  const year = date.slice(0, 4) === today.slice(0, 4) ? {} : { year: 'numeric' as const }
  const format = new Intl.DateTimeFormat(tag, { day: 'numeric', month: 'long', ...year, timeZone: 'UTC' })
  return format.format(new Date(`${date}T00:00:00Z`))
}
