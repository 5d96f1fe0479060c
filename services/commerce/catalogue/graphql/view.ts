import { type GraphQLResolveInfo, getDirectiveValues } from 'graphql'
import type { SellingTerms } from '#domain/house/house.ts'
import { currencyIn } from '#domain/market/house-currencies.ts'
import { LANGUAGES } from '#domain/market/language.ts'
import type { Language } from '#domain/market/locale.ts'
import { findCountry, getCountry } from '#domain/market/market.ts'
import { type AuthenticatedCustomer, authenticateOrThrow } from '../../authenticate.ts'
import type { View } from '../view.ts'
import type { Execution } from './execution.ts'

/** The arguments of `@inContext(country, language, buyer)` on the wire. */
export type OperationContext = {
  country?: string
  language?: string
  buyer?: { customerAccessToken: string; companyLocationId?: string | null }
}

/**
 * The view of the operation, from `@inContext`; a missing argument has the shop's default (Spec §9: US, English). It
 * has public prices, and with the public token a guest's products: `operationBuyerView` includes what a trade buyer sees.
 */
export function operationView(execution: Execution, info: GraphQLResolveInfo): View {
  const cached = views.get(execution)
  if (cached) return cached
  const { country, language } = operationContext(info)
  const publicView = createCountryView(country ?? 'US', {
    house: execution.options.house,
    language: toLanguage(language),
    role: getCallerRole(execution),
  })
  const view = execution.showsDrafts ? { ...publicView, showsDrafts: true } : publicView
  views.set(execution, view)
  return view
}

/**
 * The view of the operation's buyer. A trade view requires the private token **and** a buyer whose access
 * token may buy for the company location: a browser, which can only hold the public token, never sees a trade
 * price by passing a location, nor does a server that passes a wrong one.
 */
export async function operationBuyerView(execution: Execution, info: GraphQLResolveInfo): Promise<View> {
  const view = operationView(execution, info)
  const { buyer } = operationContext(info)
  if (execution.access !== 'private' || !buyer?.companyLocationId) return view
  const customer = await contextCustomer(execution, info)
  const isTrade = customer?.companyLocationIds.includes(buyer.companyLocationId) ?? false
  return isTrade ? { ...view, isTrade, role: 'trade-approved' } : view
}

/** The customer whose access token the operation carries; null for a missing or invalid token. */
export async function contextCustomer(
  execution: Execution,
  info: GraphQLResolveInfo,
): Promise<AuthenticatedCustomer | null> {
  const { buyer } = operationContext(info)
  if (!buyer) return null
  const customer =
    customers.get(execution) ?? authenticateOrThrow(execution.options, buyer.customerAccessToken)
  customers.set(execution, customer)
  return customer
}

/** With the public token everyone is a guest, because any browser may hold it. */
export function getCallerRole({ access }: Execution): View['role'] {
  return access === 'public' ? 'guest' : null
}

/** A public view for a country that does not come from the directive, e.g. that of a cart's buyer. */
export function createCountryView(
  code: string,
  { house, language, role }: { house: SellingTerms; language: Language; role: View['role'] },
): View {
  // A code of the official enum that the shop does not support (e.g. ZZ) gets the default market.
  const { isoCode } = findCountry(code) ?? getCountry('US')
  return {
    country: isoCode,
    currency: currencyIn(isoCode, house.currencies),
    delivery: house.delivery,
    language,
    isTrade: false,
    role,
  }
}

/** The shop's language for a code of the official enum; unsupported ones such as `PT_BR` become English. */
export function toLanguage(code: string | undefined): Language {
  return LANGUAGES.find((language) => language === code?.toLowerCase()) ?? 'en'
}

/** The arguments of `@inContext`; empty if the operation has none. */
export function operationContext(info: GraphQLResolveInfo): OperationContext {
  const directive = info.schema.getDirective('inContext')
  const values = directive && getDirectiveValues(directive, info.operation, info.variableValues)
  return (values as OperationContext | undefined) ?? {}
}

// One execution is one operation, so its view and its buyer never change.
const views = new WeakMap<Execution, View>()
const customers = new WeakMap<Execution, Promise<AuthenticatedCustomer | null>>()
