import { expect, test } from 'vitest'
import { findAssetSources, withMarks, withReferences } from './asset-marks.ts'

const reference = (_ref: string) => ({ _type: 'reference', _ref })
const stored = {
  _id: 'post',
  picture: { _type: 'image', alt: 'A vase', asset: reference('image-abc-8x6-jpg') },
  rows: [{ _key: 'a', sheet: { _type: 'file', asset: reference('file-def-pdf') }, page: reference('other') }],
}
const filed = {
  _id: 'post',
  picture: { _type: 'image', alt: 'A vase', _sanityAsset: 'image@file://./images/abc-8x6.jpg' },
  rows: [
    {
      _key: 'a',
      sheet: { _type: 'file', _sanityAsset: 'file@file://./files/def.pdf' },
      page: reference('other'),
    },
  ],
}
const PATHS = new Map([
  ['image-abc-8x6-jpg', 'images/abc-8x6.jpg'],
  ['file-def-pdf', 'files/def.pdf'],
])

test('references to assets become paths in the archive, and paths become references again', () => {
  expect(withMarks(stored, (id) => PATHS.get(id) ?? null)).toEqual(filed)
  const idOf = (url: string) => [...PATHS].find(([, path]) => url === `file://./${path}`)?.[0] ?? ''
  expect(withReferences(filed, ({ url }) => idOf(url))).toEqual(stored)
})

test('an asset that is not in the archive stays a reference', () => {
  expect(withMarks(stored, () => null)).toEqual(stored)
})

test('all paths are found', () => {
  expect(findAssetSources(filed)).toEqual([
    { kind: 'image', url: 'file://./images/abc-8x6.jpg' },
    { kind: 'file', url: 'file://./files/def.pdf' },
  ])
})

test.each(['image@', 'picture@file://./a.jpg', 'image@ftp://example.com/a.jpg', 7])(
  '%j is no place',
  (mark) => {
    expect(findAssetSources({ _sanityAsset: mark })).toEqual([])
  },
)
