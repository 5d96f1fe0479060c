import { type DrawnOutline, outlinesResponse } from '#contracts/outline.ts'
import type { TearsheetRequest } from '#contracts/tearsheet.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import { callPlatform, type PlatformReach } from './call-platform.ts'

export type DownloadsClientOptions = PlatformReach & {
  /** Only servers have it. */
  readonly token: string
  readonly report: (problem: { code: 'platform-unavailable'; status: number | null }) => void
}

export type TearsheetRefusal = 'too-many-requests' | 'documents-busy' | 'platform-unavailable'

export type DownloadsClient = {
  /** Returns a PDF and counts it as a download. */
  makeTearsheet(request: TearsheetRequest): Promise<Result<Uint8Array<ArrayBuffer>, TearsheetRefusal>>
  /** A failure is reported; the file is served anyway. */
  countCadFile(productId: string): Promise<void>
  /**
   * Returns outlines in the order of the files; null for a file without one. If the call fails, that is reported and
   * all are null.
   */
  readOutlines(files: readonly (string | null)[]): Promise<(DrawnOutline | null)[]>
}

/** A document may be queued, which takes up to 30 seconds. */
const TIMEOUT_MS = 45_000

export function createDownloadsClient(options: DownloadsClientOptions): DownloadsClient {
  const { baseUrl, fetch, token, report } = options
  return {
    async makeTearsheet(request) {
      const httpRequest = new Request(`${baseUrl}/downloads/tearsheets`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify(request),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      })
      const response = await fetch(httpRequest).catch(() => null)
      if (response?.ok && response.headers.get('content-type') === 'application/pdf') {
        const bytes = await response.arrayBuffer().catch(() => null)
        if (bytes) return ok(new Uint8Array(bytes))
      }
      if (response?.status === 429) return refuse('too-many-requests')
      if (response?.status === 503) return refuse('documents-busy')
      report({ code: 'platform-unavailable', status: response?.status ?? null })
      return refuse('platform-unavailable')
    },

    async countCadFile(productId) {
      const { status } = await callPlatform(options, token, {
        method: 'POST',
        path: '/downloads',
        body: { productId, kind: 'cad' },
      })
      if (status !== 204) report({ code: 'platform-unavailable', status })
    },

    async readOutlines(files) {
      const known = [...new Set(files.flatMap((file) => file ?? []))]
      if (known.length === 0) return files.map(() => null)
      const { status, body } = await callPlatform(options, token, {
        method: 'POST',
        path: '/downloads/outlines',
        body: { files: known },
      })
      const read = outlinesResponse.safeParse(body)
      if (!read.success) report({ code: 'platform-unavailable', status })
      const outlines = read.success ? read.data.outlines : []
      return files.map((file) => (file === null ? null : (outlines[known.indexOf(file)] ?? null)))
    },
  }
}
