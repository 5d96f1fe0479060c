import { z } from 'zod'
import { type AddressDraft, validateAddress } from '#domain/address/address.ts'

const text = z.string().optional()

/** Any text is accepted here, since the required fields and their formats depend on the country. */
export const addressDraft = z
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

/** Returns the errors of an address. Each path starts with `name`, that of its field in the form. */
export function addressErrors(name: string, draft: AddressDraft): { path: string[]; code: string }[] {
  return validateAddress(draft).map(({ field, code }) => ({ path: [name, field], code }))
}

export const addressForm = z
  .object({ address: addressDraft, isDefault: z.boolean().default(false) })
  .superRefine(({ address }, context) => {
    for (const { path, code } of addressErrors('address', address)) {
      context.addIssue({ code: 'custom', path, message: code })
    }
  })
export type AddressForm = z.infer<typeof addressForm>
