import { z } from 'zod'
import type { CheckoutDetails } from '#contracts/checkout.ts'
import { type AddressDraft, validateAddress } from '#domain/address.ts'

const text = z.string().optional()

/** Any text will do here: which fields count, and how they are written, depends on the country. */
const address = z
  .object({
    firstName: text,
    lastName: text,
    company: text,
    line1: text,
    line2: text,
    city: text,
    zone: text,
    postalCode: text,
    country: text,
    phone: text,
  })
  .default({})

/**
 * The form of the first step, checked alike in the browser and on the server. The message of an issue is its
 * code: `errors.address.{code}` or `errors.checkout.{code}` says it.
 */
export const detailsForm = z
  .object({ email: text, address, billingDiffers: z.boolean().default(false), billingAddress: address })
  .superRefine((form, context) => {
    for (const { path, code } of detailsErrors(form)) {
      context.addIssue({ code: 'custom', path, message: code })
    }
  })
export type DetailsForm = z.infer<typeof detailsForm>

export function toDetails({
  email = '',
  address: to,
  billingDiffers,
  billingAddress,
}: DetailsForm): CheckoutDetails {
  return { email: email.trim(), address: to, billingAddress: billingDiffers ? billingAddress : null }
}

type FieldError = { path: string[]; code: string }

function detailsErrors({ email, address: to, billingDiffers, billingAddress }: DetailsForm): FieldError[] {
  return [
    ...emailErrors(email?.trim() ?? ''),
    ...addressErrors('address', to),
    ...(billingDiffers ? addressErrors('billingAddress', billingAddress) : []),
  ]
}

/** Only what is plainly none: the service has the last word on what an e-mail address is. */
function emailErrors(email: string): FieldError[] {
  if (email === '') return [{ path: ['email'], code: 'required' }]
  return /^\S+@\S+\.\S+$/.test(email) ? [] : [{ path: ['email'], code: 'email-invalid' }]
}

function addressErrors(name: string, draft: AddressDraft): FieldError[] {
  return validateAddress(draft).map(({ field, code }) => ({ path: [name, field], code }))
}
