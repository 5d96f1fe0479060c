import { data } from 'react-router'
import { addToBag } from '#app/features/bag/bag.server.ts'
import { bagChangeResponse } from '#app/features/bag/bag-change-response.server.ts'
import { parseLineToAdd } from '#app/features/bag/bag-forms.ts'
import { bagToChange } from '#app/features/bag/bag-of-request.server.ts'
import { readForm } from '#app/page/read-form.ts'
import type { Route } from './+types/cart-lines.ts'

/** Adds a product to the bag. */
export async function action({ request, context }: Route.ActionArgs) {
  const line = parseLineToAdd(await readForm(request))
  if (line === null) throw data(null, { status: 400 })
  const { settled, session, visitor, commerce, clients } = await bagToChange(request, context)
  const added = await addToBag({ settled, session, ...line }, commerce, clients)
  return bagChangeResponse(request, visitor.locale, { ...added, notice: settled.notice, added: line })
}
