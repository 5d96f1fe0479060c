import { z } from 'zod'
import { LANGUAGES } from '#domain/market/language.ts'
import { REQUEST_STATES } from '#domain/request/request-lifecycle.ts'
import { TRADE_DECISIONS } from '#domain/trade/application-lifecycle.ts'
import { TRADE_STANDINGS } from '#domain/visitor/roles.ts'
import { REQUEST_LENGTHS, requestText } from '../request.ts'
import { requestAttachment } from '../request-attachments.ts'
import { tradeApplicationFields } from '../trade-application.ts'
import { teamItem } from './convention.ts'

const timestamp = z.string()

/** The result of the VIES check of a VAT number; `unreachable`: it will be retried. */
export const VAT_RESULTS = ['valid', 'invalid', 'unreachable'] as const

/** Why two applications may be from the same studio. */
export const SAME_STUDIO = ['vat-number', 'website', 'company', 'phone', 'domain'] as const

/**
 * `trade-applications`: applications to the Trade Program. Actions: `approve` with `{}`; `reject` with `{ reason }`,
 * which only the team reads; `undo` with `{}`, which reverses the last decision without an email; `request-more` with
 * `{ text }`, which starts a conversation with the applicant, or writes the next message in it; `note` with `{ text }`,
 * for the team only. A decision is refused with `already-decided` or `not-decided`, and with `account-unavailable`
 * while the standing cannot be set; `request-more` with `already-merged` once its conversation was merged. Sorted by
 * `receivedAt`; `GET …/{id}/certificate` sends the file as a download. The applicant's orders are at
 * `customers/{detail.accountId}`. `POST …/{id}/reading`: the caller has the application open; repeated every ten
 * seconds; `applicationReading`. Approving and rejecting close the conversation. Roles: `trade`; the conversation
 * itself is for `care`.
 */
export const teamTradeApplication = teamItem.extend({
  state: z.enum(TRADE_STANDINGS),
  company: z.string(),
  name: z.string(),
  email: z.string(),
  country: z.string(),
  receivedAt: timestamp,
  /** The promised decision time; null if there is none. */
  decideBy: timestamp.nullable(),
  /** The last decision; null if there was none. */
  decidedAt: timestamp.nullable(),
  /** Whether the house has requested more, and the applicant has not replied. */
  waitsForApplicant: z.boolean(),
  /** `missing`: required where the company is, but not sent. */
  certificate: z.enum(['sent', 'missing', 'not-requested']),
  /** Null in lists. */
  detail: z
    .object({
      accountId: z.string(),
      /** Until the address is verified, the account sees no trade price, even if it is approved. */
      isEmailVerified: z.boolean(),
      language: z.enum(LANGUAGES),
      fields: tradeApplicationFields,
      /** In the country's format, without the country's name. */
      addressLines: z.array(z.string()),
      /** http or https. */
      websiteUrl: z.string(),
      certificateFile: requestAttachment.nullable(),
      /** Null without a VAT number that VIES covers; `checkedAt` is null before the first attempt. */
      vatCheck: z
        .object({
          result: z.enum(VAT_RESULTS).nullable(),
          checkedAt: timestamp.nullable(),
          /** Null if the country does not disclose it. */
          name: z.string().nullable(),
        })
        .nullable(),
      /** Null if the house has not requested anything yet. */
      request: z.object({ id: z.string(), number: z.string(), state: z.enum(REQUEST_STATES) }).nullable(),
      decisions: z.array(
        z.object({
          decision: z.enum(TRADE_DECISIONS),
          accountId: z.string(),
          /** Null unless it was rejected. */
          reason: z.string().nullable(),
          at: timestamp,
        }),
      ),
      notes: z.array(z.object({ id: z.string(), accountId: z.string(), text: z.string(), at: timestamp })),
      /** Other applications that may be from the same studio, latest first. */
      similar: z.array(
        z.object({
          id: z.string(),
          state: z.enum(TRADE_STANDINGS),
          company: z.string(),
          name: z.string(),
          email: z.string(),
          receivedAt: timestamp,
          because: z.array(z.enum(SAME_STUDIO)),
        }),
      ),
    })
    .nullable(),
})
export type TeamTradeApplication = z.infer<typeof teamTradeApplication>
export type TradeApplicationDetail = NonNullable<TeamTradeApplication['detail']>

/**
 * `waiting`: to be decided; `late`: waiting beyond the promised decision time; `more-requested`: pending, and the
 * applicant has to reply; `decided`: approved or rejected.
 */
export const APPLICATION_VIEWS = ['waiting', 'late', 'more-requested', 'decided'] as const

export const tradeApplicationFilter = z.strictObject({
  state: z.enum([...APPLICATION_VIEWS, ...TRADE_STANDINGS]).optional(),
  accountId: z.string().min(1).max(200).optional(),
  /** Part of the name, the company or the email address. */
  text: z.string().trim().min(1).max(100).optional(),
})

const words = requestText(REQUEST_LENGTHS.message).min(1)
export type TradeApplicationFilter = z.infer<typeof tradeApplicationFilter>

export const tradeRejection = z.strictObject({ reason: words })
export const tradeMessage = z.strictObject({ text: words })

/** Accounts of other team members who have the application open. */
export const applicationReading = z.object({ others: z.array(z.string()) })
export type ApplicationReading = z.infer<typeof applicationReading>
