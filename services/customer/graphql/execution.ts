import type { GraphQLResolveInfo } from 'graphql'
import type { Caller } from '../caller.ts'
import type { CustomerOptions } from '../options.ts'

/** What every resolver receives as its third argument; one for each GraphQL request. */
export type Execution = { options: CustomerOptions; caller: Caller }

/** Each resolver narrows its own source and arguments: every function fits a parameter of type never. */
type FieldResolver = (source: never, args: never, execution: Execution, info: GraphQLResolveInfo) => unknown

/** Type name → field name → resolver. A field without one must find its own value in the source. */
export type Resolvers = Record<string, Record<string, FieldResolver>>

/** Why a mutation was refused, as the official schema reports it beside the result. */
export type UserError = { field: string[] | null; code: string; message: string }
