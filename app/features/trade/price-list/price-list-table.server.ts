import { productPath, variantPath } from '#app/features/product/paths.ts'
import type { PriceList } from '#clients/commerce/price-lists-client.ts'
import type { PriceListEntry, PriceListHead } from '#contracts/price-list.ts'
import type { Cell } from '#domain/files/csv.ts'
import type { Language } from '#domain/market/language.ts'
import { localePath } from '#domain/market/locale.ts'
import de from '#messages/de.json' with { type: 'json' }
import en from '#messages/en.json' with { type: 'json' }
import es from '#messages/es.json' with { type: 'json' }
import fr from '#messages/fr.json' with { type: 'json' }
import it from '#messages/it.json' with { type: 'json' }

const COLUMNS = [
  ['sku', 16],
  ['title', 36],
  ['finish', 24],
  ['artisan', 24],
  ['public_price', 14],
  ['trade_price', 14],
  ['currency', 10],
  ['availability', 18],
  ['lead_time_days', 12],
  ['width_cm', 10],
  ['depth_cm', 10],
  ['height_cm', 10],
  ['link', 48],
] as const
type Column = (typeof COLUMNS)[number][0]

type PriceListMessages = {
  readonly columns: Readonly<Record<Column, string>>
  readonly availability: Readonly<Record<PriceListEntry['availability'], string>>
}
const MESSAGES: Readonly<Record<Language, { trade: { 'price-list': PriceListMessages } }>> = {
  de,
  en,
  es,
  fr,
  it,
}

/** Amounts are decimals in major currency units. */
export type PriceListTable = {
  readonly columns: readonly { readonly title: string; readonly width: number }[]
  readonly rows: AsyncIterable<readonly Cell[]>
}

/** Column titles are in the list's language. */
export function spreadsheetTable(list: PriceList, origin: string): PriceListTable {
  const messages = MESSAGES[list.head.language].trade['price-list']
  return {
    columns: COLUMNS.map(([name, width]) => ({ title: messages.columns[name], width })),
    rows: rowsOf(list, origin, (availability) => messages.availability[availability]),
  }
}

/** Column names are the same in every language. */
export function feedTable(list: PriceList, origin: string): PriceListTable {
  return {
    columns: COLUMNS.map(([title, width]) => ({ title, width })),
    rows: rowsOf(list, origin, (availability) => availability),
  }
}

async function* rowsOf(
  { head, entries }: PriceList,
  origin: string,
  formatAvailability: (availability: PriceListEntry['availability']) => string,
): AsyncIterable<readonly Cell[]> {
  for await (const entry of entries) {
    const cells = cellsOf(entry, head, origin)
    yield COLUMNS.map(([name]) =>
      name === 'availability' ? formatAvailability(entry.availability) : cells[name],
    )
  }
}

function cellsOf(
  entry: PriceListEntry,
  { language, country, currency }: PriceListHead,
  origin: string,
): Record<Exclude<Column, 'availability'>, Cell> {
  const { sku, title, finish, artisan, handle, variant, leadTimeDays } = entry
  const path = variantPath({ path: productPath(handle) }, variant)
  return {
    sku,
    title,
    finish,
    artisan,
    public_price: decimalOf(entry.publicMinor),
    trade_price: decimalOf(entry.tradeMinor),
    currency,
    lead_time_days: leadTimeDays,
    width_cm: entry.widthCm,
    depth_cm: entry.depthCm,
    height_cm: entry.heightCm,
    link: origin + localePath({ language, country }, path),
  }
}

function decimalOf(minor: number | null): Cell {
  return minor === null ? null : { decimal: (minor / 100).toFixed(2) }
}
