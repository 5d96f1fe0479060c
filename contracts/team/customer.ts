import { z } from 'zod'
import { COMPANY_ROLES } from '#domain/company/company-members.ts'
import { LANGUAGES } from '#domain/market/language.ts'
import { TRADE_STANDINGS } from '#domain/visitor/roles.ts'
import { companyName, taxNumber } from '../company.ts'
import { address, order } from '../order/order.ts'
import { wireMoney } from '../order/wire-money.ts'
import { teamItem } from './convention.ts'

export const teamCompanyChange = z.strictObject({
  name: companyName,
  standing: z.enum(TRADE_STANDINGS),
  taxNumber,
  isTaxExempt: z.boolean(),
})

/** ISO 8601, UTC. */
const timestamp = z.string()
const consent = z.object({
  isGiven: z.boolean(),
  /** When it last changed; null if that was not recorded. */
  at: timestamp.nullable(),
})

/** The maximum number of orders in a customer's detail, latest first. */
export const CUSTOMER_ORDERS_SHOWN = 50

/** `customers`: anyone with an account, and guests who have ordered. */
export const teamCustomer = teamItem.extend({
  hasAccount: z.boolean(),
  email: z.string(),
  name: z.string(),
  company: z.string().nullable(),
  /** Null for a consumer. */
  standing: z.enum(TRADE_STANDINGS).nullable(),
  language: z.enum(LANGUAGES),
  /** The latest order's country, ISO 3166-1 alpha-2; null without orders. */
  country: z.string().nullable(),
  /** Canceled and expired orders are not counted. */
  orderCount: z.int(),
  /** The date of the account's creation or of the first order, whichever is earlier. */
  since: timestamp,
  lastOrderAt: timestamp.nullable(),
  /** Null in lists. */
  detail: z
    .object({
      /** Null for a guest. */
      account: z
        .object({
          isEmailVerified: z.boolean(),
          hasPassword: z.boolean(),
          isMemberOfTeam: z.boolean(),
          /** The number of signed-in browsers. */
          sessions: z.int(),
          consents: z.object({ commercial: consent, personalized: consent }),
        })
        .nullable(),
      /** Null for a consumer. */
      company: z
        .object({
          name: z.string(),
          standing: z.enum(TRADE_STANDINGS),
          taxNumber: z.string(),
          isTaxExempt: z.boolean(),
          /** When the exemption was last granted or refused. */
          exemptionDecidedAt: timestamp.nullable(),
          /** Ordered by the date they joined; `id` is the customer's. */
          people: z.array(
            z.object({ id: z.string(), name: z.string(), email: z.string(), role: z.enum(COMPANY_ROLES) }),
          ),
        })
        .nullable(),
      /** The last email that could not be delivered; null if there was none. */
      bounce: z.object({ at: timestamp, reason: z.string() }).nullable(),
      /** The default address first. */
      addresses: z.array(address.extend({ id: z.string(), isDefault: z.boolean() })),
      /** The latest orders, including canceled ones. */
      orders: z.array(
        order.pick({ id: true, number: true, placedAt: true, status: true }).extend({ total: wireMoney }),
      ),
    })
    .nullable(),
})
export type TeamCustomer = z.infer<typeof teamCustomer>
export type CustomerDetail = NonNullable<TeamCustomer['detail']>
