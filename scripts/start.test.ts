import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePort } from './shop/running-shop.ts'

const folder = mkdtempSync(join(tmpdir(), 'start-'))
const neighbour = createServer()
let takenPort = 0

beforeAll(async () => {
  await new Promise<void>((resolve) => neighbour.listen(0, '127.0.0.1', resolve))
  const address = neighbour.address()
  takenPort = address && typeof address === 'object' ? address.port : 0
})
afterAll(() => {
  neighbour.close()
  rmSync(folder, { recursive: true })
})

/** Starts the shop with invalid settings. */
async function start(settings: Record<string, string>) {
  const port = String(await freePort())
  const done = spawnSync(process.execPath, ['scripts/start.ts'], {
    encoding: 'utf8',
    timeout: 50_000,
    env: { PATH: process.env.PATH, DATA_FOLDER: folder, PORT: port, ...settings },
  })
  return { code: done.status, lines: `${done.stdout}${done.stderr}`.trim().split('\n') }
}

test('a port in use: one line, which says how to use another', async () => {
  const { code, lines } = await start({ PORT: String(takenPort) })
  expect(lines).toEqual([expect.stringMatching(/^Port \d+ is already in use: .*PORT=\d+ npm start\.$/)])
  expect(code).toBe(1)
})

test('a data folder that cannot be written: one line with its path', async () => {
  const file = join(folder, 'file')
  writeFileSync(file, '')
  const { code, lines } = await start({ DATA_FOLDER: join(file, 'data') })
  expect(lines).toEqual([expect.stringMatching(/^Cannot write to the folder .*file\/data \(ENOTDIR\)/)])
  expect(code).toBe(1)
})

test('an unavailable database: one line, without its password', async () => {
  const { code, lines } = await start({ DATABASE_URL: 'postgres://me:s3cret@127.0.0.1:1/shop' })
  expect(lines).toEqual([expect.stringMatching(/^The database 127\.0\.0\.1:1\/shop is not responding/)])
  expect(lines.join()).not.toContain('s3cret')
  expect(code).toBe(1)
})

test('an invalid setting: one line with its name', async () => {
  const { code, lines } = await start({ ROLE: 'emperor' })
  expect(lines).toEqual([expect.stringMatching(/^Check these settings\. ROLE: /)])
  expect(code).toBe(1)
})
