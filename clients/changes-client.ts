import { type ChangesResponse, changesResponse } from '#contracts/changes.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import { callJson, type JsonReach, readJson } from './json-caller.ts'

export type ChangesClientOptions = JsonReach & {
  /** What the service takes as the token of a server. */
  readonly headers: Readonly<Record<string, string>>
}

/** A client of what has changed in a service (`contracts/changes.ts`). */
export type ChangesClient = {
  /**
   * The changes after a cursor; for null none, and the cursor of this moment. `cursor-expired` when the cursor is no
   * longer of use: everything must be read again.
   */
  read(since: string | null): Promise<Result<ChangesResponse, 'changes-unavailable' | 'cursor-expired'>>
}

const TIMEOUT_MS = 10_000

export function createChangesClient({ headers, ...reach }: ChangesClientOptions): ChangesClient {
  return {
    async read(since) {
      const query = since === null ? '' : `?${new URLSearchParams({ since })}`
      const response = await callJson(reach, `/changes${query}`, { headers, timeoutMs: TIMEOUT_MS })
      if (response.status === 400 || response.status === 410) return refuse('cursor-expired')
      const changes = readJson(response, changesResponse)
      return changes ? ok(changes) : refuse('changes-unavailable')
    },
  }
}
