import { chmod, mkdir, mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { readLedger } from './ledger.ts'
import { renderPictures } from './queue.ts'
import { byUrgency } from './urgency.ts'
import { mainView } from './views.ts'

const folder = await mkdtemp(join(tmpdir(), 'studio-'))
const png = join(folder, 'grey.png')
const orders = join(folder, 'orders.jsonl')
const blender = join(folder, 'blender')
await sharp({ create: { width: 80, height: 100, channels: 3, background: '#808080' } })
  .png()
  .toFile(png)
// Replaces Blender: records the order and returns a gray picture.
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

async function take(...shots: Parameters<typeof renderPictures>[0]): Promise<string[]> {
  const said: string[] = []
  const report = (line: string) => said.push(line)
  await renderPictures(shots, {
    pictures: folder,
    scratch: join(folder, 'scratch'),
    blender,
    weights: '',
    threads: 1,
    nice: 19,
    report,
  })
  return said
}

test('renders missing pictures, no picture twice, and changed ones again', async () => {
  expect(await take(lamp)).toEqual([
    '1 of 1 pictures are missing',
    taken('1 lampada-main'),
    '1 taken, 0 failed',
  ])
  expect((await take(lamp, bowl)).at(0)).toBe('1 of 2 pictures are missing')
  expect(await take(lamp, bowl)).toEqual(['0 of 2 pictures are missing', '0 taken, 0 failed'])
  expect((await take({ ...lamp, exposure: 0.1 }, bowl)).at(-1)).toBe('1 taken, 0 failed')
  expect(await orderedNames()).toEqual(['lampada-main', 'ciotola-main', 'lampada-main'])
})

test('skips a shot that cannot be rendered', async () => {
  const unownedFolder = { ...lamp, name: 'sedia-main', subject: { piece: 'sedia', finish: 'oak' } }
  const said = await take(unownedFolder, { ...bowl, name: 'ciotola-room' })
  expect(said).toContain('failed sedia-main: There is no piece named sedia')
  expect(said).toContain('1 taken, 1 failed')
})

test('leaves a picture to the studio that is rendering it, and takes over from one that stopped', async () => {
  const shot = { ...lamp, name: 'lampada-wide' }
  const claimed = join(folder, 'scratch', shot.name)
  await mkdir(claimed)
  await writeFile(join(claimed, 'owner'), String(process.pid))
  expect((await take(shot)).at(-1)).toBe('0 taken, 0 failed')
  await writeFile(join(claimed, 'owner'), '999999999')
  expect((await take(shot)).at(-1)).toBe('1 taken, 0 failed')
})

test('renders the main pictures of all pieces before their other views', () => {
  const [main, room] = [lamp, { ...lamp, name: 'lampada-luna-room' }]
  const own = { ...main, name: 'lampada-luna-main' }
  const finish = { ...main, name: 'lampada-luna-bronze-main' }
  const angle = { ...main, name: 'lampada-luna-angle' }
  expect([room, finish, angle, own].toSorted(byUrgency)).toEqual([own, room, angle, finish])
})

test('stores the master with its size and average color', async () => {
  const { 'lampada-main': metadata } = await readLedger(folder)
  expect(metadata).toMatchObject({ width: 80, height: 100 })
  expect(metadata?.averageColor).toMatch(/^#[0-9a-f]{6}$/)
  expect(Buffer.from(metadata?.thumbhash ?? '', 'base64').length).toBeGreaterThan(5)
  expect(await readdir(folder)).toContain('lampada-main.webp')
})

function taken(line: string) {
  return expect.stringMatching(`^${line} \\(\\d+ s\\)$`)
}

async function orderedNames(): Promise<string[]> {
  const lines = (await readFile(orders, 'utf8')).trim().split('\n')
  return lines.map((line) => JSON.parse(line).name)
}
