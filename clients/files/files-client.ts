import { ok, type Result, refuse } from '#domain/result.ts'
import type { JsonReach } from '../calls/json-caller.ts'

export type FilesClientOptions = JsonReach & {
  /** Only servers have it. */
  readonly token: string
  readonly report: (problem: { code: 'files-unavailable'; operation: string; status: number | null }) => void
}

type ChangeResponse = Promise<Result<null, 'files-unavailable'>>

/** Files by ids that the caller chooses (`contracts/files.ts`). Every failure is reported. */
export type FilesClient = {
  /** Replaces an earlier file with the id. */
  store(id: string, file: { type: string; content: Uint8Array<ArrayBuffer> }): ChangeResponse
  /** Reads the complete file; an interrupted transfer is a failure. */
  read(id: string): Promise<Result<Uint8Array<ArrayBuffer>, 'file-not-found' | 'files-unavailable'>>
  /** A missing file is not an error. */
  remove(id: string): ChangeResponse
}

const TIMEOUT_MS = 20_000

export function createFilesClient({ baseUrl, fetch, token, report }: FilesClientOptions): FilesClient {
  async function call(id: string, init: RequestInit & { method: string }): Promise<Response | null> {
    const headers = new Headers(init.headers)
    headers.set('authorization', `Bearer ${token}`)
    const signal = AbortSignal.timeout(TIMEOUT_MS)
    const url = `${baseUrl}/files/${encodeURIComponent(id)}`
    return fetch(new Request(url, { ...init, headers, signal })).catch(() => null)
  }
  function reportUnavailable(operation: string, response: Response | null) {
    report({ code: 'files-unavailable', operation, status: response?.status ?? null })
    return refuse('files-unavailable')
  }
  return {
    async store(id, { type, content }) {
      const response = await call(id, { method: 'PUT', headers: { 'content-type': type }, body: content })
      return response?.status === 204 ? ok(null) : reportUnavailable('store', response)
    },
    async read(id) {
      const response = await call(id, { method: 'GET' })
      if (response?.status === 404) return refuse('file-not-found')
      const content = response?.status === 200 ? await response.arrayBuffer().catch(() => null) : null
      return content === null ? reportUnavailable('read', response) : ok(new Uint8Array(content))
    },
    async remove(id) {
      const response = await call(id, { method: 'DELETE' })
      return response?.status === 204 ? ok(null) : reportUnavailable('remove', response)
    },
  }
}
