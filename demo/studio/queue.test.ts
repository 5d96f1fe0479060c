import { chmod, mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { readLedger } from './ledger.ts'
import { takePictures } from './queue.ts'
import { mainView } from './views.ts'

const folder = await mkdtemp(join(tmpdir(), 'studio-'))
const png = join(folder, 'grey.png')
const orders = join(folder, 'orders.jsonl')
const blender = join(folder, 'blender')
await sharp({ create: { width: 80, height: 100, channels: 3, background: '#808080' } })
  .png()
  .toFile(png)
// Stands in for Blender: keeps the order and delivers a grey picture.
await writeFile(
  blender,
  `#!/bin/sh
for order; do :; done
cat "$order" >> '${orders}'; echo >> '${orders}'
cp '${png}' "$(sed 's/.*"output":"\\([^"]*\\)".*/\\1/' "$order")"
`,
)
await chmod(blender, 0o755)
await writeFile(orders, '')

const lamp = mainView(
  'lampada',
  { piece: 'lampada-luna', finish: 'brass' },
  { background: '#c9b8a3', camera: {} },
)
const bowl = mainView(
  'ciotola',
  { piece: 'ciotola-argine', finish: 'bone' },
  { background: '#c9b8a3', camera: {} },
)

async function take(...shots: Parameters<typeof takePictures>[0]): Promise<string[]> {
  const said: string[] = []
  const report = (line: string) => said.push(line)
  await takePictures(shots, {
    pictures: folder,
    scratch: join(folder, 'scratch'),
    blender,
    threads: 1,
    report,
  })
  return said
}

test('takes what is missing, takes nothing twice, and takes again what has changed', async () => {
  expect((await take(lamp)).at(0)).toBe('1 of 1 pictures to take')
  expect((await take(lamp, bowl)).at(0)).toBe('1 of 2 pictures to take')
  expect((await take(lamp, bowl)).at(0)).toBe('0 of 2 pictures to take')
  expect((await take({ ...lamp, exposure: 0.1 }, bowl)).at(0)).toBe('1 of 2 pictures to take')
  expect(await orderedNames()).toEqual(['lampada-main', 'ciotola-main', 'lampada-main'])
})

test('stores the master and tells its size and average colour', async () => {
  const { 'lampada-main': facts } = await readLedger(folder)
  expect(facts).toMatchObject({ width: 80, height: 100 })
  expect(facts?.averageColor).toMatch(/^#[0-9a-f]{6}$/)
  expect(await readdir(folder)).toContain('lampada-main.webp')
})

async function orderedNames(): Promise<string[]> {
  const lines = (await readFile(orders, 'utf8')).trim().split('\n')
  return lines.map((line) => JSON.parse(line).name)
}
