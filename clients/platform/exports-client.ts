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
  downloadFile(accessToken: string, id: string): Promise<Accepted<Response> | ExportRefusal>
}

/** The time until the first byte of a file. */
const FILE_TIMEOUT_MS = 20_000

export function createExportsClient(reach: CallReach): ExportsClient {
  const readRefusal = createRefusalReader(exportCalls.read, reach)
  return {
    ...createAuthorizedClient(exportCalls, reach),
    async downloadFile(token, id) {
      const timeout = new AbortController()
      const timer = setTimeout(() => timeout.abort(), FILE_TIMEOUT_MS)
      const url = `${reach.baseUrl}/customer/exports/${encodeURIComponent(id)}/file`
      const request = new Request(url, { headers: bearer(token), signal: timeout.signal })
      const response = await reach.fetch(request).catch(() => null)
      clearTimeout(timer)
      if (response?.status === 200) return ok(response)
      return readRefusal({ status: response?.status ?? null, body: await response?.json().catch(() => null) })
    },
  }
}
