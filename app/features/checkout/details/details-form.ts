import { z } from 'zod'
import type { CheckoutDetails } from '#contracts/order/checkout.ts'
import type { AddressDraft } from '#domain/address/address.ts'
import { NEW_ADDRESS } from '#domain/order/checkout-prefill.ts'
import { addressDraft, addressErrors } from '../address/address-form.ts'

const text = z.string().optional()

/** The name of a button of the form that does not continue: it leads elsewhere and back, with what was typed. */
export const INTENT = 'intent'
/** How the intent to change a saved address begins; its id follows, or nothing to choose another one. */
export const CHANGE_INTENT = 'change:'
/** The name of the field with the country to deliver to instead. */
export const DESTINATION = 'destination'

/** What the form of the first step holds, right or wrong. */
export const typedDetails = z.object({
  email: text,
  address: addressDraft,
  /** The id of the saved address that is used, or `NEW_ADDRESS`; absent where there are none. */
  saved: text,
  /** The id of the saved address that is changed to the typed one. */
  changes: text,
  billingDiffers: z.boolean().default(false),
  billingAddress: addressDraft,
  /** The country that was chosen meanwhile, with its prices. */
  movedTo: text,
})
export type TypedDetails = z.infer<typeof typedDetails>

/**
 * The form of the first step, checked alike in the browser and on the server. The message of an issue is its
 * code: `errors.address.{code}` or `errors.checkout.{code}` says it.
 */
export const detailsForm = typedDetails.superRefine((form, context) => {
  for (const { path, code } of detailsErrors(form)) {
    context.addIssue({ code: 'custom', path, message: code })
  }
})
export type DetailsForm = z.infer<typeof detailsForm>

/** Whether the order goes to the typed address, not to a saved one. */
export function isTypedUsed({ saved }: Pick<TypedDetails, 'saved'>): boolean {
  return saved === undefined || saved === NEW_ADDRESS
}

/** What is saved of the form; `to` is where the order goes, typed or of the book. */
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
    ...(isTypedUsed(form) ? addressErrors('address', to) : []),
    ...(billingDiffers ? addressErrors('billingAddress', billingAddress) : []),
  ]
}

/** Only what is plainly none: the service has the last word on what an email address is. */
function emailErrors(email: string): FieldError[] {
  if (email === '') return [{ path: ['email'], code: 'required' }]
  return /^[^\s@]+@[^\s@.]+\.[^\s@]+$/.test(email) ? [] : [{ path: ['email'], code: 'email-invalid' }]
}
