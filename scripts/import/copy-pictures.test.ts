import { readFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { writeFixture } from '#services/commerce/import/fixtures/product-file.ts'
import { createPictureCopy } from './copy-pictures.ts'

const file = await writeFixture('a picture', 'lamp.webp')
const from = dirname(file)
const storeOf = async () => join(dirname(await writeFixture('')), 'pictures')
const media = [`/pictures/${basename(file)}`, 'https://cdn.example/lamp.webp'].map((url) => ({
  line: 2,
  kind: 'image' as const,
  url,
  alt: '',
  width: null,
  height: null,
  sources: [],
  altTranslations: {},
}))
const product = { media, variants: [] }

test('pictures in another folder are copied into the store, those with a web address are not', async () => {
  const to = await storeOf()
  await createPictureCopy({ from, to, shown: ['demo/pictures', to], isDryRun: false })(product)
  expect(await readFile(join(to, 'lamp.webp'), 'utf8')).toBe('a picture')
})

test.each([
  ['in a folder that the shop shows', { shown: [`${from}/`], isDryRun: false }],
  ['of a dry run', { shown: [], isDryRun: true }],
])('pictures %s are not copied', async (_, options) => {
  const to = await storeOf()
  await createPictureCopy({ from, to, ...options })(product)
  await expect(readFile(join(to, 'lamp.webp'))).rejects.toThrow('ENOENT')
})
