import { z } from 'zod'
import type { RefusalCode } from '#contracts/errors.ts'
import { type NewRequest, newRequest, REQUEST_FIELD_CODES } from '#contracts/request.ts'

/** The field that people do not see; programs fill it in. */
export const TRAP = 'website'
/** The field with the sealed ticket of the form. */
export const TICKET = 'ticket'

const text = z.string().optional()

/** The input of the contact form, valid or not. */
export const typedContact = z.object({
  name: text,
  email: text,
  topic: text,
  orderNumber: text,
  message: text,
  prefersPhone: z.boolean().default(false),
  phone: text,
})
export type TypedContact = z.infer<typeof typedContact>

/**
 * The contact form, validated alike in the browser and on the server by the contract of the request. The message of an
 * issue is its code, shown as `errors.request.{code}`.
 */
export const contactForm = typedContact.superRefine((typed, context) => {
  for (const [field, code] of Object.entries(contactErrors(typed))) {
    context.addIssue({ code: 'custom', path: [field], message: code })
  }
})

/** Who sends a form, and from where. */
export type Sender = Pick<NewRequest, 'language' | 'country' | 'accountId' | 'network'>

/** The request of a form. A telephone number counts only if its sender prefers to be called. */
export function toRequest(typed: TypedContact, sender: Sender): NewRequest {
  return newRequest.parse(requestOf(typed, sender))
}

function requestOf({ name, email, ...about }: TypedContact, sender: Sender) {
  const { topic, orderNumber, message, prefersPhone, phone } = about
  return {
    kind: 'contact' as const,
    name: name ?? '',
    email: email?.trim() ?? '',
    ...sender,
    pieces: [],
    attachments: [],
    fields: {
      topic: topic ?? '',
      orderNumber: orderNumber ?? '',
      // Forms are sent with line breaks of two characters.
      message: message?.replaceAll('\r\n', '\n') ?? '',
      prefersPhone,
      phone: prefersPhone ? (phone ?? '') : '',
    },
  }
}

type FieldCode = RefusalCode<'request'>

/** The code of each refused field, by its name in the form. */
function contactErrors(typed: TypedContact): Record<string, FieldCode> {
  const request = requestOf(typed, ANYONE)
  const issues = newRequest.safeParse(request).error?.issues ?? []
  const refused: Record<string, FieldCode> = {}
  for (const { path, message } of issues) {
    const field = String(path.at(-1))
    refused[field] ??= isEmpty(typed, field) && field !== 'phone' ? 'required' : toFieldCode(message)
  }
  return refused
}

const ANYONE: Sender = { language: 'en', country: 'US', accountId: null, network: null }

/** An empty field is one that is missing, whatever else is wrong with it. */
function isEmpty(typed: TypedContact, field: string): boolean {
  const value = new Map<string, unknown>(Object.entries(typed)).get(field)
  return value === undefined || (typeof value === 'string' && value.trim() === '')
}

/** The code with which a field was refused, as the shop shows it. */
export function toFieldCode(code: string): FieldCode {
  return REQUEST_FIELD_CODES.find((known) => known === code) ?? 'request-malformed'
}
