import type { SampleOffer } from '#contracts/order/samples.ts'
import type { SavedAddress } from '#domain/order/checkout-prefill.ts'

export type SamplesRefusal =
  | 'no-finish'
  | 'no-address'
  | 'address-refused'
  | 'finish-unknown'
  | 'allowance-used'
  | 'unavailable'

export type SamplesView = {
  /** The idempotency key of this form. */
  readonly key: string
  readonly product: string
  /** Whether samples are for the company of an approved trade client. */
  readonly isTrade: boolean
  /** Null if the service could not be reached. */
  readonly offer: SampleOffer | null
  readonly addresses: readonly SavedAddress[]
  readonly chosen: { readonly finishes: readonly string[]; readonly address: string }
  readonly refusal: SamplesRefusal | null
}

/** `finish` repeats for each checked finish. `trap` is a honeypot. */
export const SAMPLE_FIELDS = { key: 'key', finish: 'finish', address: 'address', trap: 'website' } as const
