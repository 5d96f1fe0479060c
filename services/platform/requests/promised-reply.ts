import { findPhoneOffice } from '#domain/house/phone-office.ts'
import { isCountryCode } from '#domain/market/market.ts'
import { replyBy } from '#domain/request/reply-time.ts'
import type { RequestsOptions } from './requests-options.ts'

/** Returns by when the house promises, as of now, to reply to a customer in a country, or null without a promise. */
export function computePromisedReply(
  country: string,
  { house }: Pick<RequestsOptions, 'house'>,
  now: Date,
): Date | null {
  return isCountryCode(country) ? replyBy(findPhoneOffice(country, house.contact, now), now) : null
}
