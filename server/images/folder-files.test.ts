import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createFolderFiles } from './folder-files.ts'

const first = await mkdtemp(join(tmpdir(), 'folder-'))
const second = await mkdtemp(join(tmpdir(), 'folder-'))
await writeFile(join(first, 'both.png'), 'first')
await writeFile(join(second, 'both.png'), 'second')
await writeFile(join(second, 'downloaded.png'), 'second')
await mkdir(join(second, 'm', 'b'), { recursive: true })
await writeFile(join(second, 'm', 'b', 'stühle.png'), 'second')
const { read, serve } = createFolderFiles('/pictures/', [first, join(first, 'missing'), second])

test.each([
  ['both.png', 'first'],
  ['downloaded.png', 'second'],
  ['m/b/stühle.png', 'second'],
])('%s is read from the first folder that has it', async (name, text) => {
  expect(Buffer.from((await read(name))?.bytes ?? []).toString()).toBe(text)
})

test.each(['missing.png', '../both.png', '.hidden', 'm/../both.png', 'm//b', 'm/.b', 'm\\\\b', ''])(
  '%j is not there',
  async (name) => {
    expect(await read(name)).toBeNull()
  },
)

test('a file is served with its type', async () => {
  const response = await serve(
    new Request('https://shop.example/pictures/downloaded.png'),
    '/pictures/downloaded.png',
  )
  expect(response?.headers.get('content-type')).toBe('image/png')
})

test.each(['downloaded.png', 'm/b/st%C3%BChle.png'])('%s is served by its path', async (path) => {
  const response = await serve(new Request('https://shop.example/'), `/pictures/${path}`)
  expect(response?.status).toBe(200)
})

test.each(['..%2Fboth.png', '%2e%2e/both.png', 'm%2F..%2Fboth.png', '%', 'downloaded.png%00'])(
  '%s is not found',
  async (path) => {
    const response = await serve(new Request('https://shop.example/'), `/pictures/${path}`)
    expect(response?.status).toBe(404)
  },
)
