import { z } from 'zod'
import type { CheckoutDetails } from '#contracts/order/checkout.ts'
import { isEmailAddress } from '#domain/account/email-address.ts'
import type { AddressDraft } from '#domain/address/address.ts'
import { NEW_ADDRESS } from '#domain/order/checkout-prefill.ts'
import { addressDraft, addressErrors } from '../address/address-form.ts'

const text = z.string().optional()

/** Buttons with this name do not continue: they lead elsewhere and back, preserving the input. */
export const INTENT = 'intent'
/**
 * The prefix of the intent to edit a saved address. It is followed by the id of the address, or by nothing to choose
 * another one.
 */
export const CHANGE_INTENT = 'change:'
export const DESTINATION = 'destination'

export const typedDetails = z.object({
  email: text,
  address: addressDraft,
  /** The id of the chosen saved address, or `NEW_ADDRESS`; absent without saved addresses. */
  saved: text,
  changes: text,
  billingDiffers: z.boolean().default(false),
  billingAddress: addressDraft,
  /** The country that was chosen in this step, whose prices now apply. */
  movedTo: text,
})
export type TypedDetails = z.infer<typeof typedDetails>

/**
 * The form of the first step, validated alike in the browser and on the server. The message of an issue is its code,
 * shown as `errors.address.{code}` or `errors.checkout.{code}`.
 */
export const detailsForm = typedDetails.superRefine((form, context) => {
  for (const { path, code } of detailsErrors(form)) {
    context.addIssue({ code: 'custom', path, message: code })
  }
})
export type DetailsForm = z.infer<typeof detailsForm>

/** Whether the order goes to the typed address rather than a saved one. */
export function usesTypedAddress({ saved }: Pick<TypedDetails, 'saved'>): boolean {
  return saved === undefined || saved === NEW_ADDRESS
}

/** `to` is the shipping address, typed or saved. */
export function toDetails(
  { email = '', billingDiffers, billingAddress }: DetailsForm,
  to: AddressDraft,
): CheckoutDetails {
  return { email: email.trim(), address: to, billingAddress: billingDiffers ? billingAddress : null }
}

type FieldError = { path: string[]; code: string }

function detailsErrors(form: DetailsForm): FieldError[] {
  const { email, address: to, billingDiffers, billingAddress } = form
  return [
    ...emailErrors(email?.trim() ?? ''),
    ...(usesTypedAddress(form) ? addressErrors('address', to) : []),
    ...(billingDiffers ? addressErrors('billingAddress', billingAddress) : []),
  ]
}

function emailErrors(email: string): FieldError[] {
  if (email === '') return [{ path: ['email'], code: 'required' }]
  return isEmailAddress(email) ? [] : [{ path: ['email'], code: 'email-invalid' }]
}
