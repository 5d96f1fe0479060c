import { z } from 'zod'
import { LANGUAGES } from '#domain/market/language.ts'
import { REQUEST_STATES } from '#domain/request/request-lifecycle.ts'
import { TRADE_DECISIONS } from '#domain/trade/application-lifecycle.ts'
import { TRADE_STANDINGS } from '#domain/visitor/roles.ts'
import { REQUEST_LENGTHS, requestText } from '../request.ts'
import { requestAttachment } from '../request-attachments.ts'
import { tradeApplicationFields } from '../trade-application.ts'
import { teamItem } from './convention.ts'

/** ISO 8601, UTC. */
const moment = z.string()

/** What VIES said of a VAT number; `unreachable`: it will be tried again. */
export const VAT_RESULTS = ['valid', 'invalid', 'unreachable'] as const

/** Why an earlier application may be of the same studio. */
export const SAME_STUDIO = ['vat-number', 'website', 'company', 'phone', 'domain'] as const

/**
 * `trade-applications`: who wants to join the Trade Program. Actions: `approve` with `{}`; `reject` with `{ reason }`, which only
 * the team reads; `undo` with `{}`, which takes the last decision back and emails no one; `request-more` with `{ text }`, which
 * opens a conversation with the applicant, or writes the next letter in it; `note` with `{ text }`, for the team alone. A decision
 * is refused with `already-decided` or `not-decided`, and with `account-unavailable` while the standing cannot be set;
 * `request-more` with `already-merged` once its conversation was merged. Sorted by `receivedAt`; `GET …/{id}/certificate` sends the
 * file, to be saved. Orders of the applicant: `customers/{detail.accountId}`. `POST …/{id}/reading`: who calls has the application open,
 * which they say every ten seconds; `applicationReading`. Approving and rejecting close the conversation.
 * Roles: `trade`; the conversation itself is for `care`.
 */
export const teamTradeApplication = teamItem.extend({
  state: z.enum(TRADE_STANDINGS),
  company: z.string(),
  name: z.string(),
  email: z.string(),
  country: z.string(),
  receivedAt: moment,
  /** Until when the house promised to decide; null if it promised nothing. */
  decideBy: moment.nullable(),
  /** When the state was last decided; null while it never was. */
  decidedAt: moment.nullable(),
  /** The house has requested more, and the applicant has not replied. */
  waitsForApplicant: z.boolean(),
  /** `missing`: requested where the company is, and none was sent. */
  certificate: z.enum(['sent', 'missing', 'not-requested']),
  /** Null in lists. */
  detail: z
    .object({
      accountId: z.string(),
      /** Until it is, the account sees no trade price, even once it is approved. */
      isEmailVerified: z.boolean(),
      language: z.enum(LANGUAGES),
      fields: tradeApplicationFields,
      /** The lines of the address in the country's format, without its name. */
      addressLines: z.array(z.string()),
      /** The page of the website or social profile: http or https. */
      websiteUrl: z.string(),
      certificateFile: requestAttachment.nullable(),
      /** Null without a VAT number, or one that VIES does not know of; `checkedAt` is null before the first attempt. */
      vatCheck: z
        .object({
          result: z.enum(VAT_RESULTS).nullable(),
          checkedAt: moment.nullable(),
          /** The company of the number, if its country names it. */
          name: z.string().nullable(),
        })
        .nullable(),
      /** The conversation with the applicant; null before something was requested. */
      request: z.object({ id: z.string(), number: z.string(), state: z.enum(REQUEST_STATES) }).nullable(),
      /** The oldest first, with the account of the member of the team who decided. */
      decisions: z.array(
        z.object({
          decision: z.enum(TRADE_DECISIONS),
          accountId: z.string(),
          /** Why it was rejected; null for any other. */
          reason: z.string().nullable(),
          at: moment,
        }),
      ),
      /** The oldest first. */
      notes: z.array(z.object({ id: z.string(), accountId: z.string(), text: z.string(), at: moment })),
      /** Other applications that may be of the same studio, the latest first. */
      similar: z.array(
        z.object({
          id: z.string(),
          state: z.enum(TRADE_STANDINGS),
          company: z.string(),
          name: z.string(),
          email: z.string(),
          receivedAt: moment,
          because: z.array(z.enum(SAME_STUDIO)),
        }),
      ),
    })
    .nullable(),
})
export type TeamTradeApplication = z.infer<typeof teamTradeApplication>
export type TradeApplicationDetail = NonNullable<TeamTradeApplication['detail']>

/**
 * What the team has to do with applications. `waiting`: to decide; `late`: of these, a decision was promised by now;
 * `more-requested`: pending, and the applicant's turn; `decided`: approved or rejected.
 */
export const APPLICATION_VIEWS = ['waiting', 'late', 'more-requested', 'decided'] as const

export const tradeApplicationFilter = z.strictObject({
  state: z.enum([...APPLICATION_VIEWS, ...TRADE_STANDINGS]).optional(),
  accountId: z.string().min(1).max(200).optional(),
  /** In the name, the company or the email address. */
  text: z.string().trim().min(1).max(100).optional(),
})

const words = requestText(REQUEST_LENGTHS.message).min(1)
export type TradeApplicationFilter = z.infer<typeof tradeApplicationFilter>

export const tradeRejection = z.strictObject({ reason: words })
export const tradeLetter = z.strictObject({ text: words })

/** Who else of the team has an application open, by their accounts. */
export const applicationReading = z.object({ others: z.array(z.string()) })
export type ApplicationReading = z.infer<typeof applicationReading>
