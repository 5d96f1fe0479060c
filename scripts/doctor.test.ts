import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { freshDatabase } from '#tests/support/database.ts'
import { freePort } from './shop/running-shop.ts'

async function doctor(environment: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), 'doctor-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const { stdout, stderr, status } = spawnSync(process.execPath, ['scripts/doctor.ts'], {
    encoding: 'utf8',
    env: {
      PATH: process.env.PATH,
      PORT: String(await freePort()),
      DATA_FOLDER: join(folder, 'data'),
      ...environment,
    },
  })
  expect(stderr).toBe('')
  return { lines: stdout, status, folder }
}

const REAL = { DEMONSTRATION: 'no', SECRET: 's'.repeat(40), SMTP_URL: 'smtp://mail.example' }
const BANK = {
  BANK_HOLDER: 'Casa Prova S.r.l.',
  BANK_NAME: 'Banca di Parma',
  BANK_IBAN: 'IT60 X054 2811 1010 0000 0123 456',
  BANK_BIC: 'BPMOIT22',
}

test('before the first start, without a folder or a database, everything is fine, and the first start is explained', async () => {
  const { lines, status, folder } = await doctor({})
  expect(status).toBe(0)
  expect(lines).not.toContain('FIX')
  expect(lines).toContain('The embedded PostgreSQL is not set up yet')
  expect(lines).toMatch(/The first start:\n(?:.*\n)*.*starts its own PostgreSQL/)
  expect(lines).toContain('loads the demonstration house')
  expect(existsSync(join(folder, 'data/postgres/cluster'))).toBe(false)
})

test('an unresponsive database is reported in one line', async () => {
  const url = 'postgresql://shop@127.0.0.1:1/shop'
  const { lines, status } = await doctor({ ...REAL, ...BANK, DATABASE_URL: url })
  expect(status).toBe(1)
  expect(lines).toMatch(/FIX {3}The database 127\.0\.0\.1:1\/shop is not responding/)
  expect(lines).not.toContain('The first start')
})

test('a database without tables is fine, and the first start creates them', async () => {
  const database = await freshDatabase()
  onTestFinished(() => database.close())
  const { lines, status } = await doctor({ ...REAL, ...BANK, DATABASE_URL: database.url })
  expect(status).toBe(0)
  expect(lines).toContain('creates its tables in the database of DATABASE_URL')
  expect(lines).toContain('opens without products')
})

test('a shop with tables is shown what it needs before it opens', async () => {
  const database = await freshDatabase('commerce', 'content', 'identity')
  onTestFinished(() => database.close())
  const { lines } = await doctor({ ...REAL, ...BANK, DATABASE_URL: database.url })
  expect(lines).toContain('TO DO Products')
})

test('a real shop without a mail server, and settings that are missing, are to be fixed', async () => {
  const withoutMail = await doctor({ ...REAL, ...BANK, SMTP_URL: '' })
  expect([withoutMail.status, withoutMail.lines]).toEqual([1, expect.stringMatching(/FIX {3}No mail server/)])
  const withoutSecret = await doctor({ DEMONSTRATION: 'no' })
  expect([withoutSecret.status, withoutSecret.lines]).toEqual([1, expect.stringMatching(/FIX {3}SECRET/)])
})
