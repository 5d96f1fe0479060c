import { createHash, randomUUID } from 'node:crypto'
import { data, type RouterContextProvider } from 'react-router'
import { loginPath } from '#app/features/account/paths.ts'
import { ticketCookie } from '#app/features/account/sign-in/ticket-cookie.server.ts'
import { takeAttachments } from '#app/features/requests/attachments/take-attachments.server.ts'
import { newTicket, readTicket } from '#app/features/requests/form/form-ticket.server.ts'
import {
  type ApplicationValues,
  AT_STEP,
  allErrors,
  CAPTCHA,
  errorsBefore,
  type FieldError,
  GO,
  readValues,
  SHOW,
  STEPS,
  type Step,
  sortErrors,
  stepOf,
  TICKET,
  TRAP,
  toFieldErrors,
} from '#app/features/trade/application/application-form.ts'
import type { ApplicationRefusal, ApplicationView } from '#app/features/trade/application/application-view.ts'
import { TRADE_RECEIVED_PATH } from '#app/features/trade/paths.ts'
import { redirect, redirectDocument } from '#app/page/address/redirect.ts'
import { now } from '#app/page/clock.ts'
import { readForm } from '#app/page/read-form.ts'
import { clientsContext, sealContext, visitorContext } from '#app/visitor/context.ts'
import { VISITOR_KEY_HEADER } from '#contracts/identity.ts'
import type { TradeRefusal } from '#contracts/trade-application.ts'
import { type NewTradeApplication, newTradeApplication } from '#contracts/trade-application.ts'
import { localePath } from '#domain/market/locale.ts'
import { isFilledByBot } from '#domain/request/form-traps.ts'
import { loadApplicant } from './load-application.server.ts'

type RequestArgs = { request: Request; context: Readonly<RouterContextProvider>; url: URL }

const PRIVATE = { 'Cache-Control': 'private, no-store' }

/**
 * Goes to another step of the form, or submits it. A refused form preserves its input, except passwords, and shows
 * the step of the first error. A guest who applied is signed in with the ticket of their new account.
 */
export async function submitApplication({ request, context, url }: RequestArgs) {
  const seal = context.get(sealContext)
  const { attachments, captcha, tradeApplications } = context.get(clientsContext)
  const { locale, language } = context.get(visitorContext)
  const input = await readForm(request)
  const sentAt = now(context)
  const ticket = readTicket(seal, String(input.get(TICKET) ?? ''))
  const network = request.headers.get(VISITOR_KEY_HEADER)
  const attachmentOptions = { seal, attachments, formKey: ticket?.key ?? randomUUID(), network }
  const { ids, stored, refused } = await takeAttachments(input, attachmentOptions)
  const applicant = await loadApplicant(context)
  const typed = readValues(input)
  const values = applicant ? { ...typed, email: applicant.email } : typed
  const [file] = refused
  const fileErrors = file ? toFieldErrors('certificate', file.code) : []
  const currentStep = STEPS.find((step) => step === input.get(AT_STEP)) ?? 'you'
  const view: ApplicationView = {
    step: currentStep,
    values,
    errors: [],
    refusal: null,
    ticket: ticket ? String(input.get(TICKET)) : newTicket(seal, sentAt),
    certificate: stored.at(-1) ?? null,
  }

  const go = String(input.get(GO) ?? '')
  if (go === SHOW) return data(view)
  const target = STEPS.find((step) => step === go)
  if (target) return data(goToStep(view, target, [...errorsBefore(values, target), ...fileErrors]))

  const password = {
    password: String(input.get('password') ?? ''),
    confirmation: String(input.get('confirmation') ?? ''),
  }
  const errors = sortErrors([...allErrors(values, applicant ? null : password), ...fileErrors])
  if (errors.length > 0) return refuseFields(view, errors)
  const trap = String(input.get(TRAP) ?? '')
  if (ticket === null || isFilledByBot({ trap, openedAt: ticket.openedAt, now: sentAt })) {
    const renewed = { ...view, ticket: newTicket(seal, sentAt) }
    return refuseForm(renewed, { feature: 'request', code: 'filled-by-program' }, 422)
  }
  if (captcha && !(await captcha.isPerson(String(input.get(CAPTCHA) ?? ''))))
    return refuseForm(view, { feature: 'request', code: 'captcha-failed' }, 422)
  const content = newTradeApplication.safeParse({
    fields: toApplicationFields(values),
    email: values.email,
    terms: values.terms,
    clause: values.clause,
    accountId: applicant?.accountId ?? null,
    password: applicant ? null : password.password,
    language,
    network,
    certificate: ids.at(-1) ?? null,
  } satisfies Record<keyof NewTradeApplication, unknown>)
  if (!content.success) return refuseForm(view, { feature: 'trade', code: 'trade-submission-failed' }, 422)
  const sent = await tradeApplications.send(content.data, idempotencyKey(ticket))
  if (!sent.ok) return toRefusalResponse(sent, view)
  const receivedPath = localePath(locale, TRADE_RECEIVED_PATH)
  const headers = new Headers(PRIVATE)
  if (applicant) return redirect(receivedPath, { status: 303, headers })
  const isSecure = url.protocol === 'https:'
  if (sent.value.ticket !== null) headers.append('Set-Cookie', ticketCookie(sent.value.ticket, isSecure))
  return redirectDocument(localePath(locale, loginPath(receivedPath)), { status: 303, headers })
}

