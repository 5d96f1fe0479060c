import { choiceCounts } from '#contracts/tracking.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import type { ChoiceCount } from '#domain/search/merchandising/learned-scores.ts'
import { callJson } from '../calls/json-caller.ts'
import type { ArrivalsClientOptions } from './arrivals-client.ts'

type Choices = { readonly searches: readonly ChoiceCount[]; readonly pieces: readonly ChoiceCount[] }

export type ChoicesClient = {
  list(): Promise<Result<Choices, 'tracking-unavailable'>>
}

const TIMEOUT_MS = 60_000

export function createChoicesClient({ token, report, ...reach }: ArrivalsClientOptions): ChoicesClient {
  return {
    async list() {
      const headers = { authorization: `Bearer ${token}` }
      const { status, body } = await callJson(reach, '/choices', { headers, timeoutMs: TIMEOUT_MS })
      const counts = choiceCounts.safeParse(body)
      if (status === 200 && counts.success) return ok(counts.data)
      report({ code: 'tracking-unavailable', status })
      return refuse('tracking-unavailable')
    },
  }
}
