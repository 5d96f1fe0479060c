import { CUSTOMER_ATTRIBUTE_NAMESPACE, type CustomerAttribute } from '#contracts/customer.ts'
import type { AddressDraft, AddressError } from '#domain/address/address.ts'
import { isLanguage, type Language } from '#domain/market/language.ts'
import type { ShowsPicture } from '#domain/product/shown-picture.ts'
import { showsAll } from '#domain/product/shown-picture.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import type { MovingOrder } from '#domain/updates/order-moves.ts'
import type { TradeStanding } from '#domain/visitor/roles.ts'
import { callJson } from '../calls/json-caller.ts'
import {
  addressesData,
  CREATE_ADDRESS,
  changeData,
  customerData,
  DELETE_ADDRESS,
  GET_CUSTOMER,
  GET_TRADE_ACCOUNT,
  LIST_ADDRESSES,
  SET_ATTRIBUTES,
  tradeAccountData,
  UPDATE_ADDRESS,
  UPDATE_CUSTOMER,
  type WireUserErrors,
} from './customer-wire.ts'
import {
  companyOrdersData,
  GET_ORDER,
  LIST_COMPANY_ORDERS,
  LIST_ORDER_MOVES,
  LIST_ORDERS,
  orderData,
  orderMovesData,
  ordersData,
  type WireOrders,
} from './order-wire.ts'
import { type CustomerClientOptions, type CustomerTransportCode, createCustomerRequest } from './request.ts'
import { type SavedAddress, toAddressErrors, toAddressInput, toSavedAddress } from './to-address.ts'
import { toMovingOrder } from './to-moving-order.ts'
import { type AccountOrder, type ListedOrder, toAccountOrder, toListedOrder } from './to-order.ts'

export type { CustomerClientOptions, CustomerProblem, CustomerTransportCode } from './request.ts'
export type { SavedAddress } from './to-address.ts'
export type { AccountOrder, AccountOrderLine, ListedOrder } from './to-order.ts'

/** Older orders no longer change. */
const MOVING_ORDERS_MAX = 50

/** Long, because the service deletes all data before it responds. */
const FORGET_TIMEOUT_MS = 120_000

/** Spec §3: user. */
export type Customer = {
  readonly id: string
  readonly firstName: string
  readonly lastName: string
  readonly email: string | null
  /** Null for a consumer. */
  readonly companyLocationId: string | null
  readonly language: Language | null
  readonly cartId: string | null
}

/** Spec §4, §6: a trade client's company location, and the standing of their application. */
export type TradeAccount = { readonly companyLocationId: string; readonly standing: TradeStanding }

export type OrderPage = { readonly orders: readonly ListedOrder[]; readonly nextCursor: string | null }

type CustomerResult<Value> = Promise<Result<Value, CustomerTransportCode>>
type ChangeResult<Code extends string> = Promise<Result<null, CustomerTransportCode | Code>>
/** `fields` has the error of each address field; it is empty if the error concerns the whole address book. */
export type AddressChange =
  | { readonly ok: true }
  | { readonly ok: false; readonly code: CustomerTransportCode }
  | { readonly ok: false; readonly code: 'address-refused'; readonly fields: readonly AddressError[] }

