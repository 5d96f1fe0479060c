import { mkdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import sharp, { type OverlayOptions } from 'sharp'
import { type PictureLedger, readLedger } from '../studio/ledger.ts'

/** Arranges the demonstration's pictures in sheets of twelve: `npm run contact-sheets -- --only room`. */
const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    pictures: { type: 'string', default: join(import.meta.dirname, '../pictures') },
    out: { type: 'string', default: join(tmpdir(), 'contact-sheets') },
  },
})

const COLUMNS = 4
const ROWS = 3
const CELL = { width: 360, height: 450 }
const LABEL = 22

const ledger = await readLedger(values.pictures)
const names = Object.keys(ledger).filter((name) => name.includes(values.only))
await rm(values.out, { recursive: true, force: true })
await mkdir(values.out, { recursive: true })
for (let first = 0; first < names.length; first += COLUMNS * ROWS) {
  const sheet = join(values.out, `sheet-${String(first / (COLUMNS * ROWS) + 1).padStart(2, '0')}.png`)
  await writeSheet(names.slice(first, first + COLUMNS * ROWS), ledger, sheet)
  console.log(sheet)
}

async function writeSheet(shown: readonly string[], metadata: PictureLedger, path: string): Promise<void> {
  const cells = await Promise.all(shown.map((name, index) => cellOf(name, index, metadata)))
  const [width, height] = [COLUMNS * CELL.width, ROWS * (CELL.height + LABEL)]
  await sharp({ create: { width, height, channels: 3, background: '#ffffff' } })
    .composite(cells.flat())
    .png()
    .toFile(path)
}

async function cellOf(name: string, index: number, metadata: PictureLedger): Promise<OverlayOptions[]> {
  const left = (index % COLUMNS) * CELL.width
  const top = Math.floor(index / COLUMNS) * (CELL.height + LABEL)
  const { averageColor = '#ffffff' } = metadata[name] ?? {}
  const picture = sharp(join(values.pictures, `${name}.webp`))
  const input = await picture.resize({ ...CELL, fit: 'contain', background: averageColor }).toBuffer()
  const label = `<svg width="${CELL.width}" height="${LABEL}"><text x="4" y="16" font-size="14">${name}</text></svg>`
  return [
    { input, left, top },
    { input: Buffer.from(label), left, top: top + CELL.height },
  ]
}
