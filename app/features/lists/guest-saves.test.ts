import { expect, test } from 'vitest'
import { GUEST_SAVES_MAX, guestSavesCookie, readGuestSaves, withSaveChange } from './guest-saves.ts'

const id = (number: number) => `gid://shopify/Product/${number}`
const FULL = Array.from({ length: GUEST_SAVES_MAX }, (_, index) => id(index + 1))

test.each([
  [[], { productId: id(1), isSaved: true }, [id(1)]],
  [[id(2), id(1)], { productId: id(1), isSaved: true }, [id(1), id(2)]],
  [[id(2), id(1)], { productId: id(2), isSaved: false }, [id(1)]],
  [[id(2)], { productId: id(1), isSaved: false }, [id(2)]],
  [FULL, { productId: id(999), isSaved: true }, null],
  [FULL, { productId: id(GUEST_SAVES_MAX), isSaved: true }, [id(GUEST_SAVES_MAX), ...FULL.slice(0, -1)]],
])('%j changed by %j is %j', (saved, change, after) => {
  expect(withSaveChange(saved, change)).toEqual(after)
})

test('a browser finds again what it saved, within a cookie that stays small', () => {
  const long = FULL.map((_, index) => id(10_000_000_000 + index))
  const [cookie = ''] = guestSavesCookie(long, true).split(';')
  expect(readGuestSaves(`a=b; ${cookie}`)).toEqual(long)
  expect(cookie.length).toBeLessThan(800)
  expect(guestSavesCookie([], true)).toContain('Max-Age=0')
})

test.each([null, '', 'saved_pieces=', 'saved_pieces=x.0.-1.1e3', 'saved_pieces=%00'])(
  '%j holds no piece',
  (cookies) => {
    expect(readGuestSaves(cookies)).toEqual([])
  },
)
