import { data } from 'react-router'
import { loginPath } from '#app/features/account/paths.ts'
import { guestSavesCookie, readGuestSaves, withSaveChange } from '#app/features/lists/guest-saves.ts'
import { heartRefusal } from '#app/features/lists/heart/heart-refusal.ts'
import { heartUrl } from '#app/features/lists/heart/heart-url.ts'
import type { SavedItemChange } from '#app/features/lists/heart/send-change.ts'
import { SAVED_PATH } from '#app/features/lists/paths.ts'
import { readSavedItemForm, type SavedItemForm } from '#app/features/lists/saved-item-form.server.ts'
import { detectPriceChanges } from '#app/features/updates/notice-prices.server.ts'
import { redirect } from '#app/page/address/redirect.ts'
import { readForm } from '#app/page/read-form.ts'
import { clientsContext, sessionContext, visitorContext } from '#app/visitor/context.ts'
import type { CustomerLists } from '#clients/platform/lists-client.ts'
import { safeCallback } from '#domain/links/safe-callback.ts'
import { localePath } from '#domain/market/locale.ts'
import type { Route } from './+types/saved-items.ts'

const PRIVATE = { 'Cache-Control': 'private, no-store' }

/**
 * Without JavaScript, redirects to the heart on its page. A guest's pieces are saved in their browser, and merged
 * into the account at sign-in; without JavaScript a guest is redirected to the saved pieces, since pages are the same
 * for everyone.
 */
export async function action({ request, context, url }: Route.ActionArgs) {
  const form = readSavedItemForm(await readForm(request))
  if (form === null) throw data(null, { status: 400 })
  const { intent, productId } = form
  const back = safeCallback(form.back)
  const isDocument = request.headers.get('accept')?.includes('text/html') === true
  const respond = (refusal: SavedItemChange['refusal'], status: number, shouldChooseLists = false) =>
    data({ refusal, choosesLists: shouldChooseLists } satisfies SavedItemChange, { status, headers: PRIVATE })
  const session = context.get(sessionContext)
  if (session === null) {
    const { locale } = context.get(visitorContext)
    if (intent === 'remove-later')
      return isDocument
        ? redirect(localePath(locale, loginPath(back)), { status: 303, headers: PRIVATE })
        : respond('unauthorized', 401)
    const saved = withSaveChange(readGuestSaves(request.headers.get('cookie')), {
      productId,
      isSaved: intent === 'save',
    })
    const headers = new Headers(PRIVATE)
    if (saved) headers.append('Set-Cookie', guestSavesCookie(saved, url.protocol === 'https:'))
    const code = saved ? null : 'list-full'
    if (!isDocument)
      return data({ refusal: code, choosesLists: false } satisfies SavedItemChange, {
        status: saved ? 200 : 409,
        headers,
      })
    const target = localePath(locale, SAVED_PATH) + (code ? `?${new URLSearchParams({ refused: code })}` : '')
    return redirect(target, { status: 303, headers })
  }
  const clients = context.get(clientsContext)
  const { savedItems, customerCart } = clients
  const changes = {
    save: () => savedItems.save(session.accessToken, productId),
    remove: () => savedItems.remove(session.accessToken, productId),
    'remove-later': () => customerCart.removeLater(session.accessToken, productId),
  }
  const changed = await changes[intent]()
  // Stores the price that the customer sees, for later comparison. If that fails, the next check stores one.
  if (intent === 'save' && changed.ok) {
    await detectPriceChanges(clients, { visitor: context.get(visitorContext), session }, [productId])
  }
  const refusal = changed.ok ? null : heartRefusal(intent, changed.code)
  if (isDocument) {
    const target = intent === 'remove-later' ? back : heartUrl(back, productId, refusal)
    return redirect(target, { status: 303, headers: PRIVATE })
  }
  if (refusal === null) {
    return respond(
      null,
      200,
      await shouldChooseLists(clients.lists.of(session.accessToken), { intent, productId }),
    )
  }
  return respond(refusal, refusal === 'list-full' ? 409 : 503)
}

/**
 * docs/areas/lists.md: a customer with lists of their own chooses among them when they save a piece, and when they
 * press the heart of a piece that is in such a list.
 */
async function shouldChooseLists(
  lists: CustomerLists,
  { intent, productId }: Pick<SavedItemForm, 'intent' | 'productId'>,
): Promise<boolean> {
  if (intent === 'remove-later') return false
  const all = await lists.all({ product: productId })
  const named = all.ok ? all.value.filter(({ purpose }) => purpose === null) : []
  return named.some(({ itemsOfProduct }) => intent === 'save' || itemsOfProduct.length > 0)
}

/** There is no page for GET; the list has its own. */
export function loader({ context }: Route.LoaderArgs) {
  return redirect(localePath(context.get(visitorContext).locale, SAVED_PATH))
}
