import { pushEvent } from '#app/features/tracking/data-layer.ts'
import type { PageLocale } from '#app/i18n/page-locale.ts'
import { type Note, receiveNotes } from '#app/page/notes.ts'
import type { ShopEvent } from '#domain/tracking/shop-event.ts'
import { once } from './once.ts'
import { type ReadPage, readPage } from './read-page.ts'
import { type KnownLines, readReceived } from './read-received.ts'

const known: KnownLines = new Map()
let shown: ReadPage | null = null
let prefix = ''

/** Follows a visit from its first page on, from the moment when this module is loaded. */
receiveNotes((notes) => {
  for (const noted of notes) for (const event of eventsOf(noted, notes.length > 1)) emit(event)
})
document.addEventListener(
  'click',
  (event) => {
    const link =
      event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('.piece-link') : null
    if (link) for (const click of clicked(link.pathname)) emit(click)
  },
  { capture: true },
)

/** `isLate`: several notes were waiting, so that the clicks between them were not heard. */
function eventsOf(noted: Note, isLate: boolean): readonly ShopEvent[] {
  switch (noted.kind) {
    case 'page':
      return [...(isLate ? clicked(noted.pathname) : []), ...viewed(noted)]
    case 'received':
      return readReceived(noted.results, noted.form, known)
    case 'saved':
      return [{ name: noted.isSaved ? 'addToList' : 'removeFromList', productId: noted.productId }]
    case 'consent':
      return []
  }
}

function viewed({ pathname, matches }: Extract<Note, { kind: 'page' }>): readonly ShopEvent[] {
  const search = new URLSearchParams(location.search)
  const locale = matches[0]?.loaderData as PageLocale | undefined
  if (!locale || search.has('nolayout')) return []
  const before = shown
  prefix = locale.prefix
  const { language } = locale
  shown = readPage({ pathname, matches, language, variant: search.get('variant') })
  for (const { loaderData } of matches) readReceived([{ result: loaderData }], null, known)
  const hasBegun =
    shown.kind === 'checkout' && once(`checkout ${matches.at(-1)?.params.token}`, before === null)
  const events = shown.events.filter(
    (event) => event.name !== 'purchase' || once(`order ${event.order.number}`, before === null),
  )
  return hasBegun ? [...events, { name: 'beginCheckout' }] : events
}

/** The click on a piece of the page shown. */
function clicked(pathname: string): ShopEvent[] {
  const piece = shown?.linked.get(pathname.slice(prefix.length))
  return shown && piece ? [{ name: 'productClick', list: shown.list, piece }] : []
}

function emit(event: ShopEvent): void {
  pushEvent(event)
}
