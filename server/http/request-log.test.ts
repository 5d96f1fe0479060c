import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { createLogger, logFile, loggablePath } from './request-log.ts'

test.each([
  ['/de-at/products/lampada-luna', '/de-at/products/lampada-luna'],
  ['/api/cart/gid%3A%2F%2Fshopify%2FCart%2Fa%3Fkey%3Ds3cret/shipments', '/api/cart/…/shipments'],
  ['/letters/anna@example.com', '/letters/…'],
  [`/de-de/restore-email/${'A'.repeat(43)}`, '/de-de/restore-email/…'],
  [`/x/${'k'.repeat(60)}`, '/x/…'],
  [`/de-de/lists/shared/${'A'.repeat(32)}`, '/de-de/lists/shared/…'],
  [`/lists/shared/${'A'.repeat(32)}/bag`, '/lists/shared/…/bag'],
  [`/lists/invitation/${'A'.repeat(32)}.data`, '/lists/invitation/…'],
  [`/de-at/company/invitation/${'A'.repeat(32)}`, '/de-at/company/invitation/…'],
  [
    `/services/customer/invitations/company/${'A'.repeat(32)}/acceptance`,
    '/services/customer/invitations/company/…/acceptance',
  ],
])('%s is written down as %s', (path, written) => {
  expect(loggablePath(path)).toBe(written)
})

test('an error is logged without the values of a failed query', () => {
  const lines: string[] = []
  const log = createLogger('info', { destination: { write: (line) => void lines.push(line) } })
  const cause = Object.assign(new Error('duplicate key'), {
    severity: 'ERROR',
    code: '23505',
    table: 'customers',
    detail: 'Key (email)=(ada@example.com) already exists.',
  })
  const error = Object.assign(new Error('Failed query: insert\nparams: Ada,Byron', { cause }), {
    query: 'insert into "customers" values ($1, $2)',
    params: ['Ada', 'Byron'],
  })
  log.error({ err: error }, 'not saved')
  log.warn({ cause: error, details: 'Variable "$address" got invalid value {"city":"Parma"}' }, 'problem')
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { err: { message: 'Failed query', causes: [{ code: '23505', table: 'customers' }] }, msg: 'not saved' },
    { cause: { message: 'Failed query' }, details: 'Variable "$address" got invalid value …' },
  ])
  expect(lines.join('')).not.toMatch(/Ada|Byron|example|Parma/)
})

test('each logged error is observed', () => {
  const errors: unknown[] = []
  const log = createLogger('info', {
    destination: { write: () => undefined },
    onError: (error) => void errors.push(error),
  })
  const error = new Error('full')
  log.error({ err: error }, 'not stored')
  log.info('a line')
  expect(errors).toEqual([error])
})

test.runIf(existsSync('/dev/full'))('a log on a full disk ends nothing', async () => {
  const destination = logFile('/dev/full')
  const log = createLogger('info', { destination })
  for (let line = 0; line < 100; line++) log.error({ err: new Error('lost') }, 'x'.repeat(100_000))
  await new Promise((resolve) => setImmediate(resolve))
})
