import { z } from 'zod'
import { TRADE_PASSWORD } from '#domain/account/password.ts'
import { LANGUAGES } from '#domain/market/language.ts'
import { isCountryCode } from '#domain/market/market.ts'
import { PROJECT_TYPES } from '#domain/request/consultation.ts'
import { COMPANY_SIZES } from '#domain/trade/application.ts'
import { callsBelow, type Refusal } from './calls.ts'
import { requestText } from './request.ts'

/** In characters. */
const LENGTHS = { name: 100, email: 254, website: 200, vatNumber: 40, line: 100, phone: 40 } as const

const text = (max: number) => requestText(max)

/** As typed. The rules for each field are in `domain/trade/application.ts`. */
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
  /** The state or province, if the country has any. */
  zone: text(LENGTHS.line),
  postalCode: text(LENGTHS.line),
  phone: text(LENGTHS.phone),
})
export type TradeApplicationFields = z.infer<typeof tradeApplicationFields>

export const newTradeApplication = z.strictObject({
  fields: tradeApplicationFields,
  email: z.string().trim().max(LENGTHS.email, 'email-invalid'),
  /** Acceptance of the terms of the Trade Program, and separately of the clause that must be accepted expressly. */
  terms: z.literal(true, 'terms-not-accepted'),
  clause: z.literal(true, 'clause-not-accepted'),
  /** The account of a signed-in applicant, to which the email address belongs; null if there is a password. */
  accountId: z.string().max(200).nullable(),
  /** For a new account; null for a signed-in applicant. */
  password: z
    .string()
    // A visible character may consist of several UTF-16 units.
    .max(TRADE_PASSWORD.most * 8)
    .nullable(),
  language: z.enum(LANGUAGES),
  /** A keyed digest of the visitor's network; null if unknown. */
  network: z.string().nullable(),
  /** A file uploaded before; null if there is none. */
  certificate: z.uuid().nullable(),
})
export type NewTradeApplication = z.infer<typeof newTradeApplication>

const tradeApplicationReceipt = z.object({
  /**
   * Signs the applicant's browser in, once and within minutes (`identity.ts`); null for a signed-in applicant, or if
   * the first call had another password.
   */
  ticket: z.string().nullable(),
})
export type TradeApplicationReceipt = z.infer<typeof tradeApplicationReceipt>

/** For `password` the codes include those of the identity service. */
const refusedField = z.object({ path: z.string(), code: z.string() })
export type RefusedTradeField = z.infer<typeof refusedField>

const ownTradeApplication = z.object({
  /** ISO 8601, UTC. */
  receivedAt: z.string(),
  email: z.string(),
  company: z.string(),
  /** Whether a certificate is required where the company is, but was not sent. */
  isCertificateMissing: z.boolean(),
  /** The conversation in which the house requested more; null without one. */
  requestNumber: z.string().nullable(),
})
export type OwnTradeApplication = z.infer<typeof ownTradeApplication>

/** Trade applications, stored by the platform service. For servers only, with their token. */
export const tradeCalls = {
  /**
   * Creates the account, unless the applicant is signed in, and their company, whose standing is `pending`; stores the
   * application, and queues its emails. Its certificate was uploaded before (`request-attachments.ts`). Idempotent by
   * key.
   */
  send: callsBelow('/trade', { unavailable: 'platform-unavailable' })('POST /applications', {
    input: newTradeApplication,
    hasKey: true,
    output: tradeApplicationReceipt,
    status: 201,
    refusals: {
      /** The address or the account has applied before, whatever the outcome. */
      'trade-application-processed': 409,
      /** The address already has an account. */
      'email-registered': 409,
      'idempotency-key-reused': 409,
      /** The applicant is not signed in, and accounts are hosted at another provider. */
      'accounts-elsewhere': 422,
      'trade-application-refused': 422,
      'too-many-requests': 429,
    },
    details: z.object({
      /** With `trade-application-refused`. */
      fields: z.array(refusedField).optional(),
      /** With `too-many-requests`: null if the service does not report it. */
      retryAfterSeconds: z.number().nullish(),
    }),
    /** The application can be sent again with the same key. */
    faults: { 'account-unavailable': 503 },
    /** Generous, since it hashes a password and creates an account and a company. */
    timeoutMs: 20_000,
  }),
}
export type TradeRefusal = Refusal<typeof tradeCalls.send>

const ownCall = callsBelow('/customer/trade', { unavailable: 'platform-unavailable' })
/** The calls of a customer, with their access token. */
export const ownTradeCalls = {
  /** Null if they never applied. */
  readOwn: ownCall('GET /application', { output: ownTradeApplication, missing: 'application-not-found' }),
  /** Adds a missing certificate, a file that was uploaded before. */
  addCertificate: ownCall('POST /application/certificate', {
    input: z.object({ certificate: z.uuid() }),
    malformed: 'attachment-unknown',
    refusals: { 'application-not-found': 404, 'certificate-there': 409, 'attachment-unknown': 422 },
  }),
}
