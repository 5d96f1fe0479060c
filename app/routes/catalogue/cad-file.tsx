import { cadPath, productPath } from '#app/features/product/paths.ts'
import { loadTearsheetProduct } from '#app/features/product/tearsheet/load-tearsheet-product.server.ts'
import { redirect, redirectAway } from '#app/page/address/redirect.ts'
import { clientsContext, visitorContext } from '#app/visitor/context.ts'
import { localePath } from '#domain/market/locale.ts'
import type { Route } from './+types/cad-file.ts'

const UNCACHED = { status: 303, headers: { 'Cache-Control': 'private, no-store', 'X-Robots-Tag': 'noindex' } }

/** Counts a download of the CAD file and redirects to the file, or to the product page if there is none. */
export async function loader({ context, params: { slug }, url }: Route.LoaderArgs) {
  const { product } = await loadTearsheetProduct(context, { slug, url, pathOf: cadPath })
  const { id, cadFile } = product
  if (cadFile === null)
    return redirect(localePath(context.get(visitorContext).locale, productPath(slug)), 303)
  await context.get(clientsContext).downloads.countCadFile(id)
  return cadFile.startsWith('/') ? redirect(cadFile, UNCACHED) : redirectAway(cadFile, UNCACHED)
}