/** `accessToken` is the customer's own and gives access to their data only. */
export type CustomerClient = {
  getCustomer(accessToken: string): CustomerResult<Customer>
  /** Null for a consumer. A company location without a reported standing is pending. */
  getTradeAccount(accessToken: string): CustomerResult<TradeAccount | null>
  rename(accessToken: string, names: { firstName: string; lastName: string }): ChangeResult<'name-refused'>
  listAddresses(accessToken: string): CustomerResult<SavedAddress[]>
  saveAddress(
    accessToken: string,
    requested: { id: string | null; draft: AddressDraft; isDefault: boolean },
  ): Promise<AddressChange>
  makeDefault(accessToken: string, addressId: string): ChangeResult<'address-not-found'>
  removeAddress(accessToken: string, addressId: string): ChangeResult<'address-not-found'>
  /** Newest first; `after` is the cursor of the previous page. */
  listOrders(
    accessToken: string,
    page: { first: number; after: string | null; language?: Language },
  ): CustomerResult<OrderPage>
  /** Orders of the customer's company, by any member; none for a consumer. */
  listCompanyOrders(
    accessToken: string,
    page: { first: number; after: string | null; language?: Language },
  ): CustomerResult<OrderPage>
  /**
   * Orders with a line for a list's project: the customer's own, or with `isOfCompany` all of their company's. Pages
   * may be longer than `first` if the service cannot search by project, so that every order has to be read.
   */
  listProjectOrders(
    accessToken: string,
    requested: { listId: string; isOfCompany: boolean; first: number; after: string | null },
  ): CustomerResult<OrderPage>
  /** The newest 50 orders with the times of their events. */
  listOrderMoves(accessToken: string): CustomerResult<readonly MovingOrder[]>
  /**
   * Null if the order does not exist or belongs to someone else. Piece names are in `language`, by default the order's.
   */
  getOrder(accessToken: string, orderId: string, language?: Language): CustomerResult<AccountOrder | null>
  setAttribute(accessToken: string, key: CustomerAttribute, value: string): ChangeResult<'attribute-refused'>
  forget(accessToken: string): ChangeResult<never>
}

function toOrderPage({ nodes, pageInfo }: WireOrders, showsPicture: ShowsPicture): OrderPage {
  return {
    orders: nodes.map((node) => toListedOrder(node, showsPicture)),
    nextCursor: pageInfo.hasNextPage ? pageInfo.endCursor : null,
  }
}

/** How many lines are read per order in a list of orders; the project search reads all. */
const LINES_LISTED = 50
const LINES_MAX = 250
type Listing = { first: number; after: string | null; lines: number; query?: string; language?: Language }

