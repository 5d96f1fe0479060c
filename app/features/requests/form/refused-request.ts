import { parseWithZod } from '@conform-to/zod/v4'
import { data } from 'react-router'
import type { RefusalCode } from '#contracts/errors.ts'
import type { RefusedRequestField } from '#contracts/request.ts'
import { TICKET, toFieldCode, typedContact } from '../contact/contact-form.ts'

/** The fields of the form that the service can refuse. */
const FIELDS = Object.keys(typedContact.shape)

const STATUS = {
  'too-many-requests': 429,
  'platform-unavailable': 503,
  'connection-lost': 503,
} as const satisfies Partial<Record<RefusalCode<'request'>, number>>

/** The form again, with its input and why it was refused as a whole. `ticket`: that of the form, unless it needs another. */
export function refusedContact(form: FormData, code: RefusalCode<'request'>, ticket = ticketOf(form)) {
  const result = inputOf(form).reply({ formErrors: [code] })
  const status = new Map<string, number>(Object.entries(STATUS)).get(code) ?? 422
  return data({ result, ticket }, { status })
}

/** The form again, with the refusals of the service at its fields. */
export function refusedFields(form: FormData, fields: readonly RefusedRequestField[]) {
  const known = fields
    .map(({ path, code }) => ({ field: path.split('.').at(-1) ?? '', code: toFieldCode(code) }))
    .filter(({ field }) => FIELDS.includes(field))
  if (known.length === 0) return refusedContact(form, 'request-malformed')
  const fieldErrors = Object.fromEntries(known.map(({ field, code }) => [field, [code]]))
  const result = inputOf(form).reply({ fieldErrors })
  return data({ result, ticket: ticketOf(form) }, { status: 422 })
}

/** The sealed ticket that a form was sent with; empty without one. */
export function ticketOf(form: FormData): string {
  return String(form.get(TICKET) ?? '')
}

/** Its instructions were parsed before: on the server by its action, in the browser they are our own. */
function inputOf(form: FormData) {
  return parseWithZod(form, { schema: typedContact })
}
