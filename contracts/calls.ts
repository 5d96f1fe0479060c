import type { z } from 'zod'
import type { Accepted, Refused } from '#domain/result.ts'

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** What a call has besides its route. A caller passes its `:names`, its input and its key, in this order. */
type CallRules = {
  /** The search parameters of a `GET`, or the JSON body of any other call. */
  readonly input?: z.ZodType
  /** The code for invalid input: 422 unless the rules below list it. Defaults to `request-malformed`. */
  readonly malformed?: string
  /** The last argument is an `Idempotency-Key`, which is empty if the request has none. */
  readonly hasKey?: true
  /** The JSON body of the response; without one it is 204. Transformations are applied by the caller. */
  readonly output?: z.ZodType
  /** The status of a response with an output; defaults to 200. */
  readonly status?: 201 | 202
  /** The code of a 404 that the caller receives as null. */
  readonly missing?: string
  /** The codes that a caller has to handle. */
  readonly refusals?: Readonly<Record<string, number>>
  /** Further fields of a refusal; each is optional or has a default. */
  readonly details?: z.ZodObject
  /** Refusals that a caller should never cause. It sees them as the service being unavailable. */
  readonly faults?: Readonly<Record<string, number>>
  /** Defaults to 5,000. */
  readonly timeoutMs?: number
}
/** `unavailable`: the code that a caller receives if its call failed, timed out, or got an unexpected response. */
type SharedRules = CallRules & { readonly unavailable: string }

export type Call = SharedRules & { readonly base: string; readonly route: `${Method} /${string}` }
export type Calls = Readonly<Record<string, Call>>

/** Declares calls below a path, with shared rules: `call('PATCH /:id', { input, output })`. */
export function callsBelow<const Shared extends SharedRules>(base: string, shared: Shared) {
  return <const Route extends Call['route'], const Rules extends CallRules = Record<never, never>>(
    route: Route,
    rules?: Rules,
  ): { readonly base: string; readonly route: Route } & Omit<Shared, keyof Rules> & Rules => ({
    base,
    route,
    ...shared,
    ...(rules as Rules),
  })
}

/** Safe to split, because the route's type guarantees its format. */
export function splitRoute({ route }: Pick<Call, 'route'>): [method: Method, path: string] {
  return route.split(' ') as [Method, string]
}

type Names<Route extends string> = Route extends `${string}/:${infer Rest}` ? [string, ...Names<Rest>] : []
type Key<Of> = Of extends { hasKey: true } ? [key: string] : []
type CodeOf<Of, Table extends 'refusals' | 'faults'> =
  Of extends Record<Table, infer Codes> ? keyof Codes & string : never
type NullIfMissing<Of> = Of extends { missing: string } ? null : never

/** The argument is optional if the input has no required fields. */
type Input<Value> = Record<never, never> extends Value ? [input?: Value] : [input: Value]
type Arguments<Of extends Call> = [
  ...Names<Of['route']>,
  ...(Of extends { input: infer Schema extends z.ZodType } ? Input<z.input<Schema>> : []),
  ...Key<Of>,
]
type ClientOutput<Of> = Of extends { output: infer Output extends z.ZodType } ? z.output<Output> : null
type Details<Of> = Of extends { details: infer Shape extends z.ZodType } ? z.output<Shape> : unknown
/** What a caller receives instead of a value. */
export type Refusal<Of extends Call> = Details<Of> & Refused<CodeOf<Of, 'refusals'> | Of['unavailable']>

/** The calls as a client sees them. `Caller`: arguments that precede those of the call. */
export type Client<Of extends Calls, Caller extends unknown[] = []> = {
  readonly [Name in keyof Of]: (
    ...args: [...Caller, ...Arguments<Of[Name]>]
  ) => Promise<Accepted<ClientOutput<Of[Name]> | NullIfMissing<Of[Name]>> | Refusal<Of[Name]>>
}

type ServiceArguments<Of extends Call> = [
  ...Names<Of['route']>,
  ...(Of extends { input: infer Schema extends z.ZodType } ? [z.output<Schema>] : []),
  ...Key<Of>,
]
type ServiceOutput<Of> = Of extends { output: infer Output extends z.ZodType } ? z.input<Output> : null
type ServiceDetails<Of> = Of extends { details: infer Shape extends z.ZodType } ? z.input<Shape> : unknown

/** The calls as a service implements them for one caller. */
export type Implementation<Of extends Calls> = {
  readonly [Name in keyof Of]: (
    ...args: ServiceArguments<Of[Name]>
  ) => Promise<
    | Accepted<ServiceOutput<Of[Name]> | NullIfMissing<Of[Name]>>
    | (ServiceDetails<Of[Name]> & Refused<CodeOf<Of[Name], 'refusals'> | CodeOf<Of[Name], 'faults'>>)
  >
}
