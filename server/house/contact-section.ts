import { z } from 'zod'
import { resolveDates } from '#domain/house/closed-days.ts'
import type { HouseContact } from '#domain/house/contact-details.ts'
import { isCountryCode } from '#domain/market/market.ts'

const text = z.string().trim().min(1)
const phone = z.string().regex(/^\+[\d ()-]{7,24}$/, 'not an international number such as +39 02 0000 0142')
const time = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'not a time such as 09:00')
export const timeZone = z
  .string()
  .refine((zone) => Intl.supportedValuesOf('timeZone').includes(zone), 'not a time zone')
const country = z.string().refine(isCountryCode, 'not a country that the shop ships to')

const closedDay = z
  .string()
  .refine(
    (day) => resolveDates(day, 2028) !== null,
    'not a day such as 12-25, easter+1, 05-monday-last, 2027-12-24 or 2027-08-09/2027-08-20',
  )
const closedDays = z.strictObject({
  holidays: z.array(closedDay).default([]),
  weekendHolidays: z.enum(['lost', 'next', 'nearest']).default('lost'),
  closures: z.array(closedDay).default([]),
})

const phoneLine = z.strictObject({
  number: phone,
  opens: time,
  closes: time,
  timeZone,
  zoneName: text,
  closedDays: closedDays.optional(),
})

export const contact: z.ZodType<HouseContact> = z.strictObject({
  email: z.email(),
  phone: phoneLine,
  phoneByLine: z
    .strictObject({ US: phoneLine, UK: phoneLine, EU: phoneLine, FR: phoneLine })
    .partial()
    .default({}),
  whatsapp: phone.nullable().default(null),
  tradeEmail: z.email().nullable().default(null),
  tradeEmailByCountry: z.partialRecord(country, z.email()).default({}),
})

export const legal = z.strictObject({
  company: text,
  vatNumber: text.nullable().default(null),
  address: z.array(text).min(2),
})
