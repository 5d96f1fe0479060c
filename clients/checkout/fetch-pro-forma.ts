import type { Language } from '#domain/market/locale.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import type { CheckoutClientOptions } from './checkout-call.ts'
import { type CheckoutFailureCode, readFailure } from './refusals.ts'

/** The order of a signed link, and the language of the document. */
export type ProFormaKey = {
  readonly orderId: string
  readonly orderToken: string
  readonly language: Language
}

/** A PDF file; `disposition` has its name, as for `Content-Disposition`. */
export type ProFormaFile = { readonly bytes: Uint8Array<ArrayBuffer>; readonly disposition: string }

/** A document waits for others, and then takes up to 30 seconds. */
const TIMEOUT_MS = 45_000

/** The pro-forma invoice of an order. Anything but a PDF file or a refusal is `checkout-unavailable`, and reported. */
export async function fetchProForma(
  { baseUrl, fetch, report }: CheckoutClientOptions,
  { orderId, orderToken, language }: ProFormaKey,
): Promise<Result<ProFormaFile, CheckoutFailureCode>> {
  const query = new URLSearchParams({ token: orderToken, language })
  const url = `${baseUrl}/checkout/orders/${encodeURIComponent(orderId)}/pro-forma?${query}`
  const response = await fetch(new Request(url, { signal: AbortSignal.timeout(TIMEOUT_MS) })).catch(
    () => null,
  )
  if (response?.ok && response.headers.get('content-type') === 'application/pdf') {
    const bytes = await response.arrayBuffer().catch(() => null)
    const disposition = response.headers.get('content-disposition') ?? 'attachment'
    if (bytes) return ok({ bytes: new Uint8Array(bytes), disposition })
  }
  const { code } = readFailure(await response?.json().catch(() => null))
  if (code === 'checkout-unavailable') report({ code, status: response?.status ?? null })
  return refuse(code)
}
