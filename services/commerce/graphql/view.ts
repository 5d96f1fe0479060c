import { type GraphQLResolveInfo, getDirectiveValues } from 'graphql'
import { LANGUAGES } from '#domain/market/language.ts'
import type { Language } from '#domain/market/locale.ts'
import { findCountry, getCountry } from '#domain/market/market.ts'
import type { AuthenticatedCustomer } from '../authenticate.ts'
import type { View } from '../catalogue/view.ts'
import type { Execution } from './execution.ts'

/** What `@inContext(country, language, buyer)` says on the operation, as it is on the wire. */
export type OperationContext = {
  country?: string
  language?: string
  buyer?: { customerAccessToken: string; companyLocationId?: string | null }
}

/**
 * Reads `@inContext` of the running operation; an absent part takes the shop's default (Spec §9: US, English).
 * Public prices, and with the public token a guest's products: `buyerViewOf` says what a trade buyer sees.
 */
export function viewOf(execution: Execution, info: GraphQLResolveInfo): View {
  const known = views.get(execution)
  if (known) return known
  const { country, language } = operationContext(info)
  const view = viewOfCountry(country ?? 'US', toLanguage(language), roleOfCaller(execution))
  views.set(execution, view)
  return view
}

/**
 * The view of the operation's buyer. A trade view needs the private token **and** a buyer whose access token may buy
 * for the company location: a browser, which can only hold the public one, never sees a trade price by naming a
 * location, and a server that names a wrong one does not either.
 */
export async function buyerViewOf(execution: Execution, info: GraphQLResolveInfo): Promise<View> {
  const view = viewOf(execution, info)
  const { buyer } = operationContext(info)
  if (execution.access !== 'private' || !buyer?.companyLocationId) return view
  const customer = await contextCustomer(execution, info)
  const isTrade = customer?.companyLocationIds.includes(buyer.companyLocationId) ?? false
  return isTrade ? { ...view, isTrade, role: 'trade-approved' } : view
}

/** The customer whose access token the operation carries; null for none, and for a token that is not valid. */
export async function contextCustomer(
  execution: Execution,
  info: GraphQLResolveInfo,
): Promise<AuthenticatedCustomer | null> {
  const { buyer } = operationContext(info)
  if (!buyer) return null
  const customer = customers.get(execution) ?? execution.options.authenticate(buyer.customerAccessToken)
  customers.set(execution, customer)
  return customer
}

/** With the public token everyone is a guest: a browser may hold it. */
export function roleOfCaller({ access }: Execution): View['role'] {
  return access === 'public' ? 'guest' : null
}

/** A public view for a country that something else than the directive decides, e.g. the buyer of a cart. */
export function viewOfCountry(code: string, language: Language, role: View['role']): View {
  // A code of the official enum that the shop does not know (e.g. ZZ) sees the default market.
  const country = findCountry(code) ?? getCountry('US')
  return { country: country.isoCode, currency: country.currency, language, isTrade: false, role }
}

/** The shop's language for a code of the official enum: `PT_BR` and other unserved ones read English. */
export function toLanguage(code: string | undefined): Language {
  return LANGUAGES.find((language) => language === code?.toLowerCase()) ?? 'en'
}

/** The arguments of `@inContext`, empty when the operation does not carry it. */
export function operationContext(info: GraphQLResolveInfo): OperationContext {
  const directive = info.schema.getDirective('inContext')
  const values = directive && getDirectiveValues(directive, info.operation, info.variableValues)
  return (values as OperationContext | undefined) ?? {}
}

// One execution is one operation, so its view and its buyer never change.
const views = new WeakMap<Execution, View>()
const customers = new WeakMap<Execution, Promise<AuthenticatedCustomer | null>>()
