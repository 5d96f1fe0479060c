import { type ChangesResponse, changesResponse } from '#contracts/changes.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import { callJson, type JsonReach, readJson } from './json-caller.ts'

export type ChangesClientOptions = JsonReach & {
  /** Includes the server's token. */
  readonly headers: Readonly<Record<string, string>>
}

export type ChangesClient = {
  /**
   * The changes after a cursor; null returns none and the current cursor. `cursor-expired`: changes are missing, so
   * everything must be read again.
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
