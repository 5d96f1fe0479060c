import { cartChangeResponse } from '#app/features/bag/bag-change-response.server.ts'
import { parseCodeChange, typedCode } from '#app/features/bag/bag-forms.ts'
import { cartForChange } from '#app/features/bag/bag-of-request.server.ts'
import { changeRequestCodes } from '#app/features/bag/codes/codes-of-request.server.ts'
import { readForm } from '#app/page/read-form.ts'
import { refuse } from '#domain/result.ts'
import type { Route } from './+types/cart-promocodes.ts'

export async function action({ request, context }: Route.ActionArgs) {
  const change = parseCodeChange(await readForm(request))
  const { settled, visitor, commerce } = await cartForChange(request, context)
  const { cart, cartId, notice } = settled
  if (cart === null) {
    const result = refuse(settled.code ?? 'cart-id-missing')
    return cartChangeResponse(request, visitor.locale, { cartId, result, notice })
  }
  if (change === null) {
    return cartChangeResponse(request, visitor.locale, { cartId, result: refuse('promocode-failed'), notice })
  }
  const { result, cookies } = await changeRequestCodes(
    request,
    context,
    { cartId: cart.id, change },
    commerce,
  )
  const reported = result.ok ? {} : typedCode(change, result.code)
  return cartChangeResponse(request, visitor.locale, { cartId, result, notice, reported, cookies })
}
