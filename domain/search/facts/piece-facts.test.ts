import { expect, test } from 'vitest'
import { type DescribedPiece, pieceFacts } from './piece-facts.ts'

const PIECE: DescribedPiece = {
  title: '',
  pictureText: '',
  tags: [],
  categoryPaths: [],
  materials: [],
  colors: [],
  widthCm: null,
  heightCm: null,
  depthCm: null,
  hasArms: false,
  isReduced: false,
  isSmallGift: false,
  isReadyToShip: false,
  isCustomizable: false,
  isSoldOut: false,
}
const sides = (widthCm: number, depthCm: number, heightCm: number) => ({ widthCm, depthCm, heightCm })

test.each([
  [
    'a stool whose picture shows a back',
    { title: 'Counter stool', pictureText: 'Counter stool with a curved loop back' },
    'style:back',
    true,
  ],
  [
    'a stool without one',
    { title: 'Counter stool', pictureText: 'Counter stool on four legs' },
    'style:back',
    false,
  ],
  ['a bench with arms', { title: 'Garden bench', hasArms: true }, 'style:back', true],
  ['a portable lamp', { title: 'Portable lamp' }, 'style:portable', true],
  ['a lamp as wide as deep', { title: 'Drum pendant', ...sides(60, 60, 40) }, '~shape:round', true],
  ['a side table', { title: 'Side table', ...sides(55, 55, 50) }, 'size:small', true],
  [
    'a small dining table, for its kind only',
    { title: 'Dining table', ...sides(135, 135, 75) },
    '~size:small',
    true,
  ],
  ['a tall floor lamp', { title: 'Floor lamp', ...sides(40, 40, 176) }, '+size:tall', true],
  ['a tall table lamp, for its kind only', { title: 'Table lamp', ...sides(40, 40, 62) }, '~size:tall', true],
])('%s', (_, piece, fact, isExpected) => {
  expect(pieceFacts({ ...PIECE, ...piece }).includes(fact)).toBe(isExpected)
})
