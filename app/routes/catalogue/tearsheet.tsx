import { TEARSHEET, tearsheetOptionsPath, tearsheetPath } from '#app/features/product/paths.ts'
import { loadTearsheetProduct } from '#app/features/product/tearsheet/load-tearsheet-product.server.ts'
import {
  readTearsheetChoice,
  type TearsheetRefusal,
} from '#app/features/product/tearsheet/tearsheet-choice.ts'
import { toTearsheet } from '#app/features/product/tearsheet/to-tearsheet.ts'
import { redirect } from '#app/page/address/redirect.ts'
import { today } from '#app/page/clock.ts'
import { loadOwnStudio } from '#app/session/own-studio.server.ts'
import { clientsContext, visitorContext } from '#app/visitor/context.ts'
import { VISITOR_KEY_HEADER } from '#contracts/identity.ts'
import { localePath } from '#domain/market/locale.ts'
import { maySeeTradePrices } from '#domain/visitor/roles.ts'
import type { Route } from './+types/tearsheet.ts'

/** The refusal that the options page shows for each code. */
const REFUSALS: Record<string, TearsheetRefusal> = {
  'no-trade-price': 'no-trade-price',
  'too-many-requests': 'too-many',
  'documents-busy': 'busy',
}

/** A guest's browser may cache the sheet; the sheet of a signed-in visitor is never stored. */
const GUEST_CACHE = 'private, max-age=600'
const NO_CACHE = 'private, no-store'

/** Returns a PDF file. If it is refused, redirects to the page of its options, which shows the reason. */
export async function loader({ context, params: { slug }, request, url }: Route.LoaderArgs) {
  const { product, variant } = await loadTearsheetProduct(context, { slug, url, pathOf: tearsheetPath })
  const visitor = context.get(visitorContext)
  const choice = readTearsheetChoice(url.searchParams, visitor.country)
  const own = maySeeTradePrices(visitor.role) && choice.studio !== '' ? await loadOwnStudio(context) : null
  const facts = { visitor, origin: url.origin, today: today(context), own }
  const tearsheet = toTearsheet(product, variant, choice, facts)
  const file = tearsheet.ok
    ? await context.get(clientsContext).downloads.makeTearsheet({
        productId: product.id,
        network: request.headers.get(VISITOR_KEY_HEADER),
        tearsheet: tearsheet.value,
      })
    : tearsheet
  if (file.ok) {
    return new Response(file.value, {
      headers: {
        'Content-Type': 'application/pdf',
        'Content-Disposition': `attachment; filename="${fileName(slug, variant.sku)}.pdf"`,
        'Cache-Control': visitor.role === 'guest' ? GUEST_CACHE : NO_CACHE,
        'X-Robots-Tag': 'noindex',
      },
    })
  }
  const search = new URLSearchParams(url.search)
  search.set(TEARSHEET.refused, REFUSALS[file.code] ?? 'unavailable')
  const path = localePath(visitor.locale, tearsheetOptionsPath(product))
  throw redirect(`${path}?${search}`, { status: 303, headers: { 'Cache-Control': NO_CACHE } })
}

function fileName(slug: string, sku: string): string {
  return `${slug}-${sku}`
    .normalize('NFD')
    .replaceAll(/[^A-Za-z0-9-]+/g, '')
    .slice(0, 100)
}
