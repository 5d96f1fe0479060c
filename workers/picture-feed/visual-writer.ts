import { embeddingResponse, missingPictures, type ProductPictures } from '#contracts/visual.ts'

export type VisualWriter = {
  embedding(): Promise<string>
  /** Returns the URLs of pictures that must be sent first. */
  setPictures(number: string, pictures: ProductPictures): Promise<readonly string[]>
  /** Returns false if the service rejects the picture as invalid. */
  sendPicture(picture: ProductPictures[number], bytes: Uint8Array<ArrayBuffer>): Promise<boolean>
}

type VisualWriterOptions = {
  readonly baseUrl: string
  readonly fetch: (request: Request) => Promise<Response>
  readonly token: string
}

const TIMEOUT_MS = 60_000
const REFUSAL_STATUSES = new Set([413, 422])

/** Throws if the visual search service fails. */
export function createVisualWriter({ baseUrl, fetch, token }: VisualWriterOptions): VisualWriter {
  const call = async (path: string, init: RequestInit = {}) => {
    const headers = { authorization: `Bearer ${token}` }
    const request = new Request(baseUrl + path, { ...init, headers, signal: AbortSignal.timeout(TIMEOUT_MS) })
    const response = await fetch(request)
    if (!response.ok && !REFUSAL_STATUSES.has(response.status)) {
      throw new Error(
        `The visual search service responded with ${response.status} to ${init.method ?? 'GET'} ${path}`,
      )
    }
    return response
  }
  return {
    embedding: async () => embeddingResponse.parse(await (await call('/embedding')).json()).name,
    async setPictures(number, pictures) {
      const body = JSON.stringify({ pictures })
      const response = await call(`/products/${number}`, { method: 'PUT', body })
      return missingPictures.parse(await response.json()).missing
    },
    async sendPicture(picture, bytes) {
      const response = await call(`/pictures?${new URLSearchParams(picture)}`, { method: 'PUT', body: bytes })
      return response.ok
    },
  }
}
