import { data } from 'react-router'
import { parseCodeChange, typedCode } from '#app/features/bag/bag-forms.ts'
import { changeCodes } from '#app/features/bag/codes.server.ts'
import { cartIdOf } from '#app/features/checkout/checkout-key.ts'
import { CHECKOUT_STEPS, checkoutPath } from '#app/features/checkout/checkout-paths.ts'
import {
  CHECKOUT_HEADERS,
  checkoutRequestOf,
  requireKey,
} from '#app/features/checkout/open-checkout.server.ts'
import { commerceContextOf } from '#app/request/commerce-context.ts'
import { clientsContext } from '#app/request/context.ts'
import { readForm } from '#app/request/read-form.ts'
import { redirect } from '#app/request/redirect.ts'
import type { CodeAnswer } from '#app/ui/code-form.tsx'
import { VISITOR_KEY_HEADER } from '#contracts/identity.ts'
import { localePath } from '#domain/locale.ts'
import type { Route } from './+types/checkout-promocodes.ts'

/**
 * Applies a promotion code or a gift card to what is being ordered, or takes it off. A browser without a script is led
 * back to its step.
 */
export async function action({ request, context, params: { token } }: Route.ActionArgs) {
  const form = await readForm(request)
  const change = parseCodeChange(form)
  const step = CHECKOUT_STEPS.find((name) => name === form.get('step'))
  if (change === null || step === undefined) throw data(null, { status: 400 })
  const checkoutRequest = checkoutRequestOf(request, context, token)
  const { visitor } = checkoutRequest
  const cartId = cartIdOf(requireKey(checkoutRequest))
  const visitorKey = request.headers.get(VISITOR_KEY_HEADER)
  const clients = context.get(clientsContext)
  const changed = await changeCodes({ cartId, change, visitorKey }, commerceContextOf(visitor), clients)
  const answer: CodeAnswer = changed.ok ? { ok: true } : { ok: false, code: changed.code }
  if (!request.headers.get('accept')?.includes('text/html')) return data(answer)
  const search = changed.ok
    ? ''
    : `?${new URLSearchParams({ refused: changed.code, ...typedCode(change, changed.code) })}`
  const address = localePath(visitor.locale, checkoutPath(token, step)) + search
  return redirect(address, { status: 303, headers: CHECKOUT_HEADERS })
}
