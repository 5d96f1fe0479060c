import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { CHANGES } from '#contracts/changes.ts'
import { freshDatabase } from '#tests/support/database.ts'
import { eventually } from '#tests/support/eventually.ts'
import { removeUploadsOnChange } from '../app.ts'
import { createImageStore } from './image-store.ts'

const database = await freshDatabase()
const folder = await mkdtemp(join(tmpdir(), 'uploads-'))
afterAll(async () => {
  await database.close()
  await rm(folder, { recursive: true })
})

test('resized copies of an upload are deleted with its document, and nothing else is', async () => {
  const store = createImageStore(folder, 1e9)
  const picture = Buffer.from('picture')
  for (const key of ['ab-6x4.png/1', 'ab-6x4.png/2', 'cd-6x4.png/1']) await store.write(key, picture)
  const removing = await removeUploadsOnChange(database, { store, report: console.error })
  const ids = JSON.stringify(['home', 'image-ab-6x4-png'])
  await database.pool.query('select pg_notify($1, $2)', [CHANGES.content, ids])
  await eventually(async () => expect(await store.read('ab-6x4.png/1')).toBeNull())
  expect(await store.read('ab-6x4.png/2')).toBeNull()
  expect(await store.read('cd-6x4.png/1')).toEqual(picture)
  await removing.close()
})
