import { expect, test } from 'vitest'
import { quotedMessage } from './quoted-message.ts'

test.each([
  ['Could it be 78.5 cm wide, i.e. 30 7/8 in?', 'Could it be 78.5 cm wide, i.e. 30 7/8 in?'],
  ['Lieferung am 24.12.2026, z.B. um 9 Uhr', 'Lieferung am 24.12.2026, z.B. um 9 Uhr'],
  ['200 × 90 × 75 cm, 12.000 €', '200 × 90 × 75 cm, 12.000 €'],
  ['Order BT-2611-000123, please.', 'Order BT-2611-000123, please.'],
  ['Two lines\n\n  and a third', 'Two lines\n\n  and a third'],
  ['See https://evil.example/win now', 'See […] now'],
  ['See evil.example/win now', 'See […] now'],
  ['(www.evil.com)', '[…]'],
  ['evil.com, or evil.co.uk.', '[…] or […]'],
  ['Write to win@evil.example', 'Write to […]'],
  ['win@localhost', '[…]'],
  ['javascript://x', '[…]'],
  ['ev\u200bil.\u200bcom', '[…]'],
  ['evil．com and evil。com and ｅｖｉｌ．ｃｏｍ', '[…] and […] and […]'],
  ['пример.рф', '[…]'],
  ['at 192.168.10.1 now', 'at […] now'],
  ['Call +1 (212) 555-0142 today', 'Call […] today'],
  ['Call 2125550142', 'Call […]'],
  ['Call 212.555.0142', 'Call […]'],
  ['', ''],
])('%j is quoted as %j', (text, quoted) => {
  expect(quotedMessage(text)).toBe(quoted)
})

test('only the first six hundred characters are quoted, cut between words', () => {
  expect(quotedMessage('x'.repeat(600))).toBe('x'.repeat(600))
  expect(quotedMessage(`${'word '.repeat(119)}words and more`)).toBe(`${'word '.repeat(119)}[…]`)
  expect(quotedMessage('🪑'.repeat(700))).toBe(`${'🪑'.repeat(600)} […]`)
})

test('a hostile message takes no longer than a harmless one', () => {
  for (const text of ['a.'.repeat(2_500), '1 '.repeat(2_500), '.'.repeat(5_000), ' '.repeat(5_000)]) {
    expect(quotedMessage(text).length).toBeLessThanOrEqual(604)
  }
})
