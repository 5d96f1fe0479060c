import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { giftCardCookie } from '#app/features/bag/codes/gift-card-cookie.server.ts'
import { NO_NOTICE } from '#app/features/bag/notices/bag-notice.ts'
import { storeNotice } from '#app/features/bag/notices/notice-cookie.ts'
import { draftCookie } from '#app/features/checkout/details/details-draft.server.ts'
import { typedDetails } from '#app/features/checkout/details/details-form.ts'
import { newHolderCookie, readHolder } from '#app/features/checkout/opening/checkout-holder.server.ts'
import { checkoutCookie, readCheckoutKey } from '#app/features/checkout/opening/checkout-key.ts'
import { sessionCookie } from '#app/session/session.server.ts'
import { sealContext } from '#app/visitor/context.ts'
import { cartCookies, readCartId } from '#app/visitor/cookies/cart-cookie.ts'
import { cookieTable } from '#app/visitor/cookies/cookie-table.ts'
import { clearPersonalState } from './clear-personal-state.server.ts'

const ADDRESS = 'https://shop.example/profile/sessions'
const CART = 'gid://shopify/Cart/abc?key=def'
const seal = { seal: (text: string) => text, open: (text: string) => text, isCurrent: () => true }

/** The cookies of a browser after these `Set-Cookie` lines, starting from `held`. */
function after(lines: readonly string[], held = new Map<string, string>()): Map<string, string> {
  const jar = new Map(held)
  for (const line of lines) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
    if (/Max-Age=0(;|$)/.test(line)) jar.delete(name)
    else jar.set(name, value)
  }
  return jar
}

const requestWith = (jar: Map<string, string>) =>
  new Request(ADDRESS, {
    headers: { cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') },
  })

/** The cookies of a signed-in visitor with a bag, an open checkout and an unread notice. */
function visiting(): Map<string, string> {
  const notice = new Headers()
  storeNotice(notice, new Request(ADDRESS), { ...NO_NOTICE, later: 2 })
  return after([
    ...cartCookies(CART, { isSecure: true }).getSetCookie(),
    checkoutCookie('abc', 'def', { isSecure: true }),
    newHolderCookie(seal, { isSecure: true }),
    draftCookie(typedDetails.parse({}), seal, { isSecure: true }),
    giftCardCookie({ cartId: CART, codes: ['DONO'] }, seal, { isSecure: true }),
    ...notice.getSetCookie(),
    sessionCookie({ accessToken: 'a', refreshToken: 'b', idToken: 'c', expiresAt: 0 }, seal, true),
  ])
}

function leave(jar: Map<string, string>): string[] {
  const context = new RouterContextProvider()
  context.set(sealContext, seal)
  return clearPersonalState(requestWith(jar), context).getSetCookie()
}

// spec 4: signing out leaves no token, cart or checkout in the browser
test('signing out leaves no token, cart, notice or open checkout to the next person', () => {
  const before = visiting()
  expect([...before.keys()].sort()).toEqual([
    'bag',
    'bag_notice',
    'cart_id',
    'checkout',
    'checkout_draft',
    'checkout_holder',
    'gift_cards',
    'session',
  ])
  expect(readCheckoutKey(requestWith(before), 'abc')).toBe('def')
  expect(readHolder(requestWith(before), seal)).toMatch(/^[\w-]{32}$/)
  const left = after(leave(before), before)
  expect([...left.keys()]).toEqual([])
  expect(readCheckoutKey(requestWith(left), 'abc')).toBeNull()
  expect(readHolder(requestWith(left), seal)).toBeNull()
  expect(readCartId(requestWith(left))).toBeNull()
})

test('an open checkout is cleared even if there is nothing else', () => {
  const before = after([checkoutCookie('abc', 'def', { isSecure: true })])
  expect(after(leave(before), before).has('checkout')).toBe(false)
})

test('cookies are cleared with the flags they were set with, since a browser would otherwise keep both', () => {
  for (const line of leave(visiting())) {
    const row = cookieTable.find(({ name }) => line.startsWith(`${name}=`))
    expect(line).toContain('; Path=/; Max-Age=0; SameSite=Lax; Secure')
    expect(line.includes('; HttpOnly'), line).toBe(row?.isHttpOnly)
  }
})

test('cookies are not marked secure without TLS', () => {
  const context = new RouterContextProvider()
  context.set(sealContext, seal)
  const lines = clearPersonalState(new Request('http://shop.example/'), context).getSetCookie()
  expect(lines.some((line) => line.includes('Secure'))).toBe(false)
})
