import { z } from 'zod'
import { hasNoPostalCodes } from '#domain/address/postal-codes.ts'
import { isCalendarDate } from '#domain/calendar/calendar-date.ts'
import { isTimeZone } from '#domain/calendar/time-zone.ts'
import { LIST_ITEMS_MAX } from '#domain/list/list-limits.ts'
import { LANGUAGES } from '#domain/market/language.ts'
import { isCountryCode } from '#domain/market/market.ts'
import { CURRENCIES } from '#domain/money/money.ts'
import { MEETINGS, PROJECT_TYPES, ROOMS } from '#domain/request/consultation.ts'
import { CONTACT_TOPICS, LENGTH_UNITS, type RequestKind } from '#domain/request/request-kinds.ts'

/** Spec §5: the minimum length of a name and a message. */
const REQUEST_LENGTH_MIN = 2

/** Spec §5: maximum lengths in characters. */
export const REQUEST_LENGTHS = {
  name: 100,
  email: 254,
  orderNumber: 30,
  phone: 30,
  message: 5_000,
  /** Digits and fractions. */
  size: 20,
  wish: 200,
  address: 200,
  postalCode: 20,
  project: 120,
} as const

/** Per piece. */
export const REQUEST_QUANTITY_MAX = 9_999
export const REQUEST_PIECES_MAX = 60
export const REQUEST_ATTACHMENTS_MAX = 5

/** Why a field is refused; `request-malformed` for any other reason. */
export const REQUEST_FIELD_CODES = [
  'required',
  'too-short',
  'too-long',
  'email-malformed',
  'phone-missing',
  'quantity-malformed',
  'size-malformed',
  'date-malformed',
  'amount-malformed',
  'time-unavailable',
  'attachment-unknown',
] as const

/** Rejects NUL characters, which the database cannot store. */
export const requestText = (max: number) =>
  z
    .string()
    .trim()
    .max(max, 'too-long')
    .refine((value) => !value.includes('\0'), 'request-malformed')
const text = (max: number) => requestText(max).min(1, 'required')
const words = (max: number) =>
  requestText(max).min(REQUEST_LENGTH_MIN, {
    error: ({ input }) => (input === '' ? 'required' : 'too-short'),
  })
const optional = (max: number) => requestText(max).default('')
/** As typed: `78`, `78.5`, `29 7/8` or `29⅞`; empty if unknown. */
const size = optional(REQUEST_LENGTHS.size).refine(
  (value) => value === '' || /^\d[\d .,/⅛¼⅜½⅝¾⅞]*$/.test(value),
  'size-malformed',
)
/** Whole units of `currency`; empty if not given. */
const budget = z
  .string()
  .regex(/^(?:[1-9]\d{0,8})?$/, 'amount-malformed')
  .default('')
/** ISO 8601, UTC. `time-unavailable` if it is not offered (`domain/request/consultation-times.ts`). */
const time = z.iso.datetime('time-unavailable')
const isPhone = (phone: unknown) => /\d(?:[\s()./-]*\d){5,}/.test(String(phone))

const quantity = z.coerce
  .number('quantity-malformed')
  .int('quantity-malformed')
  .min(1, 'quantity-malformed')
  .max(REQUEST_QUANTITY_MAX, 'quantity-malformed')

/** The list that the pieces are from, and its name; empty without one. */
const listFields = { listId: optional(200), listName: optional(200) }

