import type { z } from 'zod'
import type { ShowsPicture } from '#domain/product/shown-picture.ts'
import { callJson, type JsonReach, readJson } from '../calls/json-caller.ts'
import { type CheckoutFailure, type CheckoutFailureCode, readFailure } from './refusals.ts'

export type CheckoutClientOptions = JsonReach & {
  /** Only servers have it. It lets them pass on the buyer's network. */
  readonly privateToken: string
  /** Pictures that it rejects are treated as missing; by default all are shown. */
  readonly showsPicture?: ShowsPicture
  /** Called for each response that violates the protocol. Contains no personal data. */
  readonly report: (problem: CheckoutProblem) => void
}

export type CheckoutProblem = { readonly code: CheckoutFailureCode; readonly status: number | null }

type Call = {
  readonly method: 'GET' | 'PUT' | 'POST'
  readonly body: unknown
  readonly headers: Readonly<Record<string, string>>
}

export type CheckoutCall = <Value>(
  path: string,
  schema: z.ZodType<Value>,
  call: Call,
) => Promise<{ readonly ok: true; readonly value: Value } | CheckoutFailure>

/** Long, because a payment provider behind the service may be slow. */
const TIMEOUT_MS = 20_000

export function createCheckoutCall({ report, ...reach }: CheckoutClientOptions): CheckoutCall {
  return async (path, schema, call) => {
    const { method, headers, body: json } = call
    const response = await callJson(reach, path, { method, headers, json, timeoutMs: TIMEOUT_MS })
    const value = readJson(response, schema)
    if (value !== null) return { ok: true, value }
    const failure = readFailure(response.body)
    if (failure.code === 'checkout-unavailable') report({ code: failure.code, status: response.status })
    return failure
  }
}
