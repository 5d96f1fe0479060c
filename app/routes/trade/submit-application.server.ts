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
  toFieldError,
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

type Submission = { request: Request; context: Readonly<RouterContextProvider>; url: URL }

const PRIVATE = { 'Cache-Control': 'private, no-store' }

/**
 * Goes to another step of the form, or submits it. A refused form preserves its input, except passwords, and shows
 * the step of the first error. A guest who applied is signed in by the ticket of their new account.
 */
export async function submitApplication({ request, context, url }: Submission) {
  const seal = context.get(sealContext)
  const { attachments, captcha, tradeApplications } = context.get(clientsContext)
  const { locale, language } = context.get(visitorContext)
  const input = await readForm(request)
  const sentAt = now(context)
  const ticket = readTicket(seal, String(input.get(TICKET) ?? ''))
  const network = request.headers.get(VISITOR_KEY_HEADER)
  const taking = { seal, attachments, formKey: ticket?.key ?? randomUUID(), network }
  const { ids, stored, refused } = await takeAttachments(input, taking)
  const applicant = await loadApplicant(context)
  const typed = readValues(input)
  const values = applicant ? { ...typed, email: applicant.email } : typed
  const [file] = refused
  const fileErrors = file ? toFieldError('certificate', file.code) : []
  const at = STEPS.find((step) => step === input.get(AT_STEP)) ?? 'you'
  const view: ApplicationView = {
    step: at,
    values,
    errors: [],
    refusal: null,
    ticket: ticket ? String(input.get(TICKET)) : newTicket(seal, sentAt),
    certificate: stored.at(-1) ?? null,
  }

  const go = String(input.get(GO) ?? '')
  if (go === SHOW) return data(view)
  const target = STEPS.find((step) => step === go)
  if (target) return data(atStep(view, target, [...errorsBefore(values, target), ...fileErrors]))

  const password = {
    password: String(input.get('password') ?? ''),
    confirmation: String(input.get('confirmation') ?? ''),
  }
  const errors = sortErrors([...allErrors(values, applicant ? null : password), ...fileErrors])
  if (errors.length > 0) return refusedFields(view, errors)
  const trap = String(input.get(TRAP) ?? '')
  if (ticket === null || isFilledByBot({ trap, openedAt: ticket.openedAt, now: sentAt })) {
    const again = { ...view, ticket: newTicket(seal, sentAt) }
    return refusedForm(again, { feature: 'request', code: 'filled-by-program' }, 422)
  }
  if (captcha && !(await captcha.isPerson(String(input.get(CAPTCHA) ?? ''))))
    return refusedForm(view, { feature: 'request', code: 'captcha-failed' }, 422)
  const content = newTradeApplication.safeParse({
    fields: fieldsOf(values),
    email: values.email,
    terms: values.terms,
    clause: values.clause,
    accountId: applicant?.accountId ?? null,
    password: applicant ? null : password.password,
    language,
    network,
    certificate: ids.at(-1) ?? null,
  } satisfies Record<keyof NewTradeApplication, unknown>)
  if (!content.success) return refusedForm(view, { feature: 'trade', code: 'trade-submission-failed' }, 422)
  const sent = await tradeApplications.send(content.data, keyOf(ticket))
  if (!sent.ok) return refusedBy(sent, view)
  const received = localePath(locale, TRADE_RECEIVED_PATH)
  const headers = new Headers(PRIVATE)
  if (applicant) return redirect(received, { status: 303, headers })
  const isSecure = url.protocol === 'https:'
  if (sent.value.ticket !== null) headers.append('Set-Cookie', ticketCookie(sent.value.ticket, isSecure))
  return redirectDocument(localePath(locale, loginPath(received)), { status: 303, headers })
}

/** The same form has the same key, even after edits, since the account id is derived from it. */
function keyOf({ key }: { key: string }): string {
  return createHash('sha256').update(`trade application ${key}`).digest('base64url')
}

function fieldsOf({ email: _, terms: __, clause: ___, ...fields }: ApplicationValues) {
  return fields
}

/** Goes to a step, or to an earlier one with the first error. */
function atStep(view: ApplicationView, target: Step, errors: readonly FieldError[]): ApplicationView {
  const [first] = errors
  const isEarlierStep = STEPS.indexOf(target) < STEPS.indexOf(view.step)
  if (isEarlierStep || !first) return { ...view, step: target }
  return { ...view, step: stepOf(first.field), errors }
}

function refusedFields(view: ApplicationView, errors: readonly FieldError[]) {
  const [first] = errors
  return data({ ...view, errors, step: first ? stepOf(first.field) : view.step }, { status: 422 })
}

function refusedForm(view: ApplicationView, refusal: ApplicationRefusal, status: number, headers = {}) {
  return data({ ...view, step: 'terms' as const, refusal }, { status, headers: { ...PRIVATE, ...headers } })
}

/** Spec §8: the response does not reveal the state of an earlier application with the same address. */
function refusedBy(sent: TradeRefusal, view: ApplicationView) {
  if (sent.fields) {
    const errors = sent.fields.flatMap(({ path, code }) => toFieldError(path, code))
    return errors.length > 0
      ? refusedFields(view, sortErrors(errors))
      : refusedTrade(view, 'trade-submission-failed', 422)
  }
  switch (sent.code) {
    case 'too-many-requests': {
      const { retryAfterSeconds } = sent
      const headers = retryAfterSeconds ? { 'Retry-After': String(retryAfterSeconds) } : {}
      return refusedTrade(view, 'try-again-later', 429, headers)
    }
    case 'platform-unavailable':
      return refusedTrade(view, 'try-again-later', 503)
    case 'email-registered':
      return refusedTrade(view, sent.code, 409)
    case 'accounts-elsewhere':
      return refusedTrade(view, 'trade-submission-failed', 422)
    default:
      return refusedTrade(view, 'trade-application-processed', 409)
  }
}

function refusedTrade(
  view: ApplicationView,
  code: Extract<ApplicationRefusal, { feature: 'trade' }>['code'],
  status: number,
  headers = {},
) {
  return refusedForm(view, { feature: 'trade', code }, status, headers)
}
