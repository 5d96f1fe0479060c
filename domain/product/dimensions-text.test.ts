import { expect, test } from 'vitest'
import { readSizes } from './dimensions-text.ts'

const STRICT = { order: null, unit: null }
const STATED = { order: 'width-depth-height', unit: null } as const
const table = { widthCm: 120, depthCm: 60, heightCm: 75 }

// spec 3: dimensions stated in a text of any of the five languages
test.each([
  ['W 120 × D 60 × H 75 cm', table],
  ['120W x 60D x 75H cm', table],
  ['120 cm wide, 60 cm deep and 75 cm high', table],
  ['Width: 120 cm, Depth: 60 cm, Height: 75 cm', table],
  ['Breite/Höhe/Tiefe: 120/75/60 cm', table],
  ['Maße in cm: B 120 × T 60 × H 75', table],
  ['B 1.200 mm, T 600 mm, H 750 mm', table],
  ['Larghezza 120 cm, profondità 60 cm, altezza 75 cm', table],
  ['L 120 x P 60 x H 75 cm', table],
  ['Ancho 120 cm x fondo 60 cm x alto 75 cm', table],
  ['Largeur 120 cm, profondeur 60 cm, hauteur 75 cm', table],
  ['Length 120 cm, width 60 cm, height 75 cm', table],
  ['W 47.25" x D 23 5/8" x H 29½"', { widthCm: 120, depthCm: 60, heightCm: 74.9 }],
  ['Breite 1,2 m', { widthCm: 120 }],
  ['Ø 40 cm, H 31,5 cm', { widthCm: 40, depthCm: 40, heightCm: 31.5 }],
  ['Seat height 45 cm, height 80 cm', { heightCm: 80, seatHeightCm: 45 }],
  ['Sitzhöhe 45 cm', { seatHeightCm: 45 }],
  ['Altezza seduta 45 cm, altezza 80 cm', { heightCm: 80, seatHeightCm: 45 }],
  ['75 x 120 x 60 cm (H x W x D)', table],
  ['75x120x60 cm (HxBxT)', table],
  ['120cm (W) x 60cm (D) x 75cm (H)', table],
  ['18 in. H x 12 in. W', { heightCm: 45.7, widthCm: 30.5 }],
  ['Stands 12 inches tall', { heightCm: 30.5 }],
  ['Cable length 2 m, W 30 cm, H 40 cm', { widthCm: 30, heightCm: 40 }],
  ['W 120 cm, D 60 cm. Package: W 130 cm', { widthCm: 120, depthCm: 60 }],
])('%s is read as stated', (text, dimensions) => {
  expect(readSizes(text, STRICT)).toEqual({ kind: 'read', dimensions })
})

test.each([
  ['120x60x75 cm', STATED, { kind: 'read', dimensions: table }],
  ['120 × 60 × 75', { ...STATED, unit: 'cm' as const }, { kind: 'read', dimensions: table }],
  ['75x120x60 cm', { order: 'height-width-depth' as const, unit: null }, { kind: 'read', dimensions: table }],
  ['120x60x75 cm', STRICT, { kind: 'ambiguous' }],
  ['120 x 60 x 75', STATED, { kind: 'ambiguous' }],
  ['120 x 60 cm', STATED, { kind: 'ambiguous' }],
  ['W 120, D 60, H 75', STATED, { kind: 'ambiguous' }],
  ['B 1.200 cm breit', STATED, { kind: 'none' }],
])('%s follows the conventions of the catalogue', (text, conventions, expected) => {
  expect(readSizes(text, conventions)).toEqual(expected)
})

test.each([
  '',
  'Dries in 24 h',
  '3 in stock, 2 in 1',
  'High quality since 1960',
  'Weight 12 kg',
  '100 % wool',
  'Ships in 3 days',
  'H 99999 cm',
  'Model is 6 ft tall and wears size M',
  'Size S: chest 100 cm, length 70 cm',
  'Fits a 30 x 40 x 2 cm frame',
  'Strap length 60 cm',
])('%s is not a size', (text) => {
  expect(readSizes(text, STATED).kind).not.toBe('read')
})

test('a long hostile text is read in linear time', () => {
  expect(readSizes('w '.repeat(100_000), STATED)).toEqual({ kind: 'none' })
})
