import { data } from 'react-router'
import { TEARSHEET, tearsheetOptionsPath } from '#app/features/product/paths.ts'
import { loadTearsheetProduct } from '#app/features/product/tearsheet/load-tearsheet-product.server.ts'
import {
  readTearsheetChoice,
  readTearsheetRefusal,
  type TearsheetRefusal,
} from '#app/features/product/tearsheet/tearsheet-choice.ts'
import { TearsheetOptions } from '#app/features/product/tearsheet/tearsheet-options.tsx'
import type { PageHandle } from '#app/page/page-handle.ts'
import { ownStudio } from '#app/session/own-studio.server.ts'
import { visitorContext } from '#app/visitor/context.ts'
import type { PriceKind } from '#domain/product/tearsheet.ts'
import { maySeeTradePrices } from '#domain/visitor/roles.ts'
import type { Route } from './+types/tearsheet-options.ts'

export const handle: PageHandle = { isUnlisted: true, parameters: Object.values(TEARSHEET) }

const WAIT = { 'Retry-After': '30' }
/** The status of the page that says why no tearsheet was made. */
const STATUS: Record<TearsheetRefusal, { status: number; headers?: Record<string, string> }> = {
  'no-trade-price': { status: 403 },
  'too-many': { status: 429, headers: { 'Retry-After': '60' } },
  busy: { status: 503, headers: WAIT },
  unavailable: { status: 503, headers: WAIT },
}

export async function loader({ context, params: { slug }, url }: Route.LoaderArgs) {
  const { product, variant } = await loadTearsheetProduct(context, {
    slug,
    url,
    pathOf: tearsheetOptionsPath,
  })
  const { country, role } = context.get(visitorContext)
  const refused = readTearsheetRefusal(url.searchParams)
  const prices: PriceKind[] = variant.tradePrice ? ['public', 'trade', 'none'] : ['public', 'none']
  const mayNameStudio = maySeeTradePrices(role)
  const choice = readTearsheetChoice(url.searchParams, country)
  const isNamed = url.searchParams.has(TEARSHEET.studio)
  const own = mayNameStudio && !isNamed ? await ownStudio(context) : null
  const { path, title } = product
  const loaded = {
    product: { path, title },
    variant: variant.number,
    choice: own ? { ...choice, studio: own.name } : choice,
    prices,
    mayNameStudio,
    refused,
  }
  const { status, headers = {} } = refused ? STATUS[refused] : { status: 200 }
  return data(loaded, { status, headers: { 'Cache-Control': 'private, no-store', ...headers } })
}

export default function Options({ loaderData }: Route.ComponentProps) {
  return <TearsheetOptions {...loaderData} />
}
