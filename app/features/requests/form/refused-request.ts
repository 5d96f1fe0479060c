import { parseWithZod } from '@conform-to/zod/v4'
import { data } from 'react-router'
import type { RefusalCode } from '#contracts/errors.ts'
import type { RefusedRequestField } from '#contracts/request.ts'
import type { SentAttachments } from '../attachments/attachment-list.ts'
import { withNumber } from './refusal-text.ts'
import { type RequestForm, TICKET, toFieldCode, typedSchema } from './request-form.ts'

const STATUS = {
  'too-many-requests': 429,
  'platform-unavailable': 503,
  'connection-lost': 503,
} as const satisfies Partial<Record<RefusalCode<'request'>, number>>

/** `sentFiles`: the attachments; absent if no response came, since the browser still has them. */
export type SentForm = {
  readonly form: RequestForm
  readonly input: FormData
  readonly sentFiles?: SentAttachments
}

/**
 * Shows the form again with its input and the refusal. `ticket`: a new one if needed. `waitSeconds`: seconds until it
 * may be sent again.
 */
export function refusedRequest(
  sent: SentForm,
  code: RefusalCode<'request'>,
  {
    ticket = ticketOf(sent.input),
    waitSeconds = null,
  }: { ticket?: string; waitSeconds?: number | null } = {},
) {
  const result = typedOf(sent).reply({ formErrors: [withNumber(code, waitSeconds)] })
  const status = new Map<string, number>(Object.entries(STATUS)).get(code) ?? 422
  return data({ result, ticket, sentFiles: sent.sentFiles ?? null }, { status })
}

/** Shows the form again with the service's refusals at its fields, or only those of attachments. */
export function refusedFields(sent: SentForm, fields: readonly RefusedRequestField[]) {
  const known = fields
    .map(({ path, code }) => ({ field: path.split('.').at(-1) ?? '', code: toFieldCode(code) }))
    .filter(({ field }) => sent.form.names.includes(field))
  if (known.length === 0 && !sent.sentFiles?.refused.length) return refusedRequest(sent, 'request-malformed')
  const fieldErrors = Object.fromEntries(known.map(({ field, code }) => [field, [code]]))
  const result = typedOf(sent).reply({ fieldErrors })
  return data({ result, ticket: ticketOf(sent.input), sentFiles: sent.sentFiles ?? null }, { status: 422 })
}

/** The sealed ticket of the form; empty without one. */
export function ticketOf(input: FormData): string {
  return String(input.get(TICKET) ?? '')
}

/** The form was already validated: on the server by its action, in the browser it is the shop's own. */
function typedOf({ form, input }: SentForm) {
  return parseWithZod(input, { schema: typedSchema(form) })
}
