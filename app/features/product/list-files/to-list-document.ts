import type { Visitor } from '#app/visitor/context.ts'
import type { ExportContent } from '#contracts/export.ts'
import type { ListDocument, ListDocumentPiece } from '#contracts/list-document.ts'
import type { Studio } from '#contracts/studio.ts'
import type { Tearsheet } from '#contracts/tearsheet.ts'
import type { CalendarDate } from '#domain/calendar/calendar-date.ts'
import { applyMarkup } from '#domain/list/mark-up.ts'
import type { Paper } from '#domain/market/paper.ts'
import type { Money } from '#domain/money/money.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import { maySeeTradePrices } from '#domain/visitor/roles.ts'
import { toTearsheet } from '../tearsheet/to-tearsheet.ts'
import { type ProductView, picturesOf, type VariantView } from '../view/product-view.ts'
import type { LoadedPiece } from './load-list-pieces.server.ts'

/** A null piece is not shown to this visitor. */
export type ListToWrite = {
  readonly description: string
  readonly cover: { readonly productId: string; readonly index: number } | null
  /** The title is empty for pieces without a section. */
  readonly sections: readonly {
    readonly title: string | null
    readonly items: readonly {
      readonly quantity: number
      readonly clientNote: string
      readonly piece: LoadedPiece | null
    }[]
  }[]
}

export type ListFacts = {
  readonly visitor: Visitor
  readonly origin: string
  readonly today: CalendarDate
  /** Null if the visitor's studio has no name. */
  readonly own: Studio | null
}

/** `no-client-prices`: only approved trade clients may state them, in their own name. */
export type ListRefusal = 'no-trade-price' | 'no-client-prices' | 'no-pieces'

const LIST_PRICES = ['public', 'trade', 'client', 'none'] as const

type ListPrices = (typeof LIST_PRICES)[number]

export type ListChoice = {
  readonly title: string
  /** Empty if the document is for no particular client. */
  readonly client: string
  readonly prices: ListPrices
  /** In percent, for client prices. */
  readonly markUp: number
  /** The last day on which prices are valid, yyyy-MM-dd; null if none is stated. */
  readonly until: string | null
  readonly paper: Paper
  readonly hasNotes: boolean
  /** Whether the studio's name replaces that of the house. */
  readonly hasStudio: boolean
}

/** Spec §6: prices that a page would not show this visitor are refused, not replaced. */
function checkPrices(
  { prices, hasStudio }: ListChoice,
  { visitor, own }: ListFacts,
): Result<null, 'no-trade-price' | 'no-client-prices'> {
  const isTrade = maySeeTradePrices(visitor.role)
  if (prices === 'trade' && !isTrade) return refuse('no-trade-price')
  if (prices === 'client' && !(isTrade && hasStudio && own)) return refuse('no-client-prices')
  return ok(null)
}

/** Contains only what the product pages would show this visitor. */
export function toListDocument(
  list: ListToWrite,
  choice: ListChoice,
  facts: ListFacts,
): Result<ListDocument, ListRefusal> {
  const allowed = checkPrices(choice, facts)
  if (!allowed.ok) return allowed
  const sections = list.sections
    .map(({ title, items }) => ({
      title,
      pieces: items.flatMap(({ piece, quantity, clientNote }) =>
        piece ? [toPiece(piece, { quantity, note: choice.hasNotes ? clientNote : '' }, choice)] : [],
      ),
    }))
    .filter(({ pieces }) => pieces.length > 0)
  const [first] = loadedPieces(list)
  if (!first) return refuse('no-pieces')
  const { visitor, today, own } = facts
  const studio = choice.hasStudio ? own : null
  const { currency } = first.variant.price
  return ok({
    language: visitor.language,
    country: visitor.country,
    paper: choice.paper,
    on: today,
    title: choice.title,
    description: list.description,
    studio: studio?.name ?? null,
    logo: studio?.logo ?? null,
    client: choice.client,
    cover: findCover(list),
    prices:
      choice.prices === 'none'
        ? null
        : {
            kind: choice.prices,
            currency,
            isTaxIncluded: first.product.delivery.taxes === 'included',
            until: choice.until,
          },
    sections,
  })
}

