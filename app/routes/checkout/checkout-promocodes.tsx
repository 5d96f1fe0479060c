import { data } from 'react-router'
import { parseCodeChange, typedCode } from '#app/features/bag/bag-forms.ts'
import type { CodeResult } from '#app/features/bag/codes/code-form.tsx'
import { changeRequestCodes } from '#app/features/bag/codes/codes-of-request.server.ts'
import { toCartId } from '#app/features/checkout/opening/checkout-key.ts'
import {
  CHECKOUT_HEADERS,
  requireKey,
  toCheckoutRequest,
} from '#app/features/checkout/opening/open-checkout.server.ts'
import { CHECKOUT_STEPS, checkoutPath } from '#app/features/checkout/paths.ts'
import { redirect } from '#app/page/address/redirect.ts'
import { readForm } from '#app/page/read-form.ts'
import { toCommerceContext } from '#app/visitor/commerce-context.ts'
import { localePath } from '#domain/market/locale.ts'
import type { Route } from './+types/checkout-promocodes.ts'

/** A browser without JavaScript is redirected back to its step. */
export async function action({ request, context, params: { token } }: Route.ActionArgs) {
  const form = await readForm(request)
  const change = parseCodeChange(form)
  const step = CHECKOUT_STEPS.find((name) => name === form.get('step'))
  if (change === null || step === undefined) throw data(null, { status: 400 })
  const checkoutRequest = toCheckoutRequest(request, context, token)
  const { visitor } = checkoutRequest
  const cartId = toCartId(requireKey(checkoutRequest))
  const commerce = toCommerceContext(visitor)
  const { result, cookies } = await changeRequestCodes(request, context, { cartId, change }, commerce)
  const headers = new Headers(CHECKOUT_HEADERS)
  for (const cookie of cookies) headers.append('Set-Cookie', cookie)
  const outcome: CodeResult = result.ok ? { ok: true } : { ok: false, code: result.code }
  if (!request.headers.get('accept')?.includes('text/html')) return data(outcome, { headers })
  const search = result.ok
    ? ''
    : `?${new URLSearchParams({ refused: result.code, ...typedCode(change, result.code) })}`
  const path = localePath(visitor.locale, checkoutPath(token, step)) + search
  return redirect(path, { status: 303, headers })
}
