import { data } from 'react-router'
import { loginPath } from '#app/features/account/paths.ts'
import { safeCallback } from '#app/features/account/safe-callback.ts'
import { SAVED_PATH } from '#app/features/lists/paths.ts'
import { pendingSaveCookie, savedItemForm } from '#app/features/lists/pending-save.server.ts'
import { noticePrices } from '#app/features/updates/notice-prices.server.ts'
import { redirect } from '#app/page/address/redirect.ts'
import { readForm } from '#app/page/read-form.ts'
import { clientsContext, sessionContext, visitorContext } from '#app/visitor/context.ts'
import { localePath } from '#domain/market/locale.ts'
import type { Route } from './+types/saved-items.ts'

const PRIVATE = { 'Cache-Control': 'private, no-store' }

/** Saves or removes a product. A guest signs in first; the product to save is stored meanwhile. */
export async function action({ request, context, url }: Route.ActionArgs) {
  const form = savedItemForm.safeParse(Object.fromEntries(await readForm(request)))
  if (!form.success) throw data(null, { status: 400 })
  const { product, intent } = form.data
  const back = safeCallback(form.data.back)
  const session = context.get(sessionContext)
  if (session === null) {
    const login = localePath(context.get(visitorContext).locale, loginPath(back))
    const headers = new Headers(PRIVATE)
    headers.append('Set-Cookie', pendingSaveCookie(product, url.protocol === 'https:'))
    return redirect(login, { status: 303, headers })
  }
  const clients = context.get(clientsContext)
  const { savedItems, customerCart } = clients
  const changes = {
    save: () => savedItems.save(session.accessToken, product),
    remove: () => savedItems.remove(session.accessToken, product),
    'remove-later': () => customerCart.removeLater(session.accessToken, product),
  }
  const changed = await changes[intent]()
  // The price that they know, to compare later ones with. Without it, the next check stores one.
  if (intent === 'save' && changed.ok) {
    await noticePrices(clients, { visitor: context.get(visitorContext), session }, [product])
  }
  const isDocument = !url.pathname.endsWith('.data') && request.headers.get('sec-fetch-dest') !== 'empty'
  if (isDocument && changed.ok) return redirect(back, { status: 303, headers: PRIVATE })
  return data({ hasFailed: !changed.ok }, { status: changed.ok ? 200 : 503, headers: PRIVATE })
}

/** There is no page for GET: the list has its own. */
export function loader({ context }: Route.LoaderArgs) {
  return redirect(localePath(context.get(visitorContext).locale, SAVED_PATH))
}
