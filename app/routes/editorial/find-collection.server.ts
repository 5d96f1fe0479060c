import { data, type RouterContextProvider } from 'react-router'
import type { CardView } from '#app/features/catalogue/card/card-view.ts'
import { loadCollection, loadPieces } from '#app/features/catalogue/card/rows/load-collection.server.ts'
import type { CollectionView } from '#app/features/editorial/pages/collection-page.tsx'
import { foundPage } from '#app/page/found-page.ts'
import { clientsContext, visitorContext } from '#app/visitor/context.ts'
import type { ContentBlock } from '#clients/content/blocks/blocks.ts'
import { samePath } from '#clients/content/pages/page-slugs.ts'
import type { CountryLimits } from '#domain/content/country-visibility.ts'
import { missingPage } from '../missing-page.server.ts'

export type FoundCollection = {
  readonly collection: CollectionView & { readonly shownIn: CountryLimits | null }
  readonly blocks: readonly ContentBlock[]
  loadCards(now: Date): Promise<CardView[]>
}

/** The collection that editors describe at an address, otherwise that of the commerce service. Throws 404 or 503. */
export async function findCollection(
  context: Readonly<RouterContextProvider>,
  slug: string,
): Promise<FoundCollection> {
  const visitor = context.get(visitorContext)
  const { content, commerce, search } = context.get(clientsContext)
  const { locale, isPreview } = visitor
  const described = foundPage(await content.getCollection({ slug, locale, isPreview }))
  if (described) {
    const { content: blocks, selection, ...collection } = described
    return { collection, blocks, loadCards: (now) => loadCollection(search, selection, visitor, now) }
  }
  const found = await commerce.getShopCollection(slug, {
    country: visitor.country,
    language: visitor.language,
    buyer: visitor.buyer,
  })
  if (!found.ok) throw data(null, { status: 503 })
  const { handle, title, description, seo, productIds } = found.value ?? (await missingPage(context))
  return {
    collection: {
      title,
      intro: description || null,
      picture: null,
      meta: seo,
      paths: samePath(`/collections/${handle}`),
      shownIn: null,
    },
    blocks: [],
    loadCards: (now) => loadPieces(search, productIds, visitor, now),
  }
}
