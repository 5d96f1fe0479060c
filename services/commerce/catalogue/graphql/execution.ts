import type { GraphQLResolveInfo } from 'graphql'
import type { CommerceOptions } from '../../options.ts'
import type { CatalogueLoader } from '../catalogue-loader.ts'

export type Execution = {
  options: CommerceOptions
  access: 'public' | 'private'
  /** The network of the visitor who is counted for limits; null for a server that passes on none. */
  caller: string | null
  /** Whether single products are found that are no guest's yet; only with the private token. */
  showsDrafts: boolean
  /** Loads products and variants in batches, once per request. */
  catalogue: CatalogueLoader
}

type FieldResolver = (source: never, args: never, execution: Execution, info: GraphQLResolveInfo) => unknown

/** Type name → field name → resolver. A field without a resolver must be a property of its source. */
export type Resolvers = Record<string, Record<string, FieldResolver>>
