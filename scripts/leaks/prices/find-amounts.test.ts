import { expect, test } from 'vitest'
import { formatMoney } from '#app/i18n/format/format.ts'
import { CURRENCIES, money, toDecimal } from '#domain/money/money.ts'
import { findAmounts } from './find-amounts.ts'
import { MARK } from './planted-prices.ts'

const PUBLIC_MINORS = [4_800, 24_000, 448_000, 1_234_500, 9_999_900]
const TAGS = [
  'en-US',
  'en-GB',
  'it-IT',
  'es-ES',
  'de-DE',
  'de-AT',
  'de-CH',
  'fr-FR',
  'fr-CH',
  'pt-PT',
  'ja-JP',
]

// spec 6: no trade price on any surface of someone who may not see it: the walk over all of them (`npm run leaks`) recognizes it however it is written
test('a trade price is found in every form in which the shop writes amounts', () => {
  for (const minor of PUBLIC_MINORS) {
    for (const currency of CURRENCIES) {
      const price = money(minor * MARK, currency)
      const written = [
        ...TAGS.map((tag) => formatMoney(price, tag)),
        ...TAGS.map((tag) =>
          formatMoney(price, tag).replaceAll('\u202f', '&#x202f;').replaceAll('\u00a0', '&nbsp;'),
        ),
        ...TAGS.map((tag) => JSON.stringify(formatMoney(price, tag)).replaceAll('\u202f', '\\u202f')),
        toDecimal(price),
        (price.amountMinor / 100).toFixed(2),
        `[12,"amountMinor",${price.amountMinor},34,{"_5":6}]`,
        `[12,${price.amountMinor},7]`,
        `"price":${price.amountMinor / 100},"x":1`,
        `content="${price.amountMinor / 100}"`,
        new Intl.NumberFormat('en-US', { minimumFractionDigits: 2 }).format(price.amountMinor / 100),
        new Intl.NumberFormat('de-DE', { minimumFractionDigits: 2 }).format(price.amountMinor / 100),
        new Intl.NumberFormat('fr-FR', { minimumFractionDigits: 2 }).format(price.amountMinor / 100),
      ]
      for (const text of written)
        expect(
          findAmounts(text).map(({ publicMinor }) => publicMinor),
          text,
        ).toContain(minor)
    }
  }
})

test('a multiple and a sum of trade prices are found, other numbers are not', () => {
  const sum = findAmounts(`Subtotal ${formatMoney(money((24_000 + 3 * 48_000) * MARK, 'EUR'), 'de-DE')}`)
  expect(sum.map(({ publicMinor }) => publicMinor)).toContain(168_000)
  const others =
    '1764133200123 4006381333931 +39 055 123 456 78 0.148000444000 €12,345,678.90 [101,102,103,104]'
  expect(findAmounts(others)).toEqual([])
})
