import type { CountedArrivals } from '#contracts/tracking.ts'
import { callJson, type JsonReach } from '../calls/json-caller.ts'

export type ArrivalsClientOptions = JsonReach & {
  /** Only servers have it. */
  readonly token: string
  readonly report: (problem: { code: 'tracking-unavailable'; status: number | null }) => void
}

export type ArrivalsClient = {
  /** Adds to the arrivals of a day; returns whether they were counted. */
  count(arrivals: CountedArrivals): Promise<boolean>
}

const TIMEOUT_MS = 5_000

export function createArrivalsClient({ token, report, ...reach }: ArrivalsClientOptions): ArrivalsClient {
  return {
    async count(arrivals) {
      const headers = { authorization: `Bearer ${token}` }
      const { status } = await callJson(reach, '/arrivals', {
        json: { arrivals },
        headers,
        timeoutMs: TIMEOUT_MS,
      })
      if (status !== 204) report({ code: 'tracking-unavailable', status })
      return status === 204
    },
  }
}
