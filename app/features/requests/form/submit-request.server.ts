import { randomUUID } from 'node:crypto'
import { data, type RouterContextProvider } from 'react-router'
import { requestPath } from '#app/features/account/paths.ts'
import { formatDateTimeIn } from '#app/i18n/format/time-in-zone.ts'
import { redirect } from '#app/page/address/redirect.ts'
import { now } from '#app/page/clock.ts'
import { parseForm, readForm } from '#app/page/read-form.ts'
import {
  clientsContext,
  houseContext,
  sealContext,
  sessionContext,
  visitorContext,
} from '#app/visitor/context.ts'
import { VISITOR_KEY_HEADER } from '#contracts/identity.ts'
import type { RequestPiece } from '#contracts/request.ts'
import { timeZoneName } from '#domain/calendar/time-zone.ts'
import { getContactDetails } from '#domain/house/contact-details.ts'
import { localePath, toLanguageTag } from '#domain/market/locale.ts'
import { getCountry } from '#domain/market/market.ts'
import { isFilledByBot, isFormExpired } from '#domain/request/form-traps.ts'
import {
  type TakenAttachments,
  takeAttachments,
  withoutStored,
} from '../attachments/take-attachments.server.ts'
import { CONTACT_PATHS, RECEIPT } from '../paths.ts'
import { type SentReceipt, sealReceipt } from '../sent/receipt.server.ts'
import type { SentView } from '../sent/sent-page.tsx'
import { newTicket, readTicket, requestKey } from './form-ticket.server.ts'
import { PRIVATE_FORM } from './private-form.ts'
import { refusedFields, refusedRequest, ticketOf } from './refused-request.ts'
import {
  CAPTCHA,
  formSchema,
  IN_PLACE,
  type RequestContext,
  type RequestForm,
  TRAP,
  ticketPieces,
  toRequest,
} from './request-form.ts'

/** Redirects to the receipt, or returns it if the form is in a panel. A refused form is returned with its input. */
export async function submitRequest(
  form: RequestForm,
  {
    request,
    context,
    loadPieces,
  }: {
    request: Request
    context: Readonly<RouterContextProvider>
    /** Called if the form has no ticket from the shop, or reads its pieces when it is sent. */
    loadPieces: () => Promise<Pick<RequestContext, 'list'> & { pieces: RequestPiece[] }>
  },
) {
  const seal = context.get(sealContext)
  const { locale, language, country } = context.get(visitorContext)
  const input = await readForm(request)
  const sentAt = now(context)
  const ticket = readTicket(seal, ticketOf(input))
  const network = request.headers.get(VISITOR_KEY_HEADER)
  const { attachments, requests, captcha } = context.get(clientsContext)
  const attachmentOptions = { seal, attachments, formKey: ticket?.key ?? randomUUID(), network }
  const { ids, ...sentFiles } = form.hasAttachments
    ? await takeAttachments(input, attachmentOptions)
    : NO_FILES
  const sent = { form, input, sentFiles }
  const submission = parseForm(input, formSchema(form))
  if (submission.status !== 'success') {
    const status = submission.status === 'error' ? 422 : 200
    return data({ result: submission.reply(), ticket: ticketOf(input), sentFiles }, { status })
  }
  if (ticket === null || isFormExpired(ticket.openedAt, sentAt)) {
    const pieces = ticket?.pieces ?? ticketPieces(form, (await loadPieces()).pieces)
    return refusedRequest(sent, 'filled-by-program', { ticket: newTicket(seal, sentAt, pieces) })
  }
  const trap = String(input.get(TRAP) ?? '')
  if (isFilledByBot({ trap, openedAt: ticket.openedAt, now: sentAt })) {
    return refusedRequest(sent, 'filled-by-program')
  }
  if (sentFiles.refused.length > 0) return refusedFields(sent, [])
  if (captcha && !(await captcha.isPerson(String(input.get(CAPTCHA) ?? '')))) {
    return refusedRequest(sent, 'captcha-failed')
  }
  const accountId = context.get(sessionContext)?.accountId ?? null
  const { pieces, list } = form.readsPieces ? await loadPieces() : { ...ticket, list: undefined }
  if (form.kind === 'quote' && pieces.length === 0) return refusedRequest(sent, 'pieces-missing')
  const requestContext = { language, country, accountId, network, pieces, list, attachments: [...ids] }
  const content = toRequest(form, submission.value, requestContext)
  const stored = await requests.send(content, requestKey(ticket, content))
  if (!stored.ok) {
    if (stored.code === 'too-many-requests')
      return refusedRequest(sent, stored.code, { waitSeconds: stored.retryAfterSeconds ?? null })
    if (stored.code !== 'request-malformed') return refusedRequest(sent, stored.code)
    const { fields = [] } = stored
    const attachmentsExpired = fields.some(({ code }) => code === 'attachment-unknown')
    return refusedFields(attachmentsExpired ? { ...sent, sentFiles: withoutStored(sentFiles) } : sent, fields)
  }
  const { fields } = content
  const call = 'at' in fields ? { at: fields.at, timeZone: fields.timeZone } : null
  const receipt = { ...stored.value, email: content.email, kind: form.kind, accountId, sentAt, call }
  if (input.get(IN_PLACE) === 'on') return data({ receipt: toSentView(receipt, context) })
  const search = new URLSearchParams({ [RECEIPT]: sealReceipt(seal, receipt) })
  return redirect(`${localePath(locale, CONTACT_PATHS.sent)}?${search}`, {
    status: 303,
    headers: PRIVATE_FORM,
  })
}

const NO_FILES: TakenAttachments = { ids: [], stored: [], refused: [] }

export function toSentView(receipt: SentReceipt, context: Readonly<RouterContextProvider>): SentView {
  const { number, kind, email, accountId, replyBy, call } = receipt
  const replyTime = call ? null : replyBy && formatOfficeTime(new Date(replyBy), context)
  const isOwn = accountId !== null && accountId === context.get(sessionContext)?.accountId
  const thread = isOwn && kind !== 'back-in-stock' ? requestPath(number) : null
  return { number, kind, email, replyBy: replyTime, call: toCallView(receipt, context), thread }
}

/** Formats the time of the call in the visitor's time zone. */
function toCallView(receipt: SentReceipt, context: Readonly<RouterContextProvider>): SentView['call'] {
  const { call, replyBy } = receipt
  const at = call?.at ?? replyBy
  if (!call || !at) return null
  const { locale, country } = context.get(visitorContext)
  const format = { tag: toLanguageTag(locale), clock: getCountry(country).timeFormat }
  const { timeZone } = call
  const time = formatDateTimeIn(timeZone, new Date(at), format)
  const search = new URLSearchParams({ [RECEIPT]: sealReceipt(context.get(sealContext), receipt) })
  return {
    isImmediate: call.at === null,
    time: `${time} (${timeZoneName(timeZone, format.tag)})`,
    calendar: call.at && `${CONTACT_PATHS.calendar}?${search}`,
  }
}

/** Formats a time in the time zone of the office that serves the visitor's country, with the name of that zone. */
export function formatOfficeTime(time: Date, context: Readonly<RouterContextProvider>): string {
  const { locale, country } = context.get(visitorContext)
  const { timeZone, zoneName } = getContactDetails(country, context.get(houseContext).contact).hours
  const format = { tag: toLanguageTag(locale), clock: getCountry(country).timeFormat }
  return `${formatDateTimeIn(timeZone, time, format)} (${zoneName})`
}
