import type { z } from 'zod'
import { type PlacedOrderReport, signedVisitor, type visitorToSign } from '#contracts/tracking.ts'
import { callJson, readJson } from '../calls/json-caller.ts'
import type { ArrivalsClientOptions } from './arrivals-client.ts'

export type VisitsClient = {
  /** The service's signature of a visitor id; null if it is unavailable, or after too many from one network. */
  sign(visitor: z.infer<typeof visitorToSign>): Promise<string | null>
  /** Reports which signed visitor placed an order. */
  reportOrder(order: PlacedOrderReport): Promise<void>
}

const TIMEOUT_MS = 5_000

/** Only used for visitors who have consented. */
export function createVisitsClient({ token, report, ...reach }: ArrivalsClientOptions): VisitsClient {
  const call = (path: string, json: object) =>
    callJson(reach, path, { json, headers: { authorization: `Bearer ${token}` }, timeoutMs: TIMEOUT_MS })
  return {
    async sign(visitor) {
      const response = await call('/visitors', visitor)
      const signed = readJson(response, signedVisitor)
      if (signed === null && response.status !== 429)
        report({ code: 'tracking-unavailable', status: response.status })
      return signed?.signature ?? null
    },
    async reportOrder(order) {
      const { status } = await call('/orders', order)
      if (status !== 204) report({ code: 'tracking-unavailable', status })
    },
  }
}
