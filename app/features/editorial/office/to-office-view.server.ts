import { formatSlot, formatWeekday } from '#app/i18n/format/opening-times.ts'
import type { OfficeDetails } from '#clients/content/pages/landing.ts'
import { getContactDetails, type HouseContact } from '#domain/house/contact-details.ts'
import { type Slot, WEEKDAYS, type Weekday } from '#domain/house/opening-hours.ts'
import { type Locale, toLanguageTag } from '#domain/market/locale.ts'
import { countryName, getCountry } from '#domain/market/market.ts'
import type { OfficeDay, OfficeView } from './office-view.ts'

/** Spec §1, §9: the contact details of an office follow from its country; its opening hours are its own. */
export function toOfficeView(office: OfficeDetails, locale: Locale, contact: HouseContact): OfficeView {
  const { hours, contactCountry, ...facts } = office
  const { phone, whatsapp, email, tradeEmail } = getContactDetails(contactCountry, contact)
  return {
    ...facts,
    countryName: countryName(office.country, locale.language),
    phone: { display: phone.display, href: phone.href },
    whatsapp,
    email,
    tradeEmail,
    days: WEEKDAYS.map((weekday) => toDay(weekday, hours.weekdays[weekday], locale)),
  }
}

function toDay(
  weekday: Weekday,
  hours: OfficeDetails['hours']['weekdays'][Weekday],
  locale: Locale,
): OfficeDay {
  const tag = toLanguageTag(locale)
  const { timeFormat } = getCountry(locale.country)
  const slots: readonly Slot[] = hours?.open
    ? [hours.morning, hours.afternoon].filter((slot) => slot !== null)
    : []
  const times = slots.map((slot) => formatSlot(slot, tag, timeFormat)).join(', ')
  return { weekday, name: formatWeekday(weekday, tag), slots, times }
}
