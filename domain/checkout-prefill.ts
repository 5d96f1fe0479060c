import { isSameAddress } from './address/same-address.ts'
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

/** Says, in the place of the id of a saved address, that the one in the form is used. */
export const NEW_ADDRESS = 'new'

/** An address of the book. One that is elsewhere needs another country for the cart, with other prices. */
export type AddressChoice = {
  readonly id: string
  readonly address: AddressDraft
  readonly isElsewhere: boolean
}

/** What was entered before: in the checkout itself, or typed and not yet saved. */
export type EnteredDetails = {
  readonly email?: string | null | undefined
  readonly address: AddressDraft | null
  /** The id of a saved address, or `NEW_ADDRESS`. */
  readonly saved?: string | undefined
  /** The id of the saved address that is being changed in the form. */
  readonly changes?: string | undefined
}

export type CheckoutPrefill = {
  readonly email: string
  /** Of the form for another address than the saved ones. */
  readonly address: AddressDraft
  /** Which one is chosen. */
  readonly saved: string
}

/** The addresses of the book: first those that a cart's prices are for, among them the default one first. */
export function addressChoices(customer: CheckoutCustomer | null, country: CountryCode): AddressChoice[] {
  const saved = customer?.addresses ?? []
  return saved
    .toSorted((a, b) => Number(b.isDefault) - Number(a.isDefault))
    .flatMap(({ id, address }) =>
      address === null ? [] : [{ id, address, isElsewhere: address.country !== country }],
    )
    .toSorted((a, b) => Number(a.isElsewhere) - Number(b.isElsewhere))
}

/**
 * What the first step of a checkout is filled with. What the buyer has entered before comes first, then what the account
 * knows: the default address before others, none that would change the country.
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

/** Whether nothing was typed; the country is that of the cart, whoever types. */
function isBlank(address: AddressDraft | null): boolean {
  return Object.entries(address ?? {}).every(([field, text]) => field === 'country' || !text?.trim())
}
