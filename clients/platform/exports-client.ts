import { type ExportRefusal, exportCalls } from '#contracts/export.ts'
import { type Accepted, ok } from '#domain/result.ts'
import {
  type AuthorizedClient,
  bearer,
  type CallReach,
  createAuthorizedClient,
  createRefusalReader,
} from '../calls/call-client.ts'

/** Files created for a customer, with their access token (`contracts/export.ts`). */
export type ExportsClient = AuthorizedClient<typeof exportCalls> & {
  /** Streams the file in a response that a browser saves and never displays. */
  file(accessToken: string, id: string): Promise<Accepted<Response> | ExportRefusal>
}

/** The time until the first byte of a file. */
const FILE_TIMEOUT_MS = 20_000

export function createExportsClient(reach: CallReach): ExportsClient {
  const refusalOf = createRefusalReader(exportCalls.read, reach)
  return {
    ...createAuthorizedClient(exportCalls, reach),
    async file(token, id) {
      const late = new AbortController()
      const timer = setTimeout(() => late.abort(), FILE_TIMEOUT_MS)
      const address = `${reach.baseUrl}/customer/exports/${encodeURIComponent(id)}/file`
      const request = new Request(address, { headers: bearer(token), signal: late.signal })
      const response = await reach.fetch(request).catch(() => null)
      clearTimeout(timer)
      if (response?.status === 200) return ok(response)
      return refusalOf({ status: response?.status ?? null, body: await response?.json().catch(() => null) })
    },
  }
}
