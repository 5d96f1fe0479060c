import type { GraphQLResolveInfo } from 'graphql'
import type { Language } from '#domain/locale.ts'
import type { CountryCode } from '#domain/market.ts'
import type { Currency } from '#domain/money.ts'
import type { Role } from '#domain/roles.ts'
import type { CatalogueLoader } from '../catalogue/catalogue-loader.ts'
import type { CommerceOptions } from '../options.ts'

/** For whom a product is described: decides language, currency, whether trade prices are shown, and which products. */
export type View = {
  country: CountryCode
  currency: Currency
  language: Language
  /** True for a buyer who may buy for their company location, named by a caller that holds the private token. */
  isTrade: boolean
  /** Who is shown products for some customers alone (Spec §5, §6); null for a server, which decides that itself. */
  role: Role | null
}

/** What every resolver receives as its third argument; one for each GraphQL request. */
export type Execution = {
  options: CommerceOptions
  /** Which of the two tokens the caller holds. */
  access: 'public' | 'private'
  /** The network of the visitor who is counted for limits; null for a server that names nobody. */
  caller: string | null
  /** Loads products and variants in batches, once per request. */
  catalogue: CatalogueLoader
}

/** Each resolver narrows its own source and arguments: every function fits a parameter of type never. */
type FieldResolver = (source: never, args: never, execution: Execution, info: GraphQLResolveInfo) => unknown

/** Type name → field name → resolver. A field without one must find its own value in the source. */
export type Resolvers = Record<string, Record<string, FieldResolver>>
