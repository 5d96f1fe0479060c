import type { AddressDraft } from './address.ts'
import type { CountryCode } from './market.ts'

/** What an account knows of its customer. Addresses of countries that the shop does not serve are null. */
export type CheckoutCustomer = {
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly addresses: readonly SavedAddress[]
}

export type SavedAddress = {
  readonly id: string
  readonly isDefault: boolean
  readonly address: AddressDraft | null
}

/** An address of the book that goes to the country of the cart. */
export type AddressChoice = { readonly id: string; readonly address: AddressDraft }

type Entered = { readonly email?: string | null | undefined; readonly address: AddressDraft | null }

/** The addresses of the book that a cart's prices are for, the default one first. */
export function addressChoices(customer: CheckoutCustomer | null, country: CountryCode): AddressChoice[] {
  const saved = customer?.addresses ?? []
  return saved
    .toSorted((a, b) => Number(b.isDefault) - Number(a.isDefault))
    .flatMap(({ id, address }) => (address?.country === country ? [{ id, address }] : []))
}

/**
 * What the first step of a checkout is filled with. What the buyer has entered before comes first, then what the account
 * knows, the default address before others. `usedId` is the address of the book that it is filled with, if any.
 */
export function prefillCheckout(
  entered: Entered,
  customer: CheckoutCustomer | null,
  country: CountryCode,
): { email: string; address: AddressDraft; usedId: string | null } {
  const typed = isBlank(entered.address) ? null : entered.address
  const used = typed === null ? addressChoices(customer, country)[0] : undefined
  const named = customer ? { firstName: customer.firstName, lastName: customer.lastName } : {}
  return {
    email: entered.email?.trim() || (customer?.email ?? ''),
    address: { ...(used?.address ?? typed ?? named), country },
    usedId: used?.id ?? null,
  }
}

/** Whether nothing was typed; the country is that of the cart, whoever types. */
function isBlank(address: AddressDraft | null): boolean {
  return Object.entries(address ?? {}).every(([field, text]) => field === 'country' || !text?.trim())
}
