import { platformRefusal, savedItemsAnswer } from '#contracts/platform.ts'
import { ok, type Result, refuse } from '#domain/result.ts'

/** `unauthorized`: the access token is nobody's any more. */
export type SavedItemsErrorCode = 'unauthorized' | 'list-full' | 'product-unknown' | 'platform-unavailable'

export type SavedItemsClientOptions = {
  readonly baseUrl: string
  readonly fetch: (request: Request) => Promise<Response>
  readonly report: (problem: { code: SavedItemsErrorCode; status: number | null }) => void
}

/** The saved items of a customer; `accessToken` is theirs, `productId` the commerce service's. */
export type SavedItemsClient = {
  list(accessToken: string): Promise<Result<readonly string[], SavedItemsErrorCode>>
  save(accessToken: string, productId: string): Promise<Result<null, SavedItemsErrorCode>>
  remove(accessToken: string, productId: string): Promise<Result<null, SavedItemsErrorCode>>
}

const TIMEOUT_MS = 5_000

export function createSavedItemsClient(options: SavedItemsClientOptions): SavedItemsClient {
  const change = async (method: 'PUT' | 'DELETE', accessToken: string, productId: string) => {
    const answer = await ask(options, accessToken, `/items/${encodeURIComponent(productId)}`, method)
    return answer.status === 204 ? ok(null) : refusalOf(options, answer)
  }
  return {
    async list(accessToken) {
      const answer = await ask(options, accessToken, '', 'GET')
      const read = savedItemsAnswer.safeParse(answer.body)
      if (answer.status !== 200 || !read.success) return refusalOf(options, answer)
      return ok(read.data.items.map(({ productId }) => productId))
    },
    save: (accessToken, productId) => change('PUT', accessToken, productId),
    remove: (accessToken, productId) => change('DELETE', accessToken, productId),
  }
}

type Answer = { status: number | null; body: unknown }

async function ask(
  { baseUrl, fetch }: SavedItemsClientOptions,
  accessToken: string,
  path: string,
  method: string,
): Promise<Answer> {
  const request = new Request(`${baseUrl}/lists/saved${path}`, {
    method,
    headers: { authorization: `Bearer ${accessToken}` },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  const response = await fetch(request).catch(() => null)
  const body: unknown = response?.status === 204 ? null : await response?.json().catch(() => null)
  return { status: response?.status ?? null, body }
}

function refusalOf({ report }: SavedItemsClientOptions, { status, body }: Answer) {
  const refusal = platformRefusal.safeParse(body)
  const code: SavedItemsErrorCode = refusal.success ? refusal.data.code : 'platform-unavailable'
  if (code === 'platform-unavailable') report({ code, status })
  return refuse(code)
}
