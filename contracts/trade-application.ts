import { z } from 'zod'
import { TRADE_PASSWORD } from '#domain/account/password.ts'
import { LANGUAGES } from '#domain/market/language.ts'
import { isCountryCode } from '#domain/market/market.ts'
import { PROJECT_TYPES } from '#domain/request/consultation.ts'
import { COMPANY_SIZES } from '#domain/trade/application.ts'
import { requestText } from './request.ts'

/**
 * Trade applications, stored by the platform service.
 * - `POST /trade/applications`, with the servers' token, `Idempotency-Key` and the body `newTradeApplication`: creates the account,
 *   unless the applicant has signed in, and their company, whose standing is `pending`; stores the application, and queues its
 *   emails. Its certificate was uploaded before (`request-attachments.ts`). 201 `tradeApplicationReceipt`, also for a repeated key.
 *   409 `trade-application-processed` if the address or the account has applied before, whatever became of it; 409
 *   `email-registered` if the address has an account; 409 `idempotency-key-reused` with another body; 422
 *   `refusedTradeApplication`; 422 `accounts-elsewhere` without an account where they are at another provider; 429
 *   `tooManyRequests` (`request.ts`); 503 `account-unavailable`, and then it can be sent again with the same key.
 * - `GET /customer/trade/application`, with the access token of a customer: `ownTradeApplication`; 404 `application-not-found`.
 * - `POST /customer/trade/application/certificate`, with the same token and the body `laterCertificate`: adds the certificate that
 *   it was sent without. 204; 404 `application-not-found`; 409 `certificate-there`; 422 `attachment-unknown`.
 */

/** In characters. */
const LENGTHS = { name: 100, email: 254, website: 200, vatNumber: 40, line: 100, phone: 40 } as const

const text = (max: number) => requestText(max)

/** As typed. The rules of each field are in `domain/trade/application.ts`. */
export const tradeApplicationFields = z.strictObject({
  firstName: text(LENGTHS.name),
  lastName: text(LENGTHS.name),
  company: text(LENGTHS.name),
  companySize: z.enum(COMPANY_SIZES, 'required'),
  website: text(LENGTHS.website),
  vatNumber: text(LENGTHS.vatNumber),
  kinds: z.array(z.enum(PROJECT_TYPES)).min(1, 'required').max(PROJECT_TYPES.length),
  country: z.string().refine(isCountryCode, 'required'),
  line1: text(LENGTHS.line),
  line2: text(LENGTHS.line),
  city: text(LENGTHS.line),
  /** A state or province, where the country has them. */
  zone: text(LENGTHS.line),
  postalCode: text(LENGTHS.line),
  phone: text(LENGTHS.phone),
})
export type TradeApplicationFields = z.infer<typeof tradeApplicationFields>

export const newTradeApplication = z.strictObject({
  fields: tradeApplicationFields,
  email: z.string().trim().max(LENGTHS.email, 'email-invalid'),
  /** Accepts the terms of the Trade Program, and expressly their clause. */
  terms: z.literal(true, 'terms-not-accepted'),
  clause: z.literal(true, 'clause-not-accepted'),
  /** A signed-in applicant's account, whose address the email is; null with a password. */
  accountId: z.string().max(200).nullable(),
  /** For the new account; null for a signed-in applicant. */
  password: z
    .string()
    // A visible character may have several UTF-16 units.
    .max(TRADE_PASSWORD.most * 8)
    .nullable(),
  language: z.enum(LANGUAGES),
  /** A keyed digest of the visitor's network; null if unknown. */
  network: z.string().nullable(),
  /** A file uploaded before; null without one. */
  certificate: z.uuid().nullable(),
})
export type NewTradeApplication = z.infer<typeof newTradeApplication>

export const tradeApplicationReceipt = z.object({
  /**
   * Signs the applicant's browser in, once and within minutes (`identity.ts`); null for a signed-in applicant, or if
   * the first call had another password.
   */
  ticket: z.string().nullable(),
})
export type TradeApplicationReceipt = z.infer<typeof tradeApplicationReceipt>

/** By field; `password` also has codes of the identity service. */
export const refusedTradeApplication = z.object({
  code: z.literal('trade-application-refused'),
  fields: z.array(z.object({ path: z.string(), code: z.string() })),
})
export type RefusedTradeField = z.infer<typeof refusedTradeApplication>['fields'][number]

export const tradeApplicationRefusal = z.object({
  code: z.enum([
    'trade-application-processed',
    'email-registered',
    'idempotency-key-reused',
    'accounts-elsewhere',
    'account-unavailable',
  ]),
})

/** A file uploaded before. */
export const laterCertificate = z.object({ certificate: z.uuid() })

export const ownTradeApplication = z.object({
  /** ISO 8601, UTC. */
  receivedAt: z.string(),
  email: z.string(),
  company: z.string(),
  /** Requested for the company's place, but not sent. */
  isCertificateMissing: z.boolean(),
  /** The conversation in which the house has requested more; null without one. */
  requestNumber: z.string().nullable(),
})
export type OwnTradeApplication = z.infer<typeof ownTradeApplication>
