import { z } from 'zod'
import { CUSTOMER_ATTRIBUTE_NAMESPACE } from '#contracts/customer.ts'
import { type CountryCode, isCountryCode } from '#domain/market/market.ts'
import { TRADE_STANDINGS } from '#domain/visitor/roles.ts'

const text = z.string().nullable()

export const ADDRESS_FIELDS =
  'id firstName lastName company address1 address2 city zip zoneCode territoryCode phoneNumber'

/** A hosted service may return countries that we do not serve. */
export const wireAddress = z.object({
  id: z.string(),
  firstName: text,
  lastName: text,
  company: text,
  address1: text,
  address2: text,
  city: text,
  zip: text,
  zoneCode: text,
  phoneNumber: text,
  territoryCode: z
    .custom<CountryCode>((code) => typeof code === 'string' && isCountryCode(code))
    .nullable()
    .catch(null),
})
export type WireAddress = z.infer<typeof wireAddress>

const attribute = z.object({ value: z.string() }).nullable()
const locations = z.object({ nodes: z.array(z.object({ id: z.string() })) })

/** Spec §7: id, names, email, first company contact location, attributes language and cartId. */
export const GET_CUSTOMER = `query GetCustomer {
  customer {
    id firstName lastName
    emailAddress { emailAddress }
    companyContacts(first: 1) { nodes { locations(first: 1) { nodes { id } } } }
    language: metafield(namespace: "${CUSTOMER_ATTRIBUTE_NAMESPACE}", key: "language") { value }
    cartId: metafield(namespace: "${CUSTOMER_ATTRIBUTE_NAMESPACE}", key: "cartId") { value }
  }
}`
export const customerData = z.object({
  customer: z.object({
    id: z.string(),
    firstName: text,
    lastName: text,
    emailAddress: z.object({ emailAddress: text }).nullable(),
    companyContacts: z.object({ nodes: z.array(z.object({ locations })) }),
    language: attribute,
    cartId: attribute,
  }),
})

/** Read on every page of a customer, because it decides what they may see and buy. */
export const GET_TRADE_ACCOUNT = `query GetTradeAccount {
  customer {
    companyContacts(first: 1) { nodes { locations(first: 1) { nodes { id } } } }
    tradeStanding: metafield(namespace: "${CUSTOMER_ATTRIBUTE_NAMESPACE}", key: "tradeStanding") { value }
  }
}`
export const tradeAccountData = z.object({
  customer: z.object({
    companyContacts: z.object({ nodes: z.array(z.object({ locations })) }),
    // An unknown value counts as pending.
    tradeStanding: z.object({ value: z.enum(TRADE_STANDINGS).catch('pending') }).nullable(),
  }),
})

/** The maximum page size, which is more than anyone has. */
export const LIST_ADDRESSES = `query ListAddresses {
  customer { defaultAddress { id } addresses(first: 250) { nodes { ${ADDRESS_FIELDS} } } }
}`
export const addressesData = z.object({
  customer: z.object({
    defaultAddress: z.object({ id: z.string() }).nullable(),
    addresses: z.object({ nodes: z.array(wireAddress) }),
  }),
})

const userErrors = z.array(z.object({ code: text, field: z.array(z.string()).nullable() }))
export type WireUserErrors = z.infer<typeof userErrors>
const ERRORS = 'userErrors { code field }'

export const UPDATE_CUSTOMER = `mutation UpdateCustomer($input: CustomerUpdateInput!) {
  change: customerUpdate(input: $input) { ${ERRORS} }
}`
export const CREATE_ADDRESS = `mutation CreateAddress($address: CustomerAddressInput!, $isDefault: Boolean) {
  change: customerAddressCreate(address: $address, defaultAddress: $isDefault) { ${ERRORS} }
}`
export const UPDATE_ADDRESS = `mutation UpdateAddress($id: ID!, $address: CustomerAddressInput, $isDefault: Boolean) {
  change: customerAddressUpdate(addressId: $id, address: $address, defaultAddress: $isDefault) { ${ERRORS} }
}`
export const DELETE_ADDRESS = `mutation DeleteAddress($id: ID!) {
  change: customerAddressDelete(addressId: $id) { ${ERRORS} }
}`
export const SET_ATTRIBUTES = `mutation SetAttributes($attributes: [MetafieldsSetInput!]!) {
  change: metafieldsSet(metafields: $attributes) { ${ERRORS} }
}`
export const changeData = z.object({ change: z.object({ userErrors }) })
