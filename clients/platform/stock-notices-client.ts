import type { z } from 'zod'
import {
  type AwaitedVariant,
  awaitedVariants,
  type StockNotice,
  sentNotices,
  stockNotice,
} from '#contracts/stock-notice.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import { callPlatform, type PlatformReach, type PlatformResponse } from './call-platform.ts'

export type StockNoticesClientOptions = PlatformReach & {
  /** Only servers hold it. */
  readonly token: string
  readonly report: (problem: { code: 'platform-unavailable'; status: number | null }) => void
}

type Unavailable = 'platform-unavailable'

export type StockNoticesClient = {
  listAwaited(): Promise<Result<readonly AwaitedVariant[], Unavailable>>
  /** Sends the notices of variants that are for sale, each once; at most `VARIANTS_FOR_SALE_MAX`. Returns how many. */
  send(variantIds: readonly string[]): Promise<Result<number, Unavailable>>
  /** By the token of a link; null if it is not ours, or was removed. */
  find(token: string): Promise<Result<StockNotice | null, Unavailable>>
  /** A notice that was already sent stays sent. */
  cancel(token: string): Promise<Result<StockNotice | null, Unavailable>>
}

const PATH = '/requests/back-in-stock'

export function createStockNoticesClient(options: StockNoticesClientOptions): StockNoticesClient {
  const { token: serverToken, report } = options

  function read<Schema extends z.ZodType>(
    { status, body }: PlatformResponse,
    schema: Schema,
  ): Result<z.infer<Schema>, Unavailable> {
    const parsed = schema.safeParse(body)
    if (status === 200 && parsed.success) return ok(parsed.data)
    report({ code: 'platform-unavailable', status })
    return refuse('platform-unavailable')
  }

  function noticeOf(response: PlatformResponse): Result<StockNotice | null, Unavailable> {
    return response.status === 404 ? ok(null) : read(response, stockNotice)
  }

  return {
    async listAwaited() {
      const listed = read(await callPlatform(options, serverToken, { path: PATH }), awaitedVariants)
      return listed.ok ? ok(listed.value.variants) : listed
    },
    async send(variantIds) {
      const call = { method: 'POST' as const, path: PATH, body: { variantIds } }
      const sent = read(await callPlatform(options, serverToken, call), sentNotices)
      return sent.ok ? ok(sent.value.sent) : sent
    },
    find: async (token) =>
      noticeOf(await callPlatform(options, serverToken, { path: `${PATH}/${encodeURIComponent(token)}` })),
    cancel: async (token) =>
      noticeOf(
        await callPlatform(options, serverToken, {
          method: 'POST',
          path: `${PATH}/${encodeURIComponent(token)}/cancellation`,
        }),
      ),
  }
}
