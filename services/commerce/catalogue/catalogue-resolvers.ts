import type { Resolvers } from '../graphql/execution.ts'
import { catalogueQueries } from './resolvers/catalogue-queries.ts'
import { collectionResolvers } from './resolvers/collection-resolvers.ts'
import { mediaResolvers } from './resolvers/media-resolvers.ts'
import { productResolvers } from './resolvers/product-resolvers.ts'
import { shopResolvers } from './resolvers/shop-resolvers.ts'
import { variantResolvers } from './resolvers/variant-resolvers.ts'

/** All resolvers of the catalogue. */
export const catalogueResolvers: readonly Resolvers[] = [
  shopResolvers,
  catalogueQueries,
  productResolvers,
  variantResolvers,
  mediaResolvers,
  collectionResolvers,
]
