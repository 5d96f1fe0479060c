import { mkdtemp, readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readLedger, recordPicture } from './ledger.ts'

test('studios that finish pictures at the same moment lose none of them', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'ledger-'))
  const metadata = { width: 800, height: 1000, averageColor: '#808080', thumbhash: 'AAAA' }
  const names = Array.from({ length: 12 }, (_, index) => `picture-${10 + index}`)

  await Promise.all(names.map((name) => recordPicture(folder, name, metadata)))

  expect(Object.keys(await readLedger(folder))).toEqual(names)
  expect(await readdir(folder)).toEqual(['pictures.json'])
})
