import type { RouterContextProvider } from 'react-router'
import { redirect } from '#app/page/address/redirect.ts'
import { dayAtHouse } from '#app/page/clock.ts'
import { clientsContext, visitorContext } from '#app/visitor/context.ts'
import { localePath } from '#domain/market/locale.ts'
import { ok } from '#domain/result.ts'
import { productPath, TEARSHEET } from '../paths.ts'
import { loadProduct } from '../view/load-product.server.ts'
import { chooseVariant, type ProductView, type VariantView } from '../view/product-view.ts'

/**
 * Loads the product for a path below its page, with the variant of the URL. Redirects to the product page if the
 * visitor may not see the product or it cannot be loaded, and from a path in another language to the one in the
 * language of the page.
 */
export async function loadTearsheetProduct(
  context: Readonly<RouterContextProvider>,
  { slug, url, pathOf }: { slug: string; url: URL; pathOf: (product: ProductView) => string },
): Promise<{ product: ProductView; variant: VariantView }> {
  const visitor = context.get(visitorContext)
  const sources = { ...context.get(clientsContext), findCategories: async () => ok([]) }
  const found = await loadProduct(sources, slug, visitor, dayAtHouse(context), url.searchParams)
  const product = found.ok ? found.value.view : null
  const variant = product && chooseVariant(product.variants, url.searchParams.get(TEARSHEET.variant))
  if (!product || !variant) throw redirect(localePath(visitor.locale, productPath(slug)), 303)
  if (product.path !== productPath(slug))
    throw redirect(localePath(visitor.locale, pathOf(product)) + url.search, 301)
  return { product, variant }
}
