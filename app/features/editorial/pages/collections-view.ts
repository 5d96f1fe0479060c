import type { ListedCollection } from '#clients/commerce/collection-calls.ts'
import { COLLECTIONS_PATH } from '#clients/content/pages/collection.ts'
import type { CollectionSummary } from '#clients/content/pages/collection-list.ts'
import { isMeaninglessSlug } from '#domain/catalogue/category-mapping.ts'
import { LANGUAGES, type Language } from '#domain/market/language.ts'
import type { Picture } from '#domain/product/product.ts'
import type { RowItems } from '../blocks/picture-row.tsx'

export type CollectionsView = {
  readonly described: readonly DescribedCollection[]
  readonly others: RowItems['items']
}

/** `path` is without the locale. */
export type DescribedCollection = Omit<CollectionSummary, 'paths'> & { readonly path: string }

/**
 * The collections in the order shown. A collection of the commerce service is left out if editors describe one at its
 * URL in any language, or if it is the collection of all pieces or of an old home page.
 */
export function toCollectionsView(
  described: readonly CollectionSummary[],
  shop: readonly (ListedCollection & { readonly picture: Picture | null })[],
  language: Language,
): CollectionsView {
  const describedPaths = new Set(described.flatMap(({ paths }) => LANGUAGES.map((each) => paths[each])))
  return {
    described: described.map(({ paths, ...summary }) => ({ ...summary, path: paths[language] })),
    others: shop
      .filter(({ handle }) => !isMeaninglessSlug(handle) && !describedPaths.has(pathOf(handle)))
      .map(({ handle, title, titleLanguage, picture }) => ({
        key: handle,
        picture,
        link: { label: title, labelLanguage: titleLanguage ?? undefined, url: pathOf(handle) },
      })),
  }
}

function pathOf(handle: string): string {
  return `${COLLECTIONS_PATH}/${handle}`
}
