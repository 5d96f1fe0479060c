import type { SubmissionResult } from '@conform-to/react'
import { z } from 'zod'
import { addressDraft, addressErrors } from '#app/features/checkout/address/address-form.ts'
import type { CountryChoice } from '#app/features/checkout/address/billing-fields.tsx'
import type { SamplesRefusal } from '#app/features/trade/samples/samples-view.ts'
import type { SampleOffer } from '#contracts/order/samples.ts'
import { isEmailAddress } from '#domain/account/email-address.ts'
import type { CountryCode } from '#domain/market/market.ts'

/** Validated alike in the browser and on the server; messages are codes. */
export const guestSamplesForm = z
  .object({
    key: z.string().optional(),
    finish: z.array(z.string()).default([]),
    email: z.string().optional(),
    address: addressDraft,
  })
  .superRefine(({ email = '', address }, context) => {
    const error = email.trim() === '' ? 'required' : isEmailAddress(email.trim()) ? null : 'email-invalid'
    if (error) context.addIssue({ code: 'custom', path: ['email'], message: error })
    for (const { path, code } of addressErrors('address', address))
      context.addIssue({ code: 'custom', path, message: code })
  })
export type GuestSamplesForm = z.infer<typeof guestSamplesForm>

export type GuestSamplesView = {
  readonly key: string
  readonly product: string
  /** Null if the service could not be reached. */
  readonly offer: SampleOffer | null
  readonly country: CountryCode
  readonly countries: readonly CountryChoice[]
  readonly signInPath: string
  /** The input and its errors; null initially. */
  readonly typed: SubmissionResult | null
  readonly chosen: readonly string[]
  readonly refusal: SamplesRefusal | 'too-many-requests' | null
}
