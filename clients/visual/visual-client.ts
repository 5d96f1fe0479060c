import { VISITOR_KEY_HEADER } from '#contracts/identity.ts'
import {
  type PictureRefusalCode,
  type PictureRegion,
  type VisualAnswer,
  visualAnswer,
  visualRefusal,
} from '#contracts/visual.ts'
import { idNumber } from '#domain/ids.ts'
import { ok, type Result, refuse } from '#domain/result.ts'

export type VisualReach = {
  readonly baseUrl: string
  readonly fetch: (request: Request) => Promise<Response>
  /** Only servers hold it. */
  readonly token: string
}

type VisualClientOptions = VisualReach & {
  readonly report: (problem: { code: PictureRefusalCode; operation: string; status: number | null }) => void
}

export type PictureQuestion = {
  readonly bytes: Uint8Array<ArrayBuffer>
  /** The part to look at; null for all of the picture. */
  readonly region: PictureRegion | null
  /** A name of the visitor's network, for the limit; null where the server does not tell. */
  readonly visitorKey: string | null
}

type Answer = Promise<Result<VisualAnswer, PictureRefusalCode>>

/** What the storefront asks of the visual search service. A service that fails is 'visual-unavailable', and reported. */
export type VisualClient = {
  /** The products that look like a picture. */
  findByPicture(question: PictureQuestion): Answer
  /** The products nearest to the look of an earlier answer. */
  findByLook(look: string): Answer
  /** The products that look like a product; `productId` is the commerce service's. */
  findSimilar(productId: string, limit: number): Answer
}

const TIMEOUT_MS = 20_000

export function createVisualClient({ baseUrl, fetch, token, report }: VisualClientOptions): VisualClient {
  const ask = async (operation: string, path: string, init: RequestInit = {}): Answer => {
    const headers = new Headers(init.headers)
    headers.set('authorization', `Bearer ${token}`)
    const request = new Request(baseUrl + path, { ...init, headers, signal: AbortSignal.timeout(TIMEOUT_MS) })
    const response = await fetch(request).catch(() => null)
    const body: unknown = await response?.json().catch(() => null)
    const answer = visualAnswer.safeParse(body)
    if (response?.ok && answer.success) return ok(answer.data)
    const refusal = visualRefusal.safeParse(body)
    const code = refusal.success ? refusal.data.code : 'visual-unavailable'
    if (code === 'visual-unavailable') report({ code, operation, status: response?.status ?? null })
    return refuse(code)
  }
  return {
    findByPicture({ bytes, region, visitorKey }) {
      const query = region ? `?${new URLSearchParams(inWords(region))}` : ''
      const headers = visitorKey === null ? {} : { [VISITOR_KEY_HEADER]: visitorKey }
      return ask('findByPicture', `/searches${query}`, { method: 'POST', body: bytes, headers })
    },
    findByLook: (look) => ask('findByLook', `/searches/${encodeURIComponent(look)}`),
    findSimilar: (productId, limit) =>
      ask('findSimilar', `/products/${idNumber(productId)}/similar?limit=${limit}`),
  }
}

function inWords(region: PictureRegion): Record<string, string> {
  return Object.fromEntries(Object.entries(region).map(([name, share]) => [name, String(share)]))
}
