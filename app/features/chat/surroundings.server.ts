import type { RouterContextProvider } from 'react-router'
import { buyerContextOf } from '#app/visitor/commerce-context.ts'
import { clientsContext, sessionContext, visitorContext } from '#app/visitor/context.ts'
import { readCartId } from '#app/visitor/cookies/cart-cookie.ts'
import type { ChatSurroundings } from '#contracts/chat.ts'

const SHOWN_MAX = 50

/** What a visitor has in their bag and lists, for who replies. Without prices; what cannot be read is left out. */
export async function readSurroundings(
  request: Request,
  context: Readonly<RouterContextProvider>,
  page: string,
): Promise<ChatSurroundings> {
  const { commerce, lists } = context.get(clientsContext)
  const session = context.get(sessionContext)
  const cartId = readCartId(request)
  const buyer = buyerContextOf(context.get(visitorContext), session)
  const [cart, own] = await Promise.all([
    cartId === null ? null : commerce.getCart({ cartId }, buyer),
    session && lists.of(session.accessToken).all(),
  ])
  const lines = cart?.ok ? cart.value.lines : []
  const found = own?.ok ? own.value : []
  return {
    page: page.slice(0, 500),
    bag: lines.slice(0, SHOWN_MAX).map(({ product: { title, variantTitle }, quantity }) => ({
      title: title.slice(0, 300),
      variant: (variantTitle ?? '').slice(0, 300),
      quantity,
    })),
    lists: found
      .slice(0, SHOWN_MAX)
      .map(({ name, purpose, pieceCount }) => ({ name: name ?? purpose ?? '', count: pieceCount })),
  }
}
