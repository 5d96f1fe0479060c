import type { RouterContextProvider } from 'react-router'
import { houseContext, visitorContext } from '#app/visitor/context.ts'
import type { Office } from '#domain/house/opening-hours.ts'
import { officeFor } from '#domain/house/phone-office.ts'
import { toLanguageTag } from '#domain/market/locale.ts'
import { getCountry } from '#domain/market/market.ts'
import { callTimes, opensAt, openUntil } from '#domain/request/call-times.ts'
import { consultationTimes } from '#domain/request/consultation-times.ts'
import { type OfferedCall, type WrittenCall, writeCall } from './written-call.ts'

type Offer = { readonly offered: OfferedCall; readonly atOffice: WrittenCall }

/** When the office of the visitor's country can call, and the same in words on its own clock. */
export function offerCall(context: Readonly<RouterContextProvider>, now: Date): Offer {
  return inWords(context, now, (office) => ({
    openUntil: openUntil(office, now)?.toISOString() ?? null,
    opensAt: opensAt(office, now)?.toISOString() ?? null,
    times: callTimes(office, now),
  }))
}

/** When it can hold a consultation. */
export function offerConsultation(context: Readonly<RouterContextProvider>, now: Date): Offer {
  return inWords(context, now, (office) => ({
    openUntil: null,
    opensAt: null,
    times: consultationTimes(office, now),
  }))
}

function inWords(
  context: Readonly<RouterContextProvider>,
  now: Date,
  timesOf: (office: Office) => Pick<OfferedCall, 'openUntil' | 'opensAt'> & { times: readonly Date[] },
): Offer {
  const { country, locale } = context.get(visitorContext)
  const office = officeFor(country, context.get(houseContext).contact, now)
  const { times, ...moments } = timesOf(office)
  const offered = {
    ...moments,
    times: times.map((time) => time.toISOString()),
    now: now.toISOString(),
    tag: toLanguageTag(locale),
    clock: getCountry(country).timeFormat,
  }
  return { offered, atOffice: writeCall(offered, office.timezone) }
}
