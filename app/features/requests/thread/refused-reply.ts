import { parseWithZod } from '@conform-to/zod/v4'
import { data, isRouteErrorResponse } from 'react-router'
import { z } from 'zod'
import type { RefusalCode } from '#contracts/errors.ts'
import { ATTACHMENT_FIELDS, type SentAttachments } from '../attachments/attachment-list.ts'
import { withNumber } from '../form/refusal-text.ts'
import { THREAD_FIELDS } from './reply.ts'

const STATUS = new Map<string, number>([
  ['too-many-requests', 429],
  ['platform-unavailable', 503],
  ['connection-lost', 503],
])

const TYPED_REPLY = z.object({ text: z.string().optional() })

/**
 * Shows the reply again with its text and the refusal. `ticket` is a new one if needed. `sentFiles` are the
 * attachments, absent if those in the browser remain valid. `waitSeconds` is the time until it may be sent again.
 */
export function refusedReply(
  form: FormData,
  code: RefusalCode<'request'>,
  {
    ticket = ticketOf(form),
    sentFiles,
    waitSeconds = null,
  }: { ticket?: string; sentFiles?: SentAttachments; waitSeconds?: number | null } = {},
) {
  const formErrors = [withNumber(code, waitSeconds)]
  const result = parseWithZod(form, { schema: TYPED_REPLY }).reply({ formErrors })
  return data({ result, ticket, sentFiles }, { status: STATUS.get(code) ?? 422 })
}

/** Shows the reply again; the attachments field has the refusals. */
export function refusedFiles(form: FormData, sentFiles: SentAttachments) {
  const fieldErrors = { [ATTACHMENT_FIELDS.files]: sentFiles.refused.map(({ code }) => code) }
  const result = parseWithZod(form, { schema: TYPED_REPLY }).reply({ fieldErrors })
  return data({ result, ticket: ticketOf(form), sentFiles }, { status: 422 })
}

/** Returns an empty string if the form has no ticket. */
export function ticketOf(form: FormData): string {
  return String(form.get(THREAD_FIELDS.ticket) ?? '')
}

/** Preserves the reply when there is no response, or only one from a proxy in front of the shop. */
export async function preserveReply<Outcome>(
  request: Request,
  serverAction: () => Promise<Outcome>,
): Promise<Outcome | ReturnType<typeof refusedReply>> {
  const form = await request.clone().formData()
  try {
    return await serverAction()
  } catch (error) {
    if (error instanceof TypeError) return refusedReply(form, 'connection-lost')
    if (!isRouteErrorResponse(error) || (error.status < 500 && error.status !== 429)) throw error
    return refusedReply(form, error.status === 429 ? 'too-many-requests' : 'platform-unavailable')
  }
}
