import { z } from 'zod'
import { normalizeAddress, validateAddress } from '#domain/address/address.ts'
import { isCalendarDate } from '#domain/calendar/calendar-date.ts'
import { areDatesReversed, PROJECT_LENGTHS, readLineProject } from '#domain/list/project.ts'
import { isCountryCode } from '#domain/market/market.ts'
import { addressDraft } from './order/checkout.ts'
import { address } from './order/order.ts'

/**
 * What makes a list a project. Only the list's editors see it: it appears neither behind the list's link, nor in a copy
 * made through the link, nor in a document.
 */
export const listProject = z.object({
  number: z.string(),
  client: z.string(),
  /** The delivery address; null if undecided. */
  address: address.nullable(),
  /** yyyy-MM-dd; null if undecided. */
  startsOn: z.string().nullable(),
  deliverBy: z.string().nullable(),
})
export type ListProject = z.infer<typeof listProject>

/** The project of a piece in the cart (`LineProject`). */
export const lineProject = z
  .object({ listId: z.string().nullable(), name: z.string() })
  .transform(({ name, listId }) => readLineProject(name, listId ?? ''))

const text = (max: number) =>
  z
    .string()
    .trim()
    .max(max, 'too-long')
    .refine((value) => !value.includes('\0'), 'list-malformed')
const date = z.string().refine(isCalendarDate, 'date-malformed').nullable()

/** Address errors are `AddressErrorCode`, at `address.{field}`. */
export const PROJECT_ERRORS = [
  'date-malformed',
  'dates-reversed',
  'country-not-served',
  'postal-code-invalid',
  'zone-unknown',
  'phone-invalid',
] as const

/** Replaces the stored project. */
export const listProjectDraft = z
  .strictObject({
    number: text(PROJECT_LENGTHS.number),
    client: text(PROJECT_LENGTHS.client),
    address: addressDraft.nullable(),
    startsOn: date,
    deliverBy: date,
  })
  .transform((draft, context): ListProject => {
    const refuse = (path: string[], message: string) =>
      context.addIssue({ code: 'custom', path, message, input: draft })
    if (areDatesReversed(draft)) refuse(['deliverBy'], 'dates-reversed')
    const { address: typed } = draft
    if (typed === null) return { ...draft, address: null }
    const errors = validateAddress(typed)
    for (const { field, code } of errors) refuse(['address', field], code)
    const { country = '' } = typed
    const isValid = errors.length === 0 && isCountryCode(country)
    return { ...draft, address: isValid ? normalizeAddress(typed, country) : null }
  })