/** The fields of each kind (Spec §3). */
export const REQUEST_FIELDS = {
  contact: z
    .strictObject({
      topic: z.enum(CONTACT_TOPICS, 'required'),
      /** Empty if it is not about an order. */
      orderNumber: optional(REQUEST_LENGTHS.orderNumber),
      message: words(REQUEST_LENGTHS.message),
      prefersPhone: z.boolean(),
      phone: optional(REQUEST_LENGTHS.phone),
    })
    .refine(({ prefersPhone, phone }) => !prefersPhone || isPhone(phone), {
      path: ['phone'],
      error: 'phone-missing',
      when: () => true,
    }),
  customization: z.strictObject({
    width: size,
    depth: size,
    height: size,
    unit: z.enum(LENGTH_UNITS),
    finishes: optional(REQUEST_LENGTHS.wish),
    upholstery: optional(REQUEST_LENGTHS.wish),
    materials: optional(REQUEST_LENGTHS.wish),
    colors: optional(REQUEST_LENGTHS.wish),
    surface: optional(REQUEST_LENGTHS.wish),
    message: text(REQUEST_LENGTHS.message),
  }),
  'white-glove': z
    .strictObject({
      /** Empty if it is not about an order. */
      orderNumber: optional(REQUEST_LENGTHS.orderNumber),
      street: text(REQUEST_LENGTHS.address),
      city: text(REQUEST_LENGTHS.address),
      /** Empty in a country without postal codes. */
      postalCode: optional(REQUEST_LENGTHS.postalCode),
      country: z.string().refine(isCountryCode, 'required'),
      /** The state or province, if the country has any. */
      zone: optional(REQUEST_LENGTHS.address),
      floor: text(REQUEST_LENGTHS.size),
      stairsWidth: size,
      elevatorWidth: size,
      bottleneckWidth: size,
      unit: z.enum(LENGTH_UNITS),
      numberOfPieces: quantity,
      assemble: z.boolean(),
      /** Whether the building requires a certificate of insurance. */
      certificate: z.boolean(),
      message: optional(REQUEST_LENGTHS.message),
    })
    .refine(
      ({ postalCode, country }) => postalCode !== '' || !isCountryCode(country) || hasNoPostalCodes(country),
      {
        path: ['postalCode'],
        error: 'required',
        when: () => true,
      },
    ),
  'more-information': z.strictObject({ message: text(REQUEST_LENGTHS.message) }),
  expert: z
    .strictObject({
      /** ISO 8601, UTC; null for now. `time-unavailable` if it is not offered (`domain/request/call-times.ts`). */
      at: z.iso.datetime('time-unavailable').nullable(),
      /** The time zone in which the visitor chose the time, such as `America/New_York`. */
      timeZone: z.string().refine(isTimeZone),
      phone: optional(REQUEST_LENGTHS.phone),
      message: optional(REQUEST_LENGTHS.message),
    })
    .refine(({ phone }) => isPhone(phone), { path: ['phone'], error: 'phone-missing', when: () => true }),
  availability: z.strictObject({ message: optional(REQUEST_LENGTHS.message) }),
  'back-in-stock': z.strictObject({ message: z.literal('') }),
  quote: z.strictObject({
    project: text(REQUEST_LENGTHS.project),
    street: optional(REQUEST_LENGTHS.address),
    city: optional(REQUEST_LENGTHS.address),
    postalCode: optional(REQUEST_LENGTHS.postalCode),
    zone: optional(REQUEST_LENGTHS.address),
    country: z.string().refine(isCountryCode, 'required'),
    /** yyyy-MM-dd; empty if undecided. */
    dateNeeded: optional(10).refine((date) => date === '' || isCalendarDate(date), 'date-malformed'),
    budget,
    currency: z.enum(CURRENCIES),
    ...listFields,
    message: optional(REQUEST_LENGTHS.message),
  }),
  consultation: z
    .strictObject({
      projectType: z.enum(PROJECT_TYPES, 'required'),
      rooms: z.array(z.enum(ROOMS)).max(ROOMS.length),
      style: optional(REQUEST_LENGTHS.wish),
      budget,
      currency: z.enum(CURRENCIES),
      /** The visitor's proposals, of which the house confirms one; only the first is required. */
      firstTime: time,
      secondTime: time.or(z.literal('')),
      thirdTime: time.or(z.literal('')),
      /** The time zone in which the visitor chose the times. */
      timeZone: z.string().refine(isTimeZone),
      meeting: z.enum(MEETINGS, 'required'),
      /** The city of the office, in the request's language; empty unless the meeting is a visit. */
      office: optional(REQUEST_LENGTHS.address),
      /** Empty unless the meeting is by phone. */
      phone: optional(REQUEST_LENGTHS.phone),
      ...listFields,
      message: optional(REQUEST_LENGTHS.message),
    })
    .refine(({ meeting, phone }) => meeting !== 'phone' || isPhone(phone), {
      path: ['phone'],
      error: 'phone-missing',
      when: () => true,
    }),
} satisfies Record<RequestKind, z.ZodType>
export type RequestFields<Kind extends RequestKind = RequestKind> = z.infer<(typeof REQUEST_FIELDS)[Kind]>

export const requestPiece = z.strictObject({
  productId: z.string().max(200),
  /** Empty (like the SKU) if no finish is chosen, and for products that are no longer sold. */
  variantId: z.string().max(200),
  /** In the request's language. */
  slug: z.string().max(300),
  title: z.string().max(300),
  /** Null for a product without options. */
  variantTitle: z.string().max(300).nullable(),
  artisan: z.string().max(200),
  sku: z.string().max(100),
  picture: z.string().max(2_000).nullable(),
  quantity,
  /** The piece's section in the list, such as a room. */
  section: z.string().max(200).optional(),
})
export type RequestPiece = z.infer<typeof requestPiece>

const shared = {
  name: words(REQUEST_LENGTHS.name),
  email: z.email('email-malformed').max(REQUEST_LENGTHS.email, 'too-long'),
  language: z.enum(LANGUAGES),
  country: z.string().refine(isCountryCode),
  /** Null for a guest. */
  accountId: z.string().nullable(),
  /** A keyed digest of the visitor's network; null if unknown. */
  network: z.string().nullable(),
  pieces: z.array(requestPiece).max(REQUEST_PIECES_MAX),
  /** The ids of files that were uploaded before; `attachment-unknown` if another message has one, or it was deleted. */
  attachments: z.array(z.uuid()).max(REQUEST_ATTACHMENTS_MAX),
}
const requestOfKind = <Kind extends RequestKind>(kind: Kind) =>
  z.strictObject({ kind: z.literal(kind), ...shared, fields: REQUEST_FIELDS[kind] })

const listPieces = z.array(requestPiece).max(LIST_ITEMS_MAX)

export const newRequest = z.discriminatedUnion('kind', [
  requestOfKind('contact'),
  requestOfKind('customization'),
  requestOfKind('white-glove'),
  requestOfKind('more-information'),
  requestOfKind('expert'),
  requestOfKind('availability'),
  requestOfKind('back-in-stock').extend({
    name: requestText(REQUEST_LENGTHS.name),
    /** The variant that the customer is waiting for. */
    pieces: z.array(requestPiece).length(1),
  }),
  requestOfKind('quote').extend({ pieces: listPieces.min(1) }),
  requestOfKind('consultation').extend({ pieces: listPieces }),
])
export type NewRequest = z.infer<typeof newRequest>

/** `replyBy` is the promised reply time, ISO 8601, UTC; null if there is none. */
export const requestReceipt = z.object({ number: z.string(), replyBy: z.string().nullable() })
export type RequestReceipt = z.infer<typeof requestReceipt>

/** An error by path in the body, such as `fields.phone`. */
export type RefusedRequestField = { path: string; code: string }
