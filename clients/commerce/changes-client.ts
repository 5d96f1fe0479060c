import { type ChangesAnswer, changesAnswer } from '#contracts/changes.ts'
import { PRIVATE_TOKEN_HEADER } from '#contracts/order/customer-orders.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import { callJson, type JsonReach, readJson } from '../json-caller.ts'

export type ChangesClientOptions = JsonReach & { readonly privateToken: string }

/** A client of what has changed in the catalog (`contracts/changes.ts`). */
export type ChangesClient = {
  /** The changes after a cursor; for null none, and the cursor of this moment. */
  read(since: string | null): Promise<Result<ChangesAnswer, 'changes-unavailable'>>
}

const TIMEOUT_MS = 10_000

export function createChangesClient(options: ChangesClientOptions): ChangesClient {
  return {
    async read(since) {
      const query = since === null ? '' : `?${new URLSearchParams({ since })}`
      const answer = await callJson(options, `/changes${query}`, {
        headers: { [PRIVATE_TOKEN_HEADER]: options.privateToken },
        timeoutMs: TIMEOUT_MS,
      })
      const changes = readJson(answer, changesAnswer)
      return changes ? ok(changes) : refuse('changes-unavailable')
    },
  }
}
