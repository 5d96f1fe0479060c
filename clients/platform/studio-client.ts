import { type Studio, type StudioRefusal, studio, studioCalls } from '#contracts/studio.ts'
import { type Accepted, ok } from '#domain/result.ts'
import {
  type AuthorizedClient,
  bearer,
  type CallReach,
  createAuthorizedClient,
  createRefusalReader,
} from '../calls/call-client.ts'
import { callJson, readJson } from '../calls/json-caller.ts'
import { downloadAttachment } from './download-attachment.ts'

/** How a customer's studio appears on documents (`contracts/studio.ts`), with their access token. */
export type StudioClient = AuthorizedClient<typeof studioCalls> & {
  /** Stores a PNG or JPEG file as the logo. */
  storeLogo(accessToken: string, content: Uint8Array<ArrayBuffer>): Promise<Accepted<Studio> | StudioRefusal>
  /** Downloads the logo as a PNG file. */
  downloadLogo(accessToken: string): Promise<Accepted<Response> | StudioRefusal>
}

const LOGO = '/customer/studio/logo'
const UPLOAD_TIMEOUT_MS = 20_000

export function createStudioClient(reach: CallReach): StudioClient {
  const readRefusal = createRefusalReader(studioCalls.read, reach)
  return {
    ...createAuthorizedClient(studioCalls, reach),
    async storeLogo(token, body) {
      const headers = { ...bearer(token), 'content-type': 'application/octet-stream' }
      const call = { method: 'PUT', headers, body, timeoutMs: UPLOAD_TIMEOUT_MS } as const
      const response = await callJson(reach, LOGO, call)
      const stored = readJson(response, studio)
      return stored ? ok(stored) : readRefusal(response)
    },
    async downloadLogo(token) {
      const response = await downloadAttachment(reach, token, LOGO)
      if (response?.status === 200) return ok(response)
      return readRefusal({ status: response?.status ?? null, body: await response?.json().catch(() => null) })
    },
  }
}
