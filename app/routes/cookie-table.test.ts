import { expect, test } from 'vitest'
import { attemptCookie } from '#app/features/account/sign-in/sign-in-attempt.server.ts'
import { ticketCookie } from '#app/features/account/sign-in/ticket-cookie.server.ts'
import { giftCardCookie } from '#app/features/bag/codes/gift-card-cookie.server.ts'
import { NO_NOTICE } from '#app/features/bag/notices/bag-notice.ts'
import { CART_NOTICE_COOKIE, storeNotice } from '#app/features/bag/notices/notice-cookie.ts'
import { chatCookie } from '#app/features/chat/caller.server.ts'
import { draftCookie } from '#app/features/checkout/details/details-draft.server.ts'
import { typedDetails } from '#app/features/checkout/details/details-form.ts'
import { newHolderCookie } from '#app/features/checkout/opening/checkout-holder.server.ts'
import { checkoutCookie } from '#app/features/checkout/opening/checkout-key.ts'
import { consentCookies } from '#app/features/consent/consent-choice.ts'
import { guestSavesCookie } from '#app/features/lists/guest-saves.ts'
import { chooseLocale } from '#app/features/market/locale-choice.ts'
import { previewCookie } from '#app/preview/preview.ts'
import { sessionCookie } from '#app/session/session.server.ts'
import { cartCookies } from '#app/visitor/cookies/cart-cookie.ts'
import { COOKIE_PURPOSES, cookieTable, matchesCookie } from '#app/visitor/cookies/cookie-table.ts'
import { deviceCookie } from '#app/visitor/cookies/device-cookie.ts'
import { segmentCookies } from '#app/visitor/cookies/segment-cookies.ts'
import { signUpCookie } from '#app/visitor/cookies/sign-up-cookies.ts'
import { CONSENT_KINDS } from '#domain/visitor/consent.ts'
import de from '#messages/de.json' with { type: 'json' }
import en from '#messages/en.json' with { type: 'json' }
import es from '#messages/es.json' with { type: 'json' }
import fr from '#messages/fr.json' with { type: 'json' }
import italian from '#messages/it.json' with { type: 'json' }
import { SAMPLE_HOUSE } from '#tests/support/samples/sample-house.ts'

const nameOf = (line: string) => line.split('=', 1)[0] ?? ''
const secure = { isSecure: true }
const seal = { seal: (text: string) => text, open: (text: string) => text, isCurrent: () => true }

/** Every cookie that the pages set, as they set it. */
function written(): string[] {
  const notice = new Headers()
  storeNotice(notice, new Request('https://shop.example/'), { ...NO_NOTICE, later: 1 })
  const choice = new FormData()
  for (const [name, value] of Object.entries({ country: 'DE', language: 'de', to: '/' }))
    choice.set(name, value)
  return [
    sessionCookie({ accessToken: 'a', refreshToken: 'b', idToken: 'c', expiresAt: 0 }, seal, true),
    attemptCookie({ verifier: 'v', state: 'eight-ch/de-at', callback: '/' }, true),
    ticketCookie('ticket', true),
    ...cartCookies('cart', secure).getSetCookie(),
    ...notice.getSetCookie(),
    giftCardCookie({ cartId: 'cart', codes: ['DONO'] }, seal, secure),
    checkoutCookie('token', 'key', secure),
    newHolderCookie(seal, secure),
    draftCookie(typedDetails.parse({}), seal, secure),
    deviceCookie('token', true),
    guestSavesCookie(['gid://shopify/Product/1'], true),
    chatCookie('key', seal, true),
    previewCookie('pass', true),
    ...(chooseLocale(choice, { origin: 'https://shop.example', house: SAMPLE_HOUSE })?.cookies ?? []),
    ...consentCookies(CONSENT_KINDS, secure),
    signUpCookie('decision', 'yes', secure),
    ...segmentCookies({ customerType: 'trade', repeatUser: 'true', emailOptIn: 'true' }, secure),
  ]
}

// spec 3: cookies, each with name, lifetime, flags and purpose
test('each cookie is set with the lifetime and flags of the table', () => {
  const lines = written()
  expect(lines.some((line) => line.startsWith(`${CART_NOTICE_COOKIE}=`))).toBe(true)
  for (const line of lines) {
    const row = cookieTable.find((each) => matchesCookie(each, nameOf(line)))
    expect(row, line).toBeDefined()
    expect(line).toContain(`; Max-Age=${row?.lifetimeSeconds};`)
    expect(line.includes('; HttpOnly'), line).toBe(row?.isHttpOnly)
    expect(line).toContain('; SameSite=Lax; Secure')
  }
})

test('the table has no duplicates, and cookies without consent are those that the pages themselves set', () => {
  const names = cookieTable.map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
  const own = written().map(nameOf)
  const unwritten = cookieTable.filter(
    (row) => row.consent === null && !own.some((name) => matchesCookie(row, name)),
  )
  // Cookies of the provider are tested in tests/contract/customer/provider-cookies.test.ts, those of the desk in
  // server/desk/desk.test.ts.
  expect(new Set(unwritten.map(({ purpose }) => purpose))).toEqual(
    new Set(['provider', 'desk', 'desk-sign-in']),
  )
})

test.each([en, italian, es, de, fr])('every purpose has a message', (words) => {
  const used = new Set(cookieTable.map(({ purpose }) => purpose))
  expect([...used].sort()).toEqual([...COOKIE_PURPOSES].sort())
  expect(Object.keys(words.cookies.purpose).sort()).toEqual([...COOKIE_PURPOSES].sort())
})
