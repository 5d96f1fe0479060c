import { globalId } from '#domain/ids.ts'
import { localePath, resolveLocale } from '#domain/market/locale.ts'
import type { PageArguments } from '#services/kernel/graphql/connection.ts'
import { pageOf } from '#services/kernel/graphql/connection.ts'
import type { Execution, Resolvers } from '../../graphql/execution.ts'
import type { CollectionNode } from '../catalogue-loader.ts'
import { type CollectionChoice, findCollectionRows } from '../collection-rows.ts'
import type { ProductFilter } from '../listing/product-filters.ts'
import { loadProductPage, type ProductListArguments } from '../listing/product-list.ts'
import type { View } from '../view.ts'
import { toPlainText } from './wire-values.ts'

/** The selected collections in the view. */
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
  return { ...pageOf(nodes, args), totalCount: nodes.length }
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
    metafield: () => null,
    metafields: (_: CollectionNode, { identifiers }: { identifiers: unknown[] }) =>
      identifiers.map(() => null),
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
