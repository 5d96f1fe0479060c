import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { recallCart, rememberCart, type ShownCart } from './shown-bag.ts'

const SHOWN = { bag: { totalQuantity: 2 }, readAtMs: 7 } as ShownCart
const stored = new Map<string, string>()
let cookie = 'bag=1'

beforeEach(() => {
  stored.clear()
  cookie = 'bag=1'
  vi.stubGlobal('location', { protocol: 'http:' })
  vi.stubGlobal('document', {
    get cookie() {
      return cookie
    },
  })
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  })
})
afterEach(() => vi.unstubAllGlobals())

test('a bag that was shown is found again in its tab', () => {
  expect(recallCart()).toBeNull()
  rememberCart(SHOWN)
  expect(recallCart()).toEqual(SHOWN)
})

test('after signing out, without the cookie of a bag, it is not', () => {
  rememberCart(SHOWN)
  cookie = ''
  expect(recallCart()).toBeNull()
})

test('trade prices are not stored', () => {
  rememberCart(SHOWN)
  rememberCart({ ...SHOWN, bag: { ...SHOWN.bag, publicSubtotal: { amountMinor: 1, currency: 'EUR' } } })
  expect(stored.size).toBe(0)
})

test('a browser that stores nothing has none', () => {
  vi.stubGlobal('sessionStorage', undefined)
  rememberCart(SHOWN)
  expect(recallCart()).toBeNull()
})
