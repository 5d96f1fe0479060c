import { expect, test } from 'vitest'
import {
  type CartNotice,
  hasNotice,
  mergeNotices,
  NO_NOTICE,
  parseNotice,
  serializeNotice,
} from './bag-notice.ts'

const LATER: CartNotice = { ...NO_NOTICE, later: 2, isStoredGone: true }

test('a notice survives its cookie', () => {
  expect(serializeNotice(LATER)).toBe('2.0.0.1.0.0')
  expect(parseNotice(serializeNotice(LATER))).toEqual(LATER)
  expect(hasNotice(LATER)).toBe(true)
})

test.each([null, '', '1', '1.0.2.0.0.0', '9999.0.0.0.0.0', '<b>'])('%j holds no notice', (text) => {
  expect(parseNotice(text)).toEqual(NO_NOTICE)
  expect(hasNotice(parseNotice(text))).toBe(false)
})

test('merging two notices loses nothing', () => {
  expect(mergeNotices(LATER, { ...NO_NOTICE, later: 1, isNotSaved: true })).toEqual({
    ...LATER,
    later: 3,
    isNotSaved: true,
  })
})
