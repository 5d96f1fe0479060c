import { expect, test } from 'vitest'
import { isSampleSku, sampleSku, sampleTitle } from './sample-line.ts'

test('a line says that it is a sample, in the language of its order', () => {
  expect(sampleTitle('Sessel Nuvola', 'de')).toBe('Muster: Sessel Nuvola')
  expect(sampleTitle('Nuvola armchair', 'en')).toBe('Sample: Nuvola armchair')
})

test('a sample’s SKU is derived from the piece’s, and can be distinguished from it', () => {
  expect(sampleSku('NUV-01')).toBe('SAMPLE-NUV-01')
  expect([isSampleSku('SAMPLE-NUV-01'), isSampleSku('NUV-01'), isSampleSku('')]).toEqual([true, false, false])
})
