import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { createStaticFiles } from './static-files.ts'

const folder = mkdtempSync(join(tmpdir(), 'static-'))
mkdirSync(join(folder, 'assets'))
writeFileSync(join(folder, 'assets', 'a-1.js'), 'plain')
writeFileSync(join(folder, 'assets', 'a-1.js.br'), 'brotli')
writeFileSync(join(folder, 'favicon.svg'), '<svg/>')
writeFileSync(join(folder, '.secret'), 'hidden')
afterAll(() => rmSync(folder, { recursive: true }))
const serve = createStaticFiles(folder)
const request = (path: string, headers: Record<string, string> = {}) =>
  serve(new Request(`http://shop.example${path}`, { headers }), path)

test('a file with a content hash in its name is cached forever, compressed', async () => {
  const response = request('/assets/a-1.js', { 'accept-encoding': 'gzip, br' })
  expect(response?.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(response?.headers.get('content-encoding')).toBe('br')
  expect(await response?.text()).toBe('brotli')
  expect(await request('/assets/a-1.js')?.text()).toBe('plain')
})

test('a file with a fixed name is revalidated', () => {
  const etag = request('/favicon.svg')?.headers.get('etag') ?? ''
  expect(request('/favicon.svg')?.headers.get('cache-control')).toBe('public, max-age=3600')
  expect(request('/favicon.svg', { 'if-none-match': etag })?.status).toBe(304)
})

test.each(['/assets/b.js', '/.secret', '/assets/a-1.js.br', '/../package.json', '/assets'])(
  '%s is not a file of the shop',
  (path) => {
    expect(request(path)).toBeNull()
  },
)
