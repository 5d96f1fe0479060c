import type { SubmissionResult } from '@conform-to/react'
import { data, type RouterContextProvider } from 'react-router'
import { loginPath } from '#app/features/account/paths.ts'
import { PRIVATE } from '#app/features/account/profile/require-account.server.ts'
import { countryChoices } from '#app/features/checkout/address/country-choices.server.ts'
import { SAMPLED_PRODUCT, SAMPLES_SENT_PATH } from '#app/features/trade/paths.ts'
import { SAMPLE_FIELDS } from '#app/features/trade/samples/samples-view.ts'
import { redirect } from '#app/page/address/redirect.ts'
import { parseForm } from '#app/page/read-form.ts'
import { clientsContext, houseContext, visitorContext } from '#app/visitor/context.ts'
import { VISITOR_KEY_HEADER } from '#contracts/identity.ts'
import { globalId } from '#domain/ids.ts'
import { isSoldIn } from '#domain/market/house-markets.ts'
import { localePath } from '#domain/market/locale.ts'
import { SAMPLES_AT_A_TIME } from '#domain/trade/samples.ts'
import { missingPage } from '../missing-page.server.ts'
import { type GuestSamplesView, guestSamplesForm } from './guest-samples-form.ts'

type RequestArgs = { request: Request; context: Readonly<RouterContextProvider>; url: URL }
type SubmittedForm = Pick<GuestSamplesView, 'key' | 'typed' | 'chosen' | 'refusal'>

export async function loadGuestSamples(
  { context, url }: RequestArgs,
  submitted: SubmittedForm = { key: crypto.randomUUID(), typed: null, chosen: [], refusal: null },
): Promise<GuestSamplesView> {
  const { country, language, locale } = context.get(visitorContext)
  const product = url.searchParams.get(SAMPLED_PRODUCT) ?? ''
  const sampleQuery = { productId: globalId('Product', product), language, country }
  const offer = await context.get(clientsContext).samples.read(null, sampleQuery)
  if (!offer.ok && (offer.code === 'product-not-found' || offer.code === 'samples-malformed'))
    return missingPage(context)
  const house = context.get(houseContext)
  return {
    ...submitted,
    product,
    offer: offer.ok ? offer.value : null,
    country,
    countries: countryChoices(language).filter(({ code }) => isSoldIn(code, house)),
    // Returns to this piece.
    signInPath: localePath(locale, loginPath(url.pathname.replace(/\.data$/, '') + url.search)),
  }
}

/** Emails a link that orders the checked samples. A form that a bot filled in is accepted and dropped. */
export async function requestGuestSamples(args: RequestArgs, form: FormData) {
  const { request, context, url } = args
  const { locale, language } = context.get(visitorContext)
  const mailboxRedirect = redirect(localePath(locale, SAMPLES_SENT_PATH), { status: 303, headers: PRIVATE })
  if (form.get(SAMPLE_FIELDS.trap)) return mailboxRedirect
  const submission = parseForm(form, guestSamplesForm)
  const key = String(form.get(SAMPLE_FIELDS.key) ?? '')
  const chosen = form.getAll(SAMPLE_FIELDS.finish).map(String)
  const reply = async (typed: SubmissionResult, refusal: GuestSamplesView['refusal'], status = 422) =>
    data(await loadGuestSamples(args, { key, typed, chosen, refusal }), { status, headers: PRIVATE })
  // Without JavaScript a button shows the fields of another country and preserves the input.
  if (form.has('show')) return reply({ initialValue: submission.reply().initialValue ?? null }, null, 200)
  const refusal =
    chosen.length === 0 ? 'no-finish' : new Set(chosen).size > SAMPLES_AT_A_TIME ? 'allowance-used' : null
  if (refusal || submission.status !== 'success') return reply(submission.reply(), refusal)
  const { email = '', address } = submission.value
  const ordered = await context.get(clientsContext).samples.request({
    key,
    productId: globalId('Product', url.searchParams.get(SAMPLED_PRODUCT) ?? ''),
    finishes: chosen,
    address,
    language,
    email,
    network: request.headers.get(VISITOR_KEY_HEADER),
  })
  if (ordered.ok) return mailboxRedirect
  const { code, fields } = ordered
  const fieldErrors = Object.fromEntries(
    [...fields, ...(code === 'email-invalid' ? [{ field: 'email', code }] : [])].map((error) => [
      error.field,
      [error.code],
    ]),
  )
  if (Object.keys(fieldErrors).length > 0) return reply(submission.reply({ fieldErrors }), null)
  if (code === 'too-many-requests') return reply(submission.reply(), code, 429)
  const known = (['finish-unknown', 'allowance-used'] as const).find((one) => one === code)
  return reply(submission.reply(), known ?? 'unavailable', known ? 422 : 503)
}