/** Returns each tearsheet, with its CAD file, once. */
export function toTearsheets(
  list: ListToWrite,
  choice: ListChoice,
  facts: ListFacts,
): Result<Extract<ExportContent, { kind: 'zip' }>['pieces'], ListRefusal> {
  const allowed = checkPrices(choice, facts)
  if (!allowed.ok) return allowed
  const { prices, paper, hasStudio } = choice
  const pieces = new Map(
    loadedPieces(list).map((piece) => [piece.isFinishOpen ? piece.product.id : piece.variant.id, piece]),
  )
  const studio = (hasStudio && facts.own?.name) || ''
  const tearsheets = []
  for (const { product, variant, isFinishOpen } of pieces.values()) {
    // A piece without a trade price costs a trade client the public price.
    const price = prices === 'trade' && variant.tradePrice ? 'trade' : prices === 'none' ? 'none' : 'public'
    const sheet = toTearsheet(product, variant, { price, paper, studio }, facts)
    if (!sheet.ok) return sheet
    const stated = sheet.value.price
    const chosen =
      prices === 'client' && stated
        ? { ...sheet.value, price: { ...stated, kind: 'client' as const, ...clientPrice(variant, choice) } }
        : sheet.value
    const tearsheet = isFinishOpen ? withoutFinish(chosen, { product, variant }) : chosen
    tearsheets.push({ productId: product.id, tearsheet })
  }
  return tearsheets.length === 0 ? refuse('no-pieces') : ok(tearsheets)
}

/** Describes a piece whose finish is not chosen by the available finishes and the lowest price. */
function withoutFinish(
  sheet: Tearsheet,
  { product, variant }: Pick<LoadedPiece, 'product' | 'variant'>,
): Tearsheet {
  const isOpen = sheet.price !== null && hasHigherPricedFinish(product, variant)
  return {
    ...sheet,
    page: new URL(sheet.page).origin + new URL(sheet.page).pathname,
    pictures: product.pictures.slice(0, sheet.pictures.length).map(({ url }) => url),
    price: sheet.price && { ...sheet.price, ...(isOpen && { isOpen: true as const }) },
    options: [],
    article: '',
  }
}

function loadedPieces({ sections }: ListToWrite): LoadedPiece[] {
  return sections.flatMap(({ items }) => items.flatMap(({ piece }) => piece ?? []))
}

function toPiece(
  { product, variant, isFinishOpen }: LoadedPiece,
  { quantity, note }: { quantity: number; note: string },
  choice: ListChoice,
): ListDocumentPiece {
  return {
    title: product.title,
    artisan: product.artisan,
    article: isFinishOpen ? '' : variant.sku,
    finish: isFinishOpen ? null : finishOf(product, variant),
    dimensions: product.details.dimensions,
    notice: variant.notice,
    quantity,
    note,
    picture: picturesOf(product.pictures, isFinishOpen ? undefined : variant)[0]?.url ?? null,
    unitMinor: isForSale(variant) ? (priceOf(variant, choice)?.amountMinor ?? null) : null,
    ...(isFinishOpen && hasHigherPricedFinish(product, variant) && { isPriceOpen: true as const }),
  }
}

function hasHigherPricedFinish({ variants, choice }: ProductView, { price }: VariantView): boolean {
  const highest = choice ? [choice.prices.highest] : variants.map((variant) => variant.price)
  return highest.some(({ amountMinor }) => amountMinor > price.amountMinor)
}

function finishOf({ options }: ProductView, { selectedOptions }: VariantView): string {
  return options.length > 0 ? selectedOptions.map(({ value }) => value).join(' · ') : ''
}

/** A piece that is not for sale here has no price in a list and is left out of sums. */
function isForSale({ notice }: VariantView): boolean {
  return notice.kind !== 'unavailable-here' && notice.kind !== 'sold-out'
}

function priceOf(variant: VariantView, choice: ListChoice): Money | null {
  if (choice.prices === 'none') return null
  if (choice.prices === 'client') return clientPrice(variant, choice)
  return (choice.prices === 'trade' && variant.tradePrice) || variant.price
}

/** Calculated from the public price alone. */
function clientPrice({ price }: VariantView, { markUp }: ListChoice): Money {
  return applyMarkup(price, markUp)
}

/** Returns the chosen cover of the list, otherwise a picture of its first piece, preferably in a room. */
function findCover(list: ListToWrite): string | null {
  const { cover } = list
  const pieces = loadedPieces(list)
  const chosen = cover && pieces.find(({ product }) => product.id === cover.productId)
  const pictures = (chosen ?? pieces[0])?.product.pictures ?? []
  return (chosen ? pictures[cover?.index ?? 0] : pictures[1])?.url ?? pictures[0]?.url ?? null
}