/** The same form has the same key, even after edits, since the account id is derived from it. */
function idempotencyKey({ key }: { key: string }): string {
  return createHash('sha256').update(`trade application ${key}`).digest('base64url')
}

function toApplicationFields({ email: _, terms: __, clause: ___, ...fields }: ApplicationValues) {
  return fields
}

/** Goes to a step, or to an earlier one with the first error. */
function goToStep(view: ApplicationView, target: Step, errors: readonly FieldError[]): ApplicationView {
  const [first] = errors
  const isEarlierStep = STEPS.indexOf(target) < STEPS.indexOf(view.step)
  if (isEarlierStep || !first) return { ...view, step: target }
  return { ...view, step: stepOf(first.field), errors }
}

function refuseFields(view: ApplicationView, errors: readonly FieldError[]) {
  const [first] = errors
  return data({ ...view, errors, step: first ? stepOf(first.field) : view.step }, { status: 422 })
}

function refuseForm(view: ApplicationView, refusal: ApplicationRefusal, status: number, headers = {}) {
  return data({ ...view, step: 'terms' as const, refusal }, { status, headers: { ...PRIVATE, ...headers } })
}

/** Spec §8: the response does not reveal the state of an earlier application with the same address. */
function toRefusalResponse(sent: TradeRefusal, view: ApplicationView) {
  if (sent.fields) {
    const errors = sent.fields.flatMap(({ path, code }) => toFieldErrors(path, code))
    return errors.length > 0
      ? refuseFields(view, sortErrors(errors))
      : refuseTrade(view, 'trade-submission-failed', 422)
  }
  switch (sent.code) {
    case 'too-many-requests': {
      const { retryAfterSeconds } = sent
      const headers = retryAfterSeconds ? { 'Retry-After': String(retryAfterSeconds) } : {}
      return refuseTrade(view, 'try-again-later', 429, headers)
    }
    case 'platform-unavailable':
      return refuseTrade(view, 'try-again-later', 503)
    case 'email-registered':
      return refuseTrade(view, sent.code, 409)
    case 'accounts-elsewhere':
      return refuseTrade(view, 'trade-submission-failed', 422)
    default:
      return refuseTrade(view, 'trade-application-processed', 409)
  }
}

function refuseTrade(
  view: ApplicationView,
  code: Extract<ApplicationRefusal, { feature: 'trade' }>['code'],
  status: number,
  headers = {},
) {
  return refuseForm(view, { feature: 'trade', code }, status, headers)
}
