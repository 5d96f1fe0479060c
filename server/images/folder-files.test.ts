import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createFolderFiles } from './folder-files.ts'

const first = await mkdtemp(join(tmpdir(), 'folder-'))
const second = await mkdtemp(join(tmpdir(), 'folder-'))
await writeFile(join(first, 'both.png'), 'first')
await writeFile(join(second, 'both.png'), 'second')
await writeFile(join(second, 'downloaded.png'), 'second')
const { read, serve } = createFolderFiles('/pictures/', [first, join(first, 'missing'), second])

test.each([
  ['both.png', 'first'],
  ['downloaded.png', 'second'],
])('%s is read from the first folder that has it', async (name, text) => {
  expect(Buffer.from((await read(name))?.bytes ?? []).toString()).toBe(text)
})

test.each(['missing.png', '../both.png', '.hidden', 'a/b.png', ''])('%j is not there', async (name) => {
  expect(await read(name)).toBeNull()
})

test('a file is served with its type', async () => {
  const response = await serve(
    new Request('https://shop.example/pictures/downloaded.png'),
    '/pictures/downloaded.png',
  )
  expect(response?.headers.get('content-type')).toBe('image/png')
})
