import type { AddressDraft } from '../address/address.ts'
import { isSameAddress } from '../address/same-address.ts'
import type { CountryCode } from '../market/market.ts'

/** The account's customer data. Addresses in countries that the shop does not serve are null. */
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
  /** The company's data, which the customer cannot change here. */
  readonly isOfCompany?: boolean
}

/** Replaces the id of a saved address when a new one is entered. */
export const NEW_ADDRESS = 'new'

/** An address in another country requires changing the cart's country, and with it the prices. */
export type AddressChoice = {
  readonly id: string
  readonly address: AddressDraft
  readonly isElsewhere: boolean
  readonly isOfCompany: boolean
}

/** Saved in the checkout, or typed and not yet saved. */
export type EnteredDetails = {
  readonly email?: string | null | undefined
  readonly address: AddressDraft | null
  /** The id of a saved address, or `NEW_ADDRESS`. */
  readonly saved?: string | undefined
  /** The id of the saved address being edited in the form. */
  readonly changes?: string | undefined
}

export type CheckoutPrefill = {
  readonly email: string
  /** The form's values for a new address. */
  readonly address: AddressDraft
  readonly saved: string
}

/** Those in the cart's country come first, with the default address at the top. */
export function addressChoices(customer: CheckoutCustomer | null, country: CountryCode): AddressChoice[] {
  const saved = customer?.addresses ?? []
  return saved
    .toSorted((a, b) => Number(b.isDefault) - Number(a.isDefault))
    .flatMap(({ id, address, isOfCompany = false }) =>
      address === null ? [] : [{ id, address, isElsewhere: address.country !== country, isOfCompany }],
    )
    .toSorted((a, b) => Number(a.isElsewhere) - Number(b.isElsewhere))
}

/**
 * What the buyer entered before, then the account's data with its default address first. An address in another country
 * is never preselected.
 */
export function prefillCheckout(
  entered: EnteredDetails,
  customer: CheckoutCustomer | null,
  country: CountryCode,
): CheckoutPrefill {
  const choices = addressChoices(customer, country)
  const typed = isBlank(entered.address) ? null : { ...entered.address, country }
  const named = customer ? { firstName: customer.firstName, lastName: customer.lastName } : {}
  const saved = savedChoice(entered, typed, choices)
  const isUsed = typed !== null && (saved === NEW_ADDRESS || saved === entered.saved)
  return {
    email: entered.email?.trim() || (customer?.email ?? ''),
    address: { ...(isUsed ? typed : named), country },
    saved,
  }
}

function savedChoice(
  { saved, changes }: EnteredDetails,
  typed: AddressDraft | null,
  choices: readonly AddressChoice[],
): string {
  if (changes || saved === NEW_ADDRESS) return NEW_ADDRESS
  const chosen = choices.find(({ id }) => id === saved)
  const fitting = choices.find(({ address, isElsewhere }) =>
    typed === null ? !isElsewhere : isSameAddress(address, typed),
  )
  return (chosen ?? fitting)?.id ?? NEW_ADDRESS
}

/** The country is that of the cart and does not count. */
function isBlank(address: AddressDraft | null): boolean {
  return Object.entries(address ?? {}).every(([field, text]) => field === 'country' || !text?.trim())
}
