import type { RouterContextProvider } from 'react-router'
import { houseContext, visitorContext } from '#app/visitor/context.ts'
import { officeFor } from '#domain/house/phone-office.ts'
import { toLanguageTag } from '#domain/market/locale.ts'
import { getCountry } from '#domain/market/market.ts'
import { callTimes, opensAt, openUntil } from '#domain/request/call-times.ts'
import { type OfferedCall, type WrittenCall, writeCall } from './written-call.ts'

/** When the office of the visitor's country can call, and the same in words on its own clock. */
export function offerCall(
  context: Readonly<RouterContextProvider>,
  now: Date,
): { readonly offered: OfferedCall; readonly atOffice: WrittenCall } {
  const { country, locale } = context.get(visitorContext)
  const office = officeFor(country, context.get(houseContext).contact, now)
  const offered = {
    openUntil: openUntil(office, now)?.toISOString() ?? null,
    opensAt: opensAt(office, now)?.toISOString() ?? null,
    times: callTimes(office, now).map((time) => time.toISOString()),
    now: now.toISOString(),
    tag: toLanguageTag(locale),
    clock: getCountry(country).timeFormat,
  }
  return { offered, atOffice: writeCall(offered, office.timezone) }
}
