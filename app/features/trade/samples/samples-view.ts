import type { SampleOffer } from '#contracts/order/samples.ts'
import type { SavedAddress } from '#domain/order/checkout-prefill.ts'

/** Why no samples were ordered. */
export type SamplesRefusal =
  | 'no-finish'
  | 'no-address'
  | 'address-refused'
  | 'finish-unknown'
  | 'allowance-used'
  | 'unavailable'

/** The page of the samples of a piece, as it was sent or to begin with. */
export type SamplesView = {
  /** Of this form: it makes one order at most. */
  readonly key: string
  readonly product: string
  /** Whether they are for the company of an approved trade client. */
  readonly isTrade: boolean
  /** Null if the service could not be reached. */
  readonly offer: SampleOffer | null
  readonly addresses: readonly SavedAddress[]
  readonly chosen: { readonly finishes: readonly string[]; readonly address: string }
  readonly refusal: SamplesRefusal | null
}

/** The fields of the form; a finish for each that is ticked. People do not see `trap`; programs fill it in. */
export const SAMPLE_FIELDS = { key: 'key', finish: 'finish', address: 'address', trap: 'website' } as const
