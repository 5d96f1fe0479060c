import { createHash } from 'node:crypto'
import { data } from 'react-router'
import type { z } from 'zod'
import type { OpenQuote, QuoteCode } from '#clients/platform/quotes-client.ts'
import { acceptance, changeRequest, newComment, refusal } from '#contracts/quote.ts'
import type { Result } from '#domain/result.ts'
import { type QuoteForm, type QuoteRefusalCode, quoteForm, type RefusedQuoteForm } from './quote-form.ts'

/** What was done: where to go on. */
type QuoteDone = {
  readonly done: true
  /** The line that was commented on. */
  readonly lineId: string | null
  /** Of the checkout that an acceptance opened; null where there is none. */
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

/**
 * Does what a form of a quote says. Returns what was done, or the form again with its input. `unauthorized` is for the caller.
 * Throws 404 if there is no such quote.
 */
export async function actOnQuote(fields: FormData, quote: OpenQuote) {
  const read = quoteForm.safeParse(Object.fromEntries(fields))
  if (!read.success) throw data(null, { status: 400 })
  const form = read.data
  const done = await send(form, quote)
  if (done === 'unauthorized') return done
  if ('done' in done) return done
  return data({ refused: done }, { status: STATUS[done.code ?? 'required'] ?? 422 })
}

async function send(
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

/** Sends what the contract allows. */
async function run<Schema extends z.ZodType>(
  form: QuoteForm,
  schema: Schema,
  input: object,
  call: (valid: z.output<Schema>) => Promise<Result<object | null, QuoteCode>>,
): Promise<QuoteDone | RefusedQuoteForm | 'unauthorized'> {
  const valid = schema.safeParse(input)
  if (!valid.success) return { form, code: null, fields: refusedFields(valid.error) }
  const sent = await call(valid.data)
  if (!sent.ok) return sent.code === 'unauthorized' ? sent.code : { form, code: sent.code, fields: {} }
  if (sent.value === null) throw data(null, { status: 404 })
  const checkoutUrl = 'checkoutUrl' in sent.value ? sent.value.checkoutUrl : null
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
