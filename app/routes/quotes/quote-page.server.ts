import { randomUUID } from 'node:crypto'
import { data, type RouterContextProvider } from 'react-router'
import { loadTerms } from '#app/features/checkout/payment/load-terms.server.ts'
import { actOnQuote } from '#app/features/quotes/forms/act-on-quote.server.ts'
import { QUOTE_FIELDS } from '#app/features/quotes/forms/quote-form.ts'
import { NO_FILE } from '#app/features/quotes/paths.ts'
import { toQuoteView } from '#app/features/quotes/view/quote-view.server.ts'
import { newTicket } from '#app/features/requests/form/form-ticket.server.ts'
import { actOnThread } from '#app/features/requests/thread/act-on-thread.server.ts'
import { SENT } from '#app/features/requests/thread/reply.ts'
import { toThreadView } from '#app/features/requests/thread/thread-view.server.ts'
import { redirect, redirectAway } from '#app/page/address/redirect.ts'
import { now } from '#app/page/clock.ts'
import { readForm } from '#app/page/read-form.ts'
import { clientsContext, houseContext, sealContext, visitorContext } from '#app/visitor/context.ts'
import type { OpenQuote } from '#clients/platform/quotes-client.ts'
import type { OpenThread } from '#clients/platform/request-threads-client.ts'
import type { Quote } from '#contracts/quote.ts'

type Requested = { context: Readonly<RouterContextProvider>; url: URL }

/** The page of a quote with its conversation, which is missing while it cannot be read. */
export async function loadQuotePage({ context, url }: Requested, quote: Quote, thread: OpenThread) {
  const visitor = context.get(visitorContext)
  const place = { visitor, house: context.get(houseContext), now: now(context) }
  const [found, terms] = await Promise.all([thread.read(), loadTerms(visitor, context.get(clientsContext))])
  return {
    quote: toQuoteView(quote, place),
    formKey: randomUUID(),
    thread: found.ok && found.value ? toThreadView(found.value, place) : null,
    ticket: newTicket(context.get(sealContext), place.now),
    salePath: terms.sale?.path ?? null,
    pagePath: pathOf(url),
    isSent: url.searchParams.has(SENT),
    isFileMissing: url.searchParams.has(NO_FILE),
  }
}

/**
 * Does what a form of the page of a quote says: the quote's own, or a reply of its conversation, of which `openThread` is called only
 * then. Returns a redirect, or the form again. `unauthorized` is for the caller.
 */
export async function actOnQuotePage(
  request: Request,
  { context, url }: Requested,
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
    const done = await actOnThread(request, thread, context)
    if (done === 'unauthorized' || (done !== 'sent' && done !== 'closed')) return done
    return redirect(done === 'sent' ? `${path}?${SENT}` : path, { status: 303, headers })
  }
  const done = await actOnQuote(fields, quote)
  if (done === 'unauthorized' || !('done' in done)) return done
  if (done.checkoutUrl !== null) return toCheckout(done.checkoutUrl, url, headers)
  return redirect(done.lineId === null ? path : `${path}#line-${done.lineId}`, { status: 303, headers })
}

/** Our own checkout is opened under the host that the visitor uses, to which its cookies belong. */
function toCheckout(checkoutUrl: string, { origin }: URL, headers: HeadersInit): Response {
  return checkoutUrl.startsWith(`${origin}/`)
    ? redirect(checkoutUrl.slice(origin.length), { status: 303, headers })
    : redirectAway(checkoutUrl, { status: 303, headers })
}

/** The PDF file of a quote; if there is none, its page says why. `unauthorized` is for the caller. */
export async function sendQuoteFile(quote: OpenQuote, { url }: Pick<Requested, 'url'>, headers: HeadersInit) {
  const made = await quote.document()
  if (!made.ok) {
    if (made.code === 'unauthorized') return made.code
    const page = pathOf(url).slice(0, -'/pdf'.length)
    return redirect(`${page}?${NO_FILE}`, { status: 303, headers })
  }
  if (made.value === null) throw data(null, { status: 404 })
  return made.value
}

/** Its path with the locale, also when only its data is requested. */
function pathOf({ pathname }: URL): string {
  return pathname.replace(/\.data$/, '')
}
