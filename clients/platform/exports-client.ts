import {
  type ExportRefusalCode,
  type ExportState,
  exportRefusal,
  exportState,
  exportsResponse,
  type NewExport,
} from '#contracts/export.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import { readJson } from '../json-caller.ts'
import { callPlatform, type PlatformReach, type PlatformResponse } from './call-platform.ts'

export type ExportCode = ExportRefusalCode | 'platform-unavailable'

/** Files made for a customer with their access token (`contracts/export.ts`). */
export type ExportsClient = {
  /** Starts one; the same id starts it once. */
  start(accessToken: string, made: NewExport): Promise<Result<ExportState, ExportCode>>
  /** The exports of a list, newest first. */
  of(accessToken: string, subject: string): Promise<Result<ExportState[], ExportCode>>
  read(accessToken: string, id: string): Promise<Result<ExportState, ExportCode>>
  /** Cancels it, or removes its file. */
  remove(accessToken: string, id: string): Promise<Result<null, ExportCode>>
  /** The response that a browser saves and never shows, streamed. */
  file(accessToken: string, id: string): Promise<Result<Response, ExportCode>>
}

export type ExportsClientOptions = PlatformReach & {
  readonly report: (problem: { code: 'platform-unavailable'; status: number | null }) => void
}

const PATH = '/customer/exports'
/** Until the first byte of a file. */
const FILE_TIMEOUT_MS = 20_000

export function createExportsClient(options: ExportsClientOptions): ExportsClient {
  function refusalOf({ status, body }: PlatformResponse): Result<never, ExportCode> {
    const refusal = exportRefusal.safeParse(body)
    if (refusal.success) return refuse(refusal.data.code)
    options.report({ code: 'platform-unavailable', status })
    return refuse('platform-unavailable')
  }
  function stateOf(response: PlatformResponse): Result<ExportState, ExportCode> {
    const state = readJson(response, exportState)
    return state ? ok(state) : refusalOf(response)
  }
  return {
    start: async (token, body) =>
      stateOf(await callPlatform(options, token, { method: 'POST', path: PATH, body })),
    async of(token, subject) {
      const path = `${PATH}?subject=${encodeURIComponent(subject)}`
      const response = await callPlatform(options, token, { method: 'GET', path })
      const found = readJson(response, exportsResponse)
      return found ? ok(found.exports) : refusalOf(response)
    },
    read: async (token, id) =>
      stateOf(await callPlatform(options, token, { method: 'GET', path: pathOf(id) })),
    async remove(token, id) {
      const response = await callPlatform(options, token, { method: 'DELETE', path: pathOf(id) })
      return response.status === 204 ? ok(null) : refusalOf(response)
    },
    async file(token, id) {
      const late = new AbortController()
      const timer = setTimeout(() => late.abort(), FILE_TIMEOUT_MS)
      const request = new Request(`${options.baseUrl}${pathOf(id)}/file`, {
        headers: { authorization: `Bearer ${token}` },
        signal: late.signal,
      })
      const response = await options.fetch(request).catch(() => null)
      clearTimeout(timer)
      if (response?.status === 200) return ok(response)
      return refusalOf({ status: response?.status ?? null, body: await response?.json().catch(() => null) })
    },
  }
}

function pathOf(id: string): string {
  return `${PATH}/${encodeURIComponent(id)}`
}
