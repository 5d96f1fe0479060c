import type { z } from 'zod'
import { CUSTOMER_TOKEN_HEADER, type PlacedOrder, placedOrder } from '#contracts/order/checkout.ts'
import { PRIVATE_TOKEN_HEADER } from '#contracts/order/customer-orders.ts'
import {
  type GuestSampleDraft,
  type GuestSamples,
  guestSamples,
  type SampleDraft,
  type SampleOffer,
  sampleOffer,
  sampleRefusal,
} from '#contracts/order/samples.ts'
import type { Language } from '#domain/market/language.ts'
import type { CountryCode } from '#domain/market/market.ts'
import { type ShowsPicture, shownPicture } from '#domain/product/shown-picture.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import { callJson, type JsonReach, type JsonResponse, readJson } from '../calls/json-caller.ts'

export type SamplesClientOptions = JsonReach & {
  readonly showsPicture: ShowsPicture
  /** Only servers have it. */
  readonly privateToken: string
  /** Called for each response that violates the contract. Contains no personal data. */
  readonly report: (problem: { code: 'samples-unavailable'; status: number | null }) => void
}

/** `samples-unavailable`: the service could not be reached, or is a hosted shop, which has no samples. */
type Failure = z.infer<typeof sampleRefusal>['code'] | 'samples-unavailable'

export type SamplesClient = {
  /** The finishes of which a client, or a guest without a token, may order samples, and how many. */
  read(
    accessToken: string | null,
    piece: { readonly productId: string; readonly language: Language; readonly country: CountryCode },
  ): Promise<Result<SampleOffer, Failure>>
  /** Idempotent by the key of the draft. */
  order(accessToken: string, draft: SampleDraft): Promise<Result<PlacedOrder, Failure>>
  /** Emails a guest the link that orders the samples. With `address-refused`, `fields` has the errors. */
  request(draft: GuestSampleDraft): Promise<{ ok: true } | ({ ok: false } & RequestRefusal)>
  /** The samples behind a guest's link. */
  findRequest(token: string): Promise<Result<GuestSamples, Failure>>
  /** Orders the samples behind a guest's link, once. `network` is a keyed digest; null if unknown. */
  confirm(token: string, network: string | null): Promise<Result<PlacedOrder, Failure>>
}

type RequestRefusal = { code: Failure; fields: readonly { field: string; code: string }[] }

const TIMEOUT_MS = 10_000

/** Samples of the commerce service (`contracts/order/samples.ts`). Never retries. */
export function createSamplesClient({
  privateToken,
  showsPicture,
  report,
  ...reach
}: SamplesClientOptions): SamplesClient {
  async function call<Value>(
    path: string,
    schema: z.ZodType<Value>,
    { accessToken = null, json }: { accessToken?: string | null; json?: unknown },
  ): Promise<Result<Value, Failure>> {
    const headers = { [PRIVATE_TOKEN_HEADER]: privateToken, [CUSTOMER_TOKEN_HEADER]: accessToken }
    const response = await callJson(reach, path, { headers, json, timeoutMs: TIMEOUT_MS })
    const value = readJson(response, schema)
    return value ? ok(value) : refuse(toFailureCode(response))
  }

  function toFailureCode({ status, body }: JsonResponse): Failure {
    const refusal = sampleRefusal.safeParse(body)
    if (refusal.success) return refusal.data.code
    report({ code: 'samples-unavailable', status })
    return 'samples-unavailable'
  }

  return {
    async read(accessToken, { productId: product, language, country }) {
      const search = new URLSearchParams({ product, language, country })
      const offer = await call(`/samples?${search}`, sampleOffer, { accessToken })
      if (!offer.ok) return offer
      const options = offer.value.options.map(({ name, finishes }) => ({
        name,
        finishes: finishes.map((finish) => ({
          ...finish,
          picture: shownPicture(finish.picture, showsPicture),
        })),
      }))
      return ok({ ...offer.value, options })
    },
    order: (accessToken, json) => call('/samples', placedOrder, { accessToken, json }),
    async request(json) {
      const headers = { [PRIVATE_TOKEN_HEADER]: privateToken }
      const response = await callJson(reach, '/samples/requests', { headers, json, timeoutMs: TIMEOUT_MS })
      if (response.status === 202) return { ok: true }
      const refusal = sampleRefusal.safeParse(response.body)
      return { ok: false, code: toFailureCode(response), fields: refusal.data?.fields ?? [] }
    },
    findRequest: (token) => call(`/samples/requests/${encodeURIComponent(token)}`, guestSamples, {}),
    confirm: (token, network) =>
      call(`/samples/requests/${encodeURIComponent(token)}`, placedOrder, { json: { network } }),
  }
}
