import type { CountryCode } from '#domain/market/market.ts'
import { getPaperSize, PAPERS, type Paper } from '#domain/market/paper.ts'
import { PRICE_KINDS, type PriceKind, STUDIO_NAME_MAX } from '#domain/product/tearsheet.ts'
import { TEARSHEET } from '../paths.ts'

export type TearsheetChoice = {
  readonly price: PriceKind
  readonly paper: Paper
  /** Empty if the house's name is used. */
  readonly studio: string
}

/** Shown on the page of tearsheet options. */
export const TEARSHEET_REFUSALS = ['no-trade-price', 'too-many', 'busy', 'unavailable'] as const
export type TearsheetRefusal = (typeof TEARSHEET_REFUSALS)[number]

/** Defaults to the public price and the paper size of the country. */
export function readTearsheetChoice(search: URLSearchParams, country: CountryCode): TearsheetChoice {
  const price = search.get(TEARSHEET.price)
  const paper = search.get(TEARSHEET.paper)?.toUpperCase()
  const studio = (search.get(TEARSHEET.studio) ?? '').replaceAll('\0', '').trim()
  return {
    price: PRICE_KINDS.find((kind) => kind === price) ?? 'public',
    paper: PAPERS.find((known) => known === paper) ?? getPaperSize(country),
    studio: Array.from(studio).slice(0, STUDIO_NAME_MAX).join(''),
  }
}

export function readTearsheetRefusal(search: URLSearchParams): TearsheetRefusal | null {
  const refused = search.get(TEARSHEET.refused)
  return TEARSHEET_REFUSALS.find((known) => known === refused) ?? null
}
