import { type Studio, type StudioRefusalCode, studio, studioRefusal } from '#contracts/studio.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import { callJson, type JsonResponse, readJson } from '../json-caller.ts'
import { callPlatform, type PlatformReach } from './call-platform.ts'
import { downloadAttachment } from './download-attachment.ts'

export type StudioCode = StudioRefusalCode | 'platform-unavailable'
type Called<Value> = Promise<Result<Value, StudioCode>>

/** A customer's studio on documents (`contracts/studio.ts`), with their access token. */
export type StudioClient = {
  read(accessToken: string): Called<Studio>
  rename(accessToken: string, name: string): Called<Studio>
  /** Takes a PNG or JPEG file. */
  storeLogo(accessToken: string, content: Uint8Array<ArrayBuffer>): Called<Studio>
  removeLogo(accessToken: string): Called<Studio>
  /** A PNG file. */
  logo(accessToken: string): Called<Response>
}

export type StudioClientOptions = PlatformReach & {
  readonly report: (problem: { code: 'platform-unavailable'; status: number | null }) => void
}

const PATH = '/customer/studio'
const LOGO = `${PATH}/logo`
const UPLOAD_TIMEOUT_MS = 20_000

export function createStudioClient(options: StudioClientOptions): StudioClient {
  function refusalOf({ status, body }: JsonResponse): Result<never, StudioCode> {
    const refusal = studioRefusal.safeParse(body)
    if (refusal.success) return refuse(refusal.data.code)
    options.report({ code: 'platform-unavailable', status })
    return refuse('platform-unavailable')
  }
  function studioOf(response: JsonResponse): Result<Studio, StudioCode> {
    const read = readJson(response, studio)
    return read ? ok(read) : refusalOf(response)
  }
  return {
    read: async (token) => studioOf(await callPlatform(options, token, { method: 'GET', path: PATH })),
    rename: async (token, name) =>
      studioOf(await callPlatform(options, token, { method: 'PUT', path: PATH, body: { name } })),
    storeLogo: async (token, body) =>
      studioOf(
        await callJson(options, LOGO, {
          method: 'PUT',
          headers: { authorization: `Bearer ${token}`, 'content-type': 'application/octet-stream' },
          body,
          timeoutMs: UPLOAD_TIMEOUT_MS,
        }),
      ),
    removeLogo: async (token) =>
      studioOf(await callPlatform(options, token, { method: 'DELETE', path: LOGO })),
    async logo(token) {
      const response = await downloadAttachment(options, token, LOGO)
      if (response?.status === 200) return ok(response)
      return refusalOf({ status: response?.status ?? null, body: await response?.json().catch(() => null) })
    },
  }
}
