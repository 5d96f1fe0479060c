import { ownerAfter } from '#domain/cart/cart-ownership.ts'
import { isSoldIn } from '#domain/market/house-markets.ts'
import { findCountry } from '#domain/market/market.ts'
import type { AuthenticatedCustomer } from '../../authenticate.ts'
import type { Execution } from '../../catalogue/graphql/execution.ts'
import { type CartUserError, refusal } from '../cart-errors.ts'
import type { CartRow } from '../open-cart.ts'

/**
 * The part of `CartBuyerIdentityInput` that this shop reads. Undefined leaves a value unchanged, null clears
 * it.
 */
export type BuyerIdentityInput = {
  countryCode?: string | null
  customerAccessToken?: string | null
  companyLocationId?: string | null
  email?: string | null
  phone?: string | null
}

type Buyer = Pick<
  CartRow,
  'countryCode' | 'ownerId' | 'customerId' | 'companyLocationId' | 'exemptNumber' | 'email' | 'phone'
>

type BuyerUpdateResult = { buyer: Buyer; error: null } | { buyer: null; error: CartUserError }

/**
 * The buyer after the update (Spec §4, §6); `customer` is the owner of the token in the input. Setting a customer
 * requires a valid token, and setting a company location requires the token of someone who may buy for it. The cart of
 * one customer cannot be assigned to another, and only a server may detach it from its customer.
 */
export function updateBuyer(
  before: Buyer,
  input: BuyerIdentityInput,
  customer: AuthenticatedCustomer | null,
  { access, options: { shop } }: Pick<Execution, 'access' | 'options'>,
): BuyerUpdateResult {
  const { customerAccessToken, companyLocationId } = input
  const country = input.countryCode && findCountry(input.countryCode)
  if (input.countryCode && !(country && isSoldIn(country.isoCode, shop))) {
    return refuse('INVALID', 'countryCode', 'The shop does not ship to this country.')
  }
  if (companyLocationId && !customerAccessToken) {
    const message = 'The customer access token is required when setting a company location.'
    return refuse('MISSING_CUSTOMER_ACCESS_TOKEN', 'customerAccessToken', message)
  }
  if (customerAccessToken && !customer) {
    return refuse('INVALID', 'customerAccessToken', 'The customer access token is not valid.')
  }
  const ownerId = ownerAfter(before, customer?.customerId ?? null)
  if (ownerId === 'another-customer') {
    return refuse('INVALID', 'customerAccessToken', 'The cart belongs to another customer.')
  }
  if (customerAccessToken === null && ownerId !== null && access === 'public') {
    return refuse('INVALID', 'customerAccessToken', 'The cart belongs to a customer.')
  }
  if (companyLocationId && !customer?.companyLocationIds.includes(companyLocationId)) {
    const message = 'Company location not found or not allowed.'
    return refuse('INVALID_COMPANY_LOCATION', 'companyLocationId', message)
  }
  const buyer = {
    countryCode: input.countryCode ?? before.countryCode,
    ownerId,
    ...updateIdentity(before, input, customer),
    email: input.email === undefined ? before.email : input.email,
    phone: input.phone === undefined ? before.phone : input.phone,
  }
  return { buyer, error: null }
}

/**
 * A token sets the customer and the company location, null makes the buyer a guest, and undefined changes
 * nothing.
 */
function updateIdentity(before: Buyer, input: BuyerIdentityInput, customer: AuthenticatedCustomer | null) {
  if (customer) {
    const companyLocationId = input.companyLocationId ?? null
    const exemptNumber = companyLocationId === null ? null : (customer.exemptNumber ?? null)
    return { customerId: customer.customerId, companyLocationId, exemptNumber }
  }
  const noCompany = { companyLocationId: null, exemptNumber: null }
  if (input.customerAccessToken === null) return { customerId: null, ...noCompany }
  const { customerId, companyLocationId, exemptNumber } = before
  return {
    customerId,
    ...(input.companyLocationId === null ? noCompany : { companyLocationId, exemptNumber }),
  }
}

function refuse(code: CartUserError['code'], field: string, message: string): BuyerUpdateResult {
  return { buyer: null, error: refusal(code, ['buyerIdentity', field], message) }
}
