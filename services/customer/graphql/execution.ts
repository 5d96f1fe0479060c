import type { GraphQLResolveInfo } from 'graphql'
import type { Caller } from '../caller.ts'
import type { CustomerOptions } from '../options.ts'

export type Execution = { options: CustomerOptions; caller: Caller }

/** Each resolver narrows its own source and arguments. The parameter type `never` accepts every such function. */
type FieldResolver = (source: never, args: never, execution: Execution, info: GraphQLResolveInfo) => unknown

/** Type name → field name → resolver. A field without a resolver must be a property of its source. */
export type Resolvers = Record<string, Record<string, FieldResolver>>

/** Why a mutation was refused. The official schema returns it with the result. */
export type UserError = { field: string[] | null; code: string; message: string }
