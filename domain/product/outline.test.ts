import { expect, test } from 'vitest'
import { OUTLINE_LINES_MAX, readOutline } from './outline.ts'

const pairs = (...values: (string | number)[]) => `${values.join('\n')}\n`
const line = (layer: string, x1: number, y1: number, x2: number, y2: number) =>
  pairs(0, 'LINE', 8, layer, 10, x1, 20, y1, 30, 0, 11, x2, 21, y2, 31, 0)
const drawing = (entities: string, unit = 4) =>
  pairs(0, 'SECTION', 2, 'HEADER', 9, '$INSUNITS', 70, unit, 0, 'ENDSEC', 0, 'SECTION', 2, 'ENTITIES') +
  entities +
  pairs(0, 'ENDSEC', 0, 'EOF')

test('a drawing has its views from their lower left corners, in millimeters', () => {
  const read = readOutline(
    drawing(
      line('FRONT', 100, 50, 300, 150) +
        line('SIDE', 400, 50, 480, 150) +
        line('PLAN', 0, 0, 9, 8) +
        line('TEXT', 0, 0, 9, 9),
    ),
  )
  expect(read?.front).toEqual({ widthMm: 200, heightMm: 100, lines: [[0, 0, 200, 100]] })
  expect(read?.side).toEqual({ widthMm: 80, heightMm: 100, lines: [[0, 0, 80, 100]] })
  expect(read?.plan).toEqual({ widthMm: 9, heightMm: 8, lines: [[0, 0, 9, 8]] })
})

test('the units of the drawing are converted', () => {
  expect(readOutline(drawing(line('front', 0, 0, 20, 10), 5))?.front.widthMm).toBe(200)
  expect(readOutline(drawing(line('FRONT', 0, 0, 2, 1), 1))?.front.widthMm).toBe(50.8)
})

test('a closed polyline has a line from its last point to its first', () => {
  const square = pairs(0, 'LWPOLYLINE', 8, 'FRONT', 90, 3, 70, 1, 10, 0, 20, 0, 10, 4, 20, 0, 10, 4, 20, 3)
  expect(readOutline(drawing(square))?.front.lines).toEqual([
    [0, 0, 4, 0],
    [4, 0, 4, 3],
    [4, 3, 0, 0],
  ])
})

test.each([
  ['nothing', ''],
  ['other text', 'hello\nworld\n'],
  ['no front view', drawing(line('SIDE', 0, 0, 1, 1))],
  ['a front without height', drawing(line('FRONT', 0, 5, 10, 5))],
  ['numbers that are none', drawing(pairs(0, 'LINE', 8, 'FRONT', 10, 'x', 20, 1, 11, 2, 21, 'NaN'))],
  ['too many lines', drawing(line('FRONT', 0, 0, 1, 1).repeat(OUTLINE_LINES_MAX + 1))],
])('%s is no outline', (_, text) => {
  expect(readOutline(text)).toBeNull()
})

test('Windows line ends are read too', () => {
  expect(readOutline(drawing(line('FRONT', 0, 0, 2, 1)).replaceAll('\n', '\r\n'))?.front.widthMm).toBe(2)
})
