import { VISITOR_KEY_HEADER } from '#contracts/identity.ts'
import {
  type PictureRefusalCode,
  type PictureRegion,
  type VisualResponse,
  visualRefusal,
  visualResponse,
} from '#contracts/visual.ts'
import { idNumber } from '#domain/ids.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import { callJson, type JsonCall, type JsonReach, readJson } from '../calls/json-caller.ts'

export type VisualReach = JsonReach & {
  /** Only servers have it. */
  readonly token: string
}

type VisualClientOptions = VisualReach & {
  readonly report: (problem: { code: PictureRefusalCode; operation: string; status: number | null }) => void
}

export type PictureSearch = {
  readonly bytes: Uint8Array<ArrayBuffer>
  /** Null for the whole picture. */
  readonly region: PictureRegion | null
  /** A key of the visitor's network for rate limits; null if the server does not send one. */
  readonly visitorKey: string | null
}

type VisualResult = Promise<Result<VisualResponse, PictureRefusalCode>>

/** Every failure is reported and returned as 'visual-unavailable'. */
export type VisualClient = {
  findByPicture(search: PictureSearch): VisualResult
  /** `look` comes from an earlier response. */
  findByLook(look: string): VisualResult
  /** The products that look similar to another; `productId` is its id in the commerce service. */
  findSimilar(productId: string, limit: number): VisualResult
}

const TIMEOUT_MS = 20_000

export function createVisualClient({ token, report, ...reach }: VisualClientOptions): VisualClient {
  const search = async (
    operation: string,
    path: string,
    call: Pick<JsonCall, 'body' | 'headers'> = {},
  ): VisualResult => {
    const headers = { ...call.headers, authorization: `Bearer ${token}` }
    const response = await callJson(reach, path, { ...call, headers, timeoutMs: TIMEOUT_MS })
    const found = readJson(response, visualResponse)
    if (found) return ok(found)
    const refusal = visualRefusal.safeParse(response.body)
    const code = refusal.success ? refusal.data.code : 'visual-unavailable'
    if (code === 'visual-unavailable') report({ code, operation, status: response.status })
    return refuse(code)
  }
  return {
    findByPicture({ bytes, region, visitorKey }) {
      const query = region ? `?${new URLSearchParams(toQuery(region))}` : ''
      return search('findByPicture', `/searches${query}`, {
        body: bytes,
        headers: { [VISITOR_KEY_HEADER]: visitorKey },
      })
    },
    findByLook: (look) => search('findByLook', `/searches/${encodeURIComponent(look)}`),
    findSimilar: (productId, limit) =>
      search('findSimilar', `/products/${idNumber(productId)}/similar?limit=${limit}`),
  }
}

function toQuery(region: PictureRegion): Record<string, string> {
  return Object.fromEntries(Object.entries(region).map(([name, share]) => [name, String(share)]))
}