/** The customer account service, embedded or hosted, based on the official GraphQL library. */
export function createCustomerClient(options: CustomerClientOptions): CustomerClient {
  const request = createCustomerRequest(options)
  const { showsPicture = showsAll } = options

  async function listOwnOrders(accessToken: string, listing: Listing): CustomerResult<OrderPage> {
    const result = await request(accessToken, LIST_ORDERS, ordersData, listing)
    return result.ok ? ok(toOrderPage(result.value.customer.orders, showsPicture)) : result
  }
  async function listForCompany(accessToken: string, listing: Listing): CustomerResult<OrderPage> {
    const result = await request(accessToken, LIST_COMPANY_ORDERS, companyOrdersData, listing)
    if (!result.ok) return result
    const [contact] = result.value.customer.companyContacts.nodes
    const found = contact?.locations.nodes[0]?.orders
    return ok(found ? toOrderPage(found, showsPicture) : { orders: [], nextCursor: null })
  }

  async function change(accessToken: string, operation: string, variables: Record<string, unknown>) {
    const result = await request(accessToken, operation, changeData, variables)
    return result.ok ? ok(result.value.change.userErrors) : result
  }
  async function refuseErrors<Code extends string>(
    code: Code,
    requested: Promise<Result<WireUserErrors, CustomerTransportCode>>,
  ) {
    const result = await requested
    if (!result.ok) return result
    return result.value.length === 0 ? ok(null) : refuse(code)
  }

  const client: CustomerClient = {
    async getCustomer(accessToken) {
      const result = await request(accessToken, GET_CUSTOMER, customerData)
      if (!result.ok) return result
      const { id, firstName, lastName, emailAddress, companyContacts, language, cartId } =
        result.value.customer
      return ok({
        id,
        firstName: firstName ?? '',
        lastName: lastName ?? '',
        email: emailAddress?.emailAddress ?? null,
        companyLocationId: companyContacts.nodes[0]?.locations.nodes[0]?.id ?? null,
        language: isLanguage(language?.value) ? language.value : null,
        cartId: cartId?.value ?? null,
      })
    },
    async getTradeAccount(accessToken) {
      const result = await request(accessToken, GET_TRADE_ACCOUNT, tradeAccountData)
      if (!result.ok) return result
      const { companyContacts, tradeStanding } = result.value.customer
      const companyLocationId = companyContacts.nodes[0]?.locations.nodes[0]?.id
      const standing = tradeStanding?.value ?? 'pending'
      return ok(companyLocationId === undefined ? null : { companyLocationId, standing })
    },
    rename: (accessToken, input) =>
      refuseErrors('name-refused', change(accessToken, UPDATE_CUSTOMER, { input })),
    async listAddresses(accessToken) {
      const result = await request(accessToken, LIST_ADDRESSES, addressesData)
      if (!result.ok) return result
      const { defaultAddress, addresses } = result.value.customer
      return ok(addresses.nodes.map((node) => toSavedAddress(node, defaultAddress?.id ?? null)))
    },
    async saveAddress(accessToken, { id, draft, isDefault }) {
      const address = toAddressInput(draft)
      const changed =
        id === null
          ? await change(accessToken, CREATE_ADDRESS, { address, isDefault })
          : await change(accessToken, UPDATE_ADDRESS, { id, address, ...(isDefault && { isDefault }) })
      if (!changed.ok) return changed
      if (changed.value.length === 0) return { ok: true }
      return { ok: false, code: 'address-refused', fields: toAddressErrors(changed.value) }
    },
    makeDefault: (accessToken, id) =>
      refuseErrors('address-not-found', change(accessToken, UPDATE_ADDRESS, { id, isDefault: true })),
    removeAddress: (accessToken, id) =>
      refuseErrors('address-not-found', change(accessToken, DELETE_ADDRESS, { id })),
    listOrders: (accessToken, page) => listOwnOrders(accessToken, { ...page, lines: LINES_LISTED }),
    listCompanyOrders: (accessToken, page) => listForCompany(accessToken, { ...page, lines: LINES_LISTED }),
    async listProjectOrders(accessToken, { listId, isOfCompany, first, after }) {
      const list = isOfCompany ? listForCompany : listOwnOrders
      const search = { first, query: `project:${listId}`, lines: LINES_MAX }
      const orders: ListedOrder[] = []
      let nextCursor = after
      do {
        const page: Result<OrderPage, CustomerTransportCode> = await list(accessToken, {
          ...search,
          after: nextCursor,
        })
        if (!page.ok) return page
        orders.push(...page.value.orders.filter(({ projects }) => projects.includes(listId)))
        nextCursor = page.value.nextCursor
      } while (nextCursor !== null && orders.length < first)
      return ok({ orders, nextCursor })
    },
    async listOrderMoves(accessToken) {
      const result = await request(accessToken, LIST_ORDER_MOVES, orderMovesData, {
        first: MOVING_ORDERS_MAX,
      })
      return result.ok ? ok(result.value.customer.orders.nodes.map(toMovingOrder)) : result
    },
    async getOrder(accessToken, id, language) {
      const result = await request(accessToken, GET_ORDER, orderData, { id, language })
      if (!result.ok) return result
      return ok(result.value.order && toAccountOrder(result.value.order, showsPicture))
    },
    async setAttribute(accessToken, key, value) {
      const customer = await client.getCustomer(accessToken)
      if (!customer.ok) return customer
      const attribute = { ownerId: customer.value.id, namespace: CUSTOMER_ATTRIBUTE_NAMESPACE, key, value }
      const type = 'single_line_text_field'
      const requested = change(accessToken, SET_ATTRIBUTES, { attributes: [{ ...attribute, type }] })
      return refuseErrors('attribute-refused', requested)
    },
    async forget(accessToken) {
      const reach = { baseUrl: options.baseUrl.replace(/\/$/, ''), fetch: options.fetch }
      const { status } = await callJson(reach, '/account', {
        method: 'DELETE',
        headers: { authorization: accessToken },
        timeoutMs: FORGET_TIMEOUT_MS,
      })
      if (status === 204) return ok(null)
      if (status === 401) return refuse('unauthorized')
      options.report({ operation: 'forget', code: 'customer-unavailable', status, details: '' })
      return refuse('customer-unavailable')
    },
  }
  return client
}
