import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { hashPicture, openKnownLooks } from './known-looks.ts'
import { type Look, writeLook } from './look.ts'

const folder = await mkdtemp(join(tmpdir(), 'looks-'))
afterAll(() => rm(folder, { recursive: true }))

const PICTURE = Buffer.from('a picture')
const LOOK: Look = Int8Array.of(1, -2, 127)

async function known(text: string, embedding = { name: 'embedding-1', length: 3 }) {
  const path = join(folder, 'looks.json')
  await writeFile(path, text)
  return openKnownLooks(path, embedding)
}

const file = (look = writeLook(LOOK)) =>
  JSON.stringify({ embedding: 'embedding-1', looks: { [hashPicture(PICTURE)]: look } })

test('a picture is found by its bytes', async () => {
  const looks = await known(file())
  expect(await looks.find(PICTURE)).toEqual(LOOK)
  expect(await looks.find(Buffer.from('another picture'))).toBeNull()
})

test.each([
  ['of another embedding', file(), { name: 'embedding-2', length: 3 }],
  ['of another length', file(), { name: 'embedding-1', length: 4 }],
  ['in no file of looks', '[]', undefined],
  ['in half a file', file().slice(0, 50), undefined],
])('a look %s is unknown', async (_, text, embedding) => {
  expect(await (await known(text, embedding)).find(PICTURE)).toBeNull()
})

test('without the file, no looks are known', async () => {
  const looks = openKnownLooks(join(folder, 'missing.json'), { name: 'embedding-1', length: 3 })
  expect(await looks.find(PICTURE)).toBeNull()
})
