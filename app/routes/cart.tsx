import { data } from 'react-router'
import { loadBag } from '#app/features/bag/bag.server.ts'
import { CartPage } from '#app/features/bag/cart-page.tsx'
import { changeBefore } from '#app/features/bag/change-before.ts'
import { useTranslations } from '#app/i18n/use-translations.ts'
import { cartCookies, readCartId } from '#app/request/cart-cookie.ts'
import { commerceContextOf } from '#app/request/commerce-context.ts'
import { clientsContext, visitorContext } from '#app/request/context.ts'
import type { PageHandle } from '#app/request/page-handle.ts'
import { HOUSE_NAME } from '#app/ui/wordmark.tsx'
import type { Route } from './+types/cart.ts'

export const handle: PageHandle = { isUnlisted: true }

export async function loader({ request, context, url }: Route.LoaderArgs) {
  const cartId = readCartId(request)
  const commerce = commerceContextOf(context.get(visitorContext))
  const { bag, code } = await loadBag(cartId, commerce, context.get(clientsContext))
  // Spec §4: the cookie of a cart that does not exist any more is cleared.
  const isSecure = url.protocol === 'https:'
  const headers = cartCookies(code === 'cart-not-found' ? null : cartId, { isSecure })
  return data({ bag, code, before: changeBefore(url.searchParams) }, { headers })
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

export default function Cart({ loaderData: { bag, code, before } }: Route.ComponentProps) {
  const t = useTranslations('bag')
  return (
    <>
      <title>{`${t('title')} | ${HOUSE_NAME}`}</title>
      <meta name="robots" content="noindex" />
      <CartPage key={before.removed?.variantId} bag={bag} code={code} before={before} />
    </>
  )
}
