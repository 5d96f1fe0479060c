import type { GraphQLResolveInfo } from 'graphql'
import type { CommerceOptions } from '../../options.ts'
import type { CatalogueLoader } from '../catalogue-loader.ts'

export type Execution = {
  options: CommerceOptions
  access: 'public' | 'private'
  /** The network of the visitor, for rate limits; null for a server that does not pass it on. */
  caller: string | null
  /** Whether single products that are not published yet can be found; only with the private token. */
  showsDrafts: boolean
  /** Loads products and variants in batches, once per request. */
  catalogue: CatalogueLoader
}

type FieldResolver = (source: never, args: never, execution: Execution, info: GraphQLResolveInfo) => unknown

/** Type name → field name → resolver. A field without a resolver must be a property of its source. */
export type Resolvers = Record<string, Record<string, FieldResolver>>
