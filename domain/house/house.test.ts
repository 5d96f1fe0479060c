import { expect, test } from 'vitest'
import { legalLines } from './house.ts'

const LEGAL = {
  company: 'Sample House S.r.l.',
  vatNumber: 'IT00000000000',
  address: ['Via Prova 1', '20121 Milano'],
}

test.each([
  ['en-US', 'VAT IT00000000000'],
  ['it', 'P. IVA IT00000000000'],
  ['es-ES', 'NIF-IVA IT00000000000'],
  ['de-AT', 'USt-IdNr. IT00000000000'],
  ['fr', 'N° TVA IT00000000000'],
])('the imprint names the VAT number in the language of %s', (tag, expected) => {
  const lines = legalLines(LEGAL, tag).map((line) => line.replaceAll('\u00a0', ' '))
  expect(lines).toEqual(['Sample House S.r.l.', 'Via Prova 1, 20121 Milano', expected])
})

test('a house without a VAT number has none in its imprint', () => {
  expect(legalLines({ ...LEGAL, vatNumber: null }, 'de')).toEqual([
    'Sample House S.r.l.',
    'Via Prova 1, 20121 Milano',
  ])
})
