import { z } from 'zod'
import { COMPANY_ROLES } from '#domain/company/company-members.ts'
import { LANGUAGES } from '#domain/market/language.ts'
import { TRADE_STANDINGS } from '#domain/visitor/roles.ts'
import { companyName, taxNumber } from '../company.ts'
import { address, order } from '../order/order.ts'
import { wireMoney } from '../order/wire-money.ts'
import { teamItem } from './convention.ts'

/** The input of the action `change-company`. Another tax number ends an exemption, unless it is granted with it. */
export const teamCompanyChange = z.strictObject({
  name: companyName,
  standing: z.enum(TRADE_STANDINGS),
  taxNumber,
  isTaxExempt: z.boolean(),
})

/** ISO 8601, UTC. */
const moment = z.string()
const consent = z.object({
  isGiven: z.boolean(),
  /** When it was last given, refused or withdrawn; null if that was before times were recorded. */
  at: moment.nullable(),
})

/** The largest number of orders in the detail of a customer; the latest ones. */
export const CUSTOMER_ORDERS_SHOWN = 50

/** An item of the resource `customers`: someone with an account, or a guest who has ordered. */
export const teamCustomer = teamItem.extend({
  hasAccount: z.boolean(),
  email: z.string(),
  /** Empty if it is not known. */
  name: z.string(),
  company: z.string().nullable(),
  /** Null for a consumer. */
  standing: z.enum(TRADE_STANDINGS).nullable(),
  language: z.enum(LANGUAGES),
  /** Of the latest order, ISO 3166-1 alpha-2; null without one. */
  country: z.string().nullable(),
  /** Without canceled and expired ones. */
  orderCount: z.int(),
  /** When the account was created, or an earlier order was placed. */
  since: moment,
  lastOrderAt: moment.nullable(),
  /** Null in lists. */
  detail: z
    .object({
      /** Null for a guest. */
      account: z
        .object({
          isEmailVerified: z.boolean(),
          hasPassword: z.boolean(),
          isMemberOfTeam: z.boolean(),
          /** How many browsers are signed in. */
          sessions: z.int(),
          consents: z.object({ commercial: consent, personalized: consent }),
        })
        .nullable(),
      /** The company that the customer buys for; null for a consumer. */
      company: z
        .object({
          name: z.string(),
          standing: z.enum(TRADE_STANDINGS),
          /** Empty if none was entered. */
          taxNumber: z.string(),
          isTaxExempt: z.boolean(),
          /** When the exemption was last granted or refused. */
          exemptionDecidedAt: moment.nullable(),
          /** In the order they joined; the id is that of the customer. */
          people: z.array(
            z.object({ id: z.string(), name: z.string(), email: z.string(), role: z.enum(COMPANY_ROLES) }),
          ),
        })
        .nullable(),
      /** The last time that the address could not receive an email; null if there was none. */
      bounce: z.object({ at: moment, reason: z.string() }).nullable(),
      /** The address book, the default address first. */
      addresses: z.array(address.extend({ id: z.string(), isDefault: z.boolean() })),
      /** The latest ones, also canceled ones. */
      orders: z.array(
        order.pick({ id: true, number: true, placedAt: true, status: true }).extend({ total: wireMoney }),
      ),
    })
    .nullable(),
})
export type TeamCustomer = z.infer<typeof teamCustomer>
export type CustomerDetail = NonNullable<TeamCustomer['detail']>
