import { createHash, randomUUID } from 'node:crypto'
import { data, type RouterContextProvider } from 'react-router'
import type { z } from 'zod'
import { loadTerms } from '#app/features/checkout/payment/load-terms.server.ts'
import {
  QUOTE_FIELDS,
  type QuoteForm,
  type QuoteRefusalCode,
  quoteForm,
  type RefusedQuoteForm,
} from '#app/features/quotes/forms/quote-form.ts'
import { FILE_MISSING } from '#app/features/quotes/paths.ts'
import { toQuoteView } from '#app/features/quotes/view/quote-view.server.ts'
import { newTicket } from '#app/features/requests/form/form-ticket.server.ts'
import { handleThreadAction } from '#app/features/requests/thread/act-on-thread.server.ts'
import { SENT } from '#app/features/requests/thread/reply.ts'
import { toThreadView } from '#app/features/requests/thread/thread-view.server.ts'
import { redirect, redirectAway } from '#app/page/address/redirect.ts'
import { now } from '#app/page/clock.ts'
import { readForm } from '#app/page/read-form.ts'
import { clientsContext, houseContext, sealContext, visitorContext } from '#app/visitor/context.ts'
import type { OpenQuote, QuoteCode } from '#clients/platform/quotes-client.ts'
import type { OpenThread } from '#clients/platform/request-threads-client.ts'
import type { Quote } from '#contracts/quote.ts'
import { acceptance, changeRequest, newComment, refusal } from '#contracts/quote.ts'
import type { Result } from '#domain/result.ts'

type RequestArgs = { context: Readonly<RouterContextProvider>; url: URL }

/** Data for the redirect after an action. */
type QuoteDone = {
  readonly done: true
  readonly lineId: string | null
  /** The checkout that an acceptance opened; null without one. */
  readonly checkoutUrl: string | null
}

const STATUS: Partial<Record<QuoteRefusalCode, number>> = {
  'version-outdated': 409,
  'quote-closed': 409,
  'quote-expired': 409,
  'too-many-requests': 429,
  'checkout-unavailable': 503,
  'platform-unavailable': 503,
}

/** The result has no `thread` while the conversation cannot be read. */
export async function loadQuotePage({ context, url }: RequestArgs, quote: Quote, thread: OpenThread) {
  const visitor = context.get(visitorContext)
  const viewContext = { visitor, house: context.get(houseContext), now: now(context) }
  const [found, terms] = await Promise.all([thread.read(), loadTerms(visitor, context.get(clientsContext))])
  return {
    quote: toQuoteView(quote, viewContext),
    formKey: randomUUID(),
    thread: found.ok && found.value ? toThreadView(found.value, viewContext) : null,
    ticket: newTicket(context.get(sealContext), viewContext.now),
    salePath: terms.sale?.path ?? null,
    pagePath: pathOf(url),
    isSent: url.searchParams.has(SENT),
    isFileMissing: url.searchParams.has(FILE_MISSING),
  }
}

/**
 * Handles the forms of a quote page: the quote's own, or a reply in its conversation; `openThread` is called only for
 * the latter. Returns a redirect, or the form again. The caller handles `unauthorized`.
 */
export async function handleQuotePageAction(
  request: Request,
  { context, url }: RequestArgs,
  {
    quote,
    openThread,
    headers,
  }: { quote: OpenQuote; openThread: () => Promise<OpenThread | 'unauthorized'>; headers: HeadersInit },
) {
  const fields = await readForm(request.clone())
  const path = pathOf(url)
  if (!fields.has(QUOTE_FIELDS.act)) {
    const thread = await openThread()
    if (thread === 'unauthorized') return thread
    const outcome = await handleThreadAction(request, thread, context)
    if (outcome === 'unauthorized' || (outcome !== 'sent' && outcome !== 'closed')) return outcome
    return redirect(outcome === 'sent' ? `${path}?${SENT}` : path, { status: 303, headers })
  }
  const result = await handleQuoteAction(fields, quote)
  if (result === 'unauthorized' || !('done' in result)) return result
  if (result.checkoutUrl !== null) return redirectToCheckout(result.checkoutUrl, url, headers)
  return redirect(result.lineId === null ? path : `${path}#line-${result.lineId}`, { status: 303, headers })
}

