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

/** `sentFiles` are the attachments; absent if there was no response, since the browser still has them. */
export type SentForm = {
  readonly form: RequestForm
  readonly input: FormData
  readonly sentFiles?: SentAttachments
}

/**
 * Shows the form again with its input and the refusal. `ticket` is a new one if needed. `waitSeconds` is the time
 * until the form may be sent again.
 */
export function refusedRequest(
  sent: SentForm,
  code: RefusalCode<'request'>,
  {
    ticket = ticketOf(sent.input),
    waitSeconds = null,
  }: { ticket?: string; waitSeconds?: number | null } = {},
) {
  const result = parseInput(sent).reply({ formErrors: [withNumber(code, waitSeconds)] })
  const status = new Map<string, number>(Object.entries(STATUS)).get(code) ?? 422
  return data({ result, ticket, sentFiles: sent.sentFiles ?? null }, { status })
}

/** Shows the form again with the service's refusals at its fields; none if only attachments were refused. */
export function refusedFields(sent: SentForm, fields: readonly RefusedRequestField[]) {
  const known = fields
    .map(({ path, code }) => ({ field: path.split('.').at(-1) ?? '', code: toFieldCode(code) }))
    .filter(({ field }) => sent.form.names.includes(field))
  if (known.length === 0 && !sent.sentFiles?.refused.length) return refusedRequest(sent, 'request-malformed')
  const fieldErrors = Object.fromEntries(known.map(({ field, code }) => [field, [code]]))
  const result = parseInput(sent).reply({ fieldErrors })
  return data({ result, ticket: ticketOf(sent.input), sentFiles: sent.sentFiles ?? null }, { status: 422 })
}

/** Returns the sealed ticket of the form; empty if there is none. */
export function ticketOf(input: FormData): string {
  return String(input.get(TICKET) ?? '')
}

/** Parses input that has been validated: on the server by the action, in the browser by the form itself. */
function parseInput({ form, input }: SentForm) {
  return parseWithZod(input, { schema: typedSchema(form) })
}
