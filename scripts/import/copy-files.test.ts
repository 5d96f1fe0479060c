import { readFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { writeFixture } from '#services/commerce/import/fixtures/product-file.ts'
import { createModelCopy, createPictureCopy, findPictures } from './copy-files.ts'

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
  const copy = createPictureCopy({ from, to, servedFolders: ['demo/pictures', to], isDryRun: false })
  await copy(findPictures(product))
  expect(await readFile(join(to, 'lamp.webp'), 'utf8')).toBe('a picture')
})

test.each([
  ['in a folder that the shop shows', { servedFolders: [`${from}/`], isDryRun: false }],
  ['of a dry run', { servedFolders: [], isDryRun: true }],
])('pictures %s are not copied', async (_, options) => {
  const to = await storeOf()
  await createPictureCopy({ from, to, ...options })(findPictures(product))
  await expect(readFile(join(to, 'lamp.webp'))).rejects.toThrow('ENOENT')
})

test('models and CAD files in another folder are copied into the store; a missing one is left out', async () => {
  const to = await storeOf()
  const url = `/files/${basename(file)}`
  const field = { namespace: 'custom', type: 'single_line_text_field' }
  const metafields = [
    { ...field, key: 'arModel', value: url },
    { ...field, key: 'cadFile', value: '/files/missing.zip' },
    { ...field, key: 'designer', value: '/files/not-a-file' },
  ]
  await createModelCopy({ from, to, servedFolders: ['demo/files', to], isDryRun: false })({ metafields })
  expect(await readFile(join(to, 'lamp.webp'), 'utf8')).toBe('a picture')
  await expect(readFile(join(to, 'missing.zip'))).rejects.toThrow('ENOENT')
})
