import type { z } from 'zod'
import type { Accepted, Refused } from '#domain/result.ts'

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** What a call has besides its route. Each of its `:names`, its input and its key are its arguments, in this order. */
type CallRules = {
  /** The search parameters of a `GET`, the JSON of any other call. */
  readonly input?: z.ZodType
  /** The code for another input: 422 unless `refusals` or `faults` have it. Without it `request-malformed`. */
  readonly malformed?: string
  /** The last argument is an `Idempotency-Key`, empty if the request has none. */
  readonly hasKey?: true
  /** The JSON of the response, 204 without one. A transformation of it is that of the caller. */
  readonly output?: z.ZodType
  /** That of a response with an output, instead of 200. */
  readonly status?: 201 | 202
  /** The code of a 404 for which the caller has null. */
  readonly missing?: string
  /** The codes that a caller has to expect. */
  readonly refusals?: Readonly<Record<string, number>>
  /** What a refusal has besides its code; each field is optional, or has a default. */
  readonly details?: z.ZodObject
  /** Refusals of a call that its caller should not have made: to it, the service is unavailable. */
  readonly faults?: Readonly<Record<string, number>>
  /** 5,000 without it. */
  readonly timeoutMs?: number
}
/** `unavailable`: the code for a caller whose call failed, was too slow, or had an unexpected response. */
type SharedRules = CallRules & { readonly unavailable: string }

export type Call = SharedRules & { readonly base: string; readonly route: `${Method} /${string}` }
export type Calls = Readonly<Record<string, Call>>

/** Declares calls below a path, which share rules: `call('PATCH /:id', { input, output })`. */
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

/** The route's type says what its parts are. */
export function splitRoute({ route }: Pick<Call, 'route'>): [method: Method, path: string] {
  return route.split(' ') as [Method, string]
}

type Names<Route extends string> = Route extends `${string}/:${infer Rest}` ? [string, ...Names<Rest>] : []
type Key<Of> = Of extends { hasKey: true } ? [key: string] : []
type CodeOf<Of, Table extends 'refusals' | 'faults'> =
  Of extends Record<Table, infer Codes> ? keyof Codes & string : never
type Null<Of> = Of extends { missing: string } ? null : never

/** Without required fields it may be absent. */
type Input<Value> = Record<never, never> extends Value ? [input?: Value] : [input: Value]
type Arguments<Of extends Call> = [
  ...Names<Of['route']>,
  ...(Of extends { input: infer Schema extends z.ZodType } ? Input<z.input<Schema>> : []),
  ...Key<Of>,
]
type Read<Of> = Of extends { output: infer Output extends z.ZodType } ? z.output<Output> : null
type Details<Of> = Of extends { details: infer Shape extends z.ZodType } ? z.output<Shape> : unknown
/** What a caller gets instead of a value. */
export type Refusal<Of extends Call> = Details<Of> & Refused<CodeOf<Of, 'refusals'> | Of['unavailable']>

/** The calls for those who make them. `Caller`: arguments that come before those of the call. */
export type Client<Of extends Calls, Caller extends unknown[] = []> = {
  readonly [Name in keyof Of]: (
    ...given: [...Caller, ...Arguments<Of[Name]>]
  ) => Promise<Accepted<Read<Of[Name]> | Null<Of[Name]>> | Refusal<Of[Name]>>
}

type Given<Of extends Call> = [
  ...Names<Of['route']>,
  ...(Of extends { input: infer Schema extends z.ZodType } ? [z.output<Schema>] : []),
  ...Key<Of>,
]
type Sent<Of> = Of extends { output: infer Output extends z.ZodType } ? z.input<Output> : null
type SentDetails<Of> = Of extends { details: infer Shape extends z.ZodType } ? z.input<Shape> : unknown

/** The calls for the service, of one caller. */
export type Implementation<Of extends Calls> = {
  readonly [Name in keyof Of]: (
    ...given: Given<Of[Name]>
  ) => Promise<
    | Accepted<Sent<Of[Name]> | Null<Of[Name]>>
    | (SentDetails<Of[Name]> & Refused<CodeOf<Of[Name], 'refusals'> | CodeOf<Of[Name], 'faults'>>)
  >
}
