import { expect, test } from 'vitest'
import { imageAddress } from '#contracts/image-address.ts'
import { nativeWidth, positionOf, sourceSet } from './picture-source.ts'

test('a picture is requested by URL, width and quality', () => {
  expect(imageAddress('/pictures/a b.webp', 750)).toBe('/images?url=%2Fpictures%2Fa%20b.webp&w=750&q=75')
})

// spec 9: image widths, default quality 75
test.each([
  [2400, '360w 512w 750w 1080w 1920w 2048w'],
  [1080, '360w 512w 750w 1080w'],
  [800, '360w 512w 750w 1080w'],
  [300, '360w'],
])('a picture %i wide is offered in %s', (width, offered) => {
  const entries = sourceSet({ url: '/a.webp', alt: '', width, height: 100 }).split(', ')
  expect(entries.map((entry) => entry.split(' ')[1]).join(' ')).toBe(offered)
})

test.each([
  ['product', 800],
  ['landscape', 800],
  ['wide', 800],
  ['square', 800],
  [undefined, 800],
] as const)(
  'in a frame of shape %s a picture of 800 to 1000 pixels is at most %i wide',
  (ratio, expected) => {
    expect(nativeWidth({ url: '/a.webp', alt: '', width: 800, height: 1000 }, ratio)).toBe(expected)
  },
)

// spec 9: no picture is shown larger than its own pixels
test('a frame taller than a picture is limited by its height', () => {
  expect(nativeWidth({ url: '/a.webp', alt: '', width: 1600, height: 1000 }, 'product')).toBe(800)
})

test('an editor’s focus stays visible in a frame of another shape', () => {
  expect(positionOf({ focus: { x: 0.6249, y: 1 } })).toBe('62% 100%')
  expect(positionOf({})).toBeUndefined()
})
