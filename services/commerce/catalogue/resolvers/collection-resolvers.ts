import { globalId } from '#domain/ids.ts'
import { DEFAULT_LANGUAGE } from '#domain/market/language.ts'
import { localePath, resolveLocale } from '#domain/market/locale.ts'
import {
  ATTRIBUTE_NAMESPACE,
  DESCRIPTION_LANGUAGE_KEY,
  TEXT_LANGUAGE_KEY,
} from '#domain/product/product-attributes.ts'
import type { PageArguments } from '#services/kernel/graphql/connection.ts'
import { paginate } from '#services/kernel/graphql/connection.ts'
import type { CommerceOptions } from '../../options.ts'
import type { CollectionNode } from '../catalogue-loader.ts'
import { type CollectionChoice, findCollectionRows } from '../collection-rows.ts'
import type { Execution, Resolvers } from '../graphql/execution.ts'
import type { ProductFilter } from '../listing/product-filters.ts'
import { loadProductPage, type ProductListArguments } from '../listing/product-list.ts'
import type { View } from '../view.ts'
import type { MetafieldIdentifier } from './metafields.ts'
import { toPlainText } from './wire-values.ts'

export async function findCollections(
  choice: CollectionChoice,
  view: View,
  { options }: Execution,
): Promise<CollectionNode[]> {
  const rows = await findCollectionRows(options.database, choice, view.language)
  return rows.map((row) => ({ __typename: 'Collection', view, row }))
}

/** A page of collections, with the total, which only this connection has. */
export function collectionPage(nodes: CollectionNode[], args: PageArguments) {
  return { ...paginate(nodes, args), totalCount: nodes.length }
}

export const collectionResolvers: Resolvers = {
  Collection: {
    id: ({ row }: CollectionNode) => globalId('Collection', row.id),
    handle: ({ row }: CollectionNode) => row.handle,
    title: ({ row }: CollectionNode) => row.title,
    description: ({ row }: CollectionNode, { truncateAt }: { truncateAt?: number | null }) =>
      toPlainText(row.descriptionHtml, truncateAt),
    descriptionHtml: ({ row }: CollectionNode) => row.descriptionHtml,
    seo: ({ row }: CollectionNode) => ({ title: row.seoTitle, description: row.seoDescription }),
    image: ({ row }: CollectionNode) =>
      row.pictureUrl === null
        ? null
        : {
            id: globalId('CollectionImage', row.id),
            url: row.pictureUrl,
            altText: row.title,
            width: null,
            height: null,
          },
    updatedAt: ({ row }: CollectionNode) => row.updatedAt,
    trackingParameters: () => null,
    onlineStoreUrl: ({ row, view }: CollectionNode, _: unknown, { options }: Execution) =>
      options.shop.url + localePath(resolveLocale(view.language, view.country), `/collections/${row.handle}`),
    metafield: (node: CollectionNode, identifier: MetafieldIdentifier, { options }: Execution) =>
      languageField(node, identifier, options),
    metafields: (
      node: CollectionNode,
      { identifiers }: { identifiers: MetafieldIdentifier[] },
      { options }: Execution,
    ) => identifiers.map((identifier) => languageField(node, identifier, options)),
    products: (
      { row, view }: CollectionNode,
      args: ProductListArguments & { filters?: ProductFilter[] | null },
      { options, catalogue }: Execution,
    ) =>
      loadProductPage(
        options.database,
        catalogue,
        { view, filters: args.filters, collectionId: row.id },
        { ...args, sortKey: args.sortKey ?? 'COLLECTION_DEFAULT' },
      ),
  },
}

/**
 * `custom.textLanguage` and `custom.descriptionLanguage`: the languages of the title and of the description, null for
 * the language of the view. A collection has no other metafields.
 */
function languageField(
  { row, view }: CollectionNode,
  { namespace, key }: MetafieldIdentifier,
  { shop }: Pick<CommerceOptions, 'shop'>,
) {
  const [mainLanguage = DEFAULT_LANGUAGE] = shop.languages
  const isTranslated =
    (key === TEXT_LANGUAGE_KEY && row.isTitleTranslated) ||
    (key === DESCRIPTION_LANGUAGE_KEY && row.isDescriptionTranslated)
  const isKnown = key === TEXT_LANGUAGE_KEY || key === DESCRIPTION_LANGUAGE_KEY
  if (namespace !== ATTRIBUTE_NAMESPACE || !isKnown || isTranslated || mainLanguage === view.language)
    return null
  return {
    id: globalId('Metafield', `collection-${row.id}-${namespace}-${key}`),
    namespace,
    key,
    type: 'single_line_text_field',
    value: mainLanguage,
    description: null,
    createdAt: row.updatedAt,
    updatedAt: row.updatedAt,
    parentResource: { __typename: 'Collection', view, row },
    reference: null,
    references: null,
  }
}