/** The shop's own checkout is opened under the host that the visitor uses, to which its cookies belong. */
function redirectToCheckout(checkoutUrl: string, { origin }: URL, headers: HeadersInit): Response {
  return checkoutUrl.startsWith(`${origin}/`)
    ? redirect(checkoutUrl.slice(origin.length), { status: 303, headers })
    : redirectAway(checkoutUrl, { status: 303, headers })
}

/** Returns a PDF file, or redirects to the quote, which shows why there is none. The caller handles `unauthorized`. */
export async function sendQuoteFile(
  quote: OpenQuote,
  { url }: Pick<RequestArgs, 'url'>,
  headers: HeadersInit,
) {
  const file = await quote.downloadDocument()
  if (!file.ok) {
    if (file.code === 'unauthorized') return file.code
    const page = pathOf(url).slice(0, -'/pdf'.length)
    return redirect(`${page}?${FILE_MISSING}`, { status: 303, headers })
  }
  if (file.value === null) throw data(null, { status: 404 })
  return file.value
}

/** Returns the path with the locale, also for a `.data` request. */
function pathOf({ pathname }: URL): string {
  return pathname.replace(/\.data$/, '')
}

/**
 * Returns the outcome, or the form again with its input. The caller handles `unauthorized`. Throws a 404 response if
 * there is no such quote.
 */
async function handleQuoteAction(fields: FormData, quote: OpenQuote) {
  const read = quoteForm.safeParse(Object.fromEntries(fields))
  if (!read.success) throw data(null, { status: 400 })
  const form = read.data
  const result = await submitForm(form, quote)
  if (result === 'unauthorized') return result
  if ('done' in result) return result
  return data({ refused: result }, { status: STATUS[result.code ?? 'required'] ?? 422 })
}

async function submitForm(
  form: QuoteForm,
  quote: OpenQuote,
): Promise<QuoteDone | RefusedQuoteForm | 'unauthorized'> {
  const { act, version, text, name, lineId } = form
  const key = createHash('sha256')
    .update(JSON.stringify([form.key, act, lineId, text]))
    .digest('base64url')
  switch (act) {
    case 'comment':
      return run(form, newComment, { version, lineId, text }, (valid) => quote.comment(valid, key))
    case 'request-changes':
      return run(form, changeRequest, { version, text }, (valid) => quote.requestChanges(valid, key))
    case 'decline':
      return run(form, refusal, { version, reason: text }, (valid) => quote.decline(valid))
    case 'accept': {
      const accepted = { version, name, hasAgreed: form.hasAgreed === 'on' }
      return run(form, acceptance, accepted, (valid) => quote.accept(valid))
    }
  }
}

async function run<Schema extends z.ZodType>(
  form: QuoteForm,
  schema: Schema,
  input: object,
  call: (valid: z.output<Schema>) => Promise<Result<object | null, QuoteCode>>,
): Promise<QuoteDone | RefusedQuoteForm | 'unauthorized'> {
  const valid = schema.safeParse(input)
  if (!valid.success) return { form, code: null, fields: refusedFields(valid.error) }
  const response = await call(valid.data)
  if (!response.ok)
    return response.code === 'unauthorized' ? response.code : { form, code: response.code, fields: {} }
  if (response.value === null) throw data(null, { status: 404 })
  const checkoutUrl = 'checkoutUrl' in response.value ? response.value.checkoutUrl : null
  return {
    done: true,
    lineId: form.act === 'comment' ? form.lineId : null,
    checkoutUrl: form.act === 'accept' && typeof checkoutUrl === 'string' ? checkoutUrl : null,
  }
}

function refusedFields(error: z.ZodError): RefusedQuoteForm['fields'] {
  return Object.fromEntries(
    error.issues.map(({ path: [field], message }) => {
      if (field === 'hasAgreed') return [field, 'agreement-missing']
      const code = message === 'too-long' || message === 'required' ? message : 'quote-malformed'
      return [field === 'reason' ? 'text' : field, code]
    }),
  )
}
