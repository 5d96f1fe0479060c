import type { AddressDraft } from '../address/address.ts'
import { isSameAddress } from '../address/same-address.ts'
import type { CountryCode } from '../market/market.ts'

/** The account's customer data. An address is null if it is in a country that the shop does not serve. */
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
  /** Whether the data belongs to the company, so the customer cannot change it here. */
  readonly isOfCompany?: boolean
}

/** The value used for a new address, instead of the id of a saved one. */
export const NEW_ADDRESS = 'new'

/** Choosing an address in another country changes the cart's country, and with it the prices. */
export type AddressChoice = {
  readonly id: string
  readonly address: AddressDraft
  readonly isElsewhere: boolean
  readonly isOfCompany: boolean
}

/** Details that are saved in the checkout, or typed and not saved yet. */
export type EnteredDetails = {
  readonly email?: string | null | undefined
  readonly address: AddressDraft | null
  /** The id of a saved address, or `NEW_ADDRESS`. */
  readonly saved?: string | undefined
  /** The id of the saved address that is being edited in the form. */
  readonly changes?: string | undefined
}

export type CheckoutPrefill = {
  readonly email: string
  /** The form's values for a new address. */
  readonly address: AddressDraft
  readonly saved: string
}

/** Addresses in the cart's country come first, starting with the default address. */
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
 * What the buyer entered before, otherwise the account's data, with its default address first. An address in another
 * country is never preselected.
 */
export function prefillCheckout(
  entered: EnteredDetails,
  customer: CheckoutCustomer | null,
  country: CountryCode,
): CheckoutPrefill {
  const choices = addressChoices(customer, country)
  const typed = isBlank(entered.address) ? null : { ...entered.address, country }
  const names = customer ? { firstName: customer.firstName, lastName: customer.lastName } : {}
  const saved = savedChoice(entered, typed, choices)
  const isUsed = typed !== null && (saved === NEW_ADDRESS || saved === entered.saved)
  return {
    email: entered.email?.trim() || (customer?.email ?? ''),
    address: { ...(isUsed ? typed : names), country },
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
  const matching = choices.find(({ address, isElsewhere }) =>
    typed === null ? !isElsewhere : isSameAddress(address, typed),
  )
  return (chosen ?? matching)?.id ?? NEW_ADDRESS
}

/** Ignores the country, which is the cart's. */
function isBlank(address: AddressDraft | null): boolean {
  return Object.entries(address ?? {}).every(([field, text]) => field === 'country' || !text?.trim())
}
