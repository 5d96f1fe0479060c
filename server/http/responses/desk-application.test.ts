import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { deskSettings } from '#contracts/team/desk.ts'
import { SAMPLE_HOUSE } from '#tests/support/samples/sample-house.ts'
import { createDeskApplication } from './desk-application.ts'
import type { StaticFiles } from './static-files.ts'

const security = { isSecure: false, imageHosts: [], formOrigins: [], isDevelopment: false }
let folder: string
let desk: StaticFiles

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'desk-'))
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, 'index.html'), '<head><!--desk-settings--></head>')
  writeFileSync(join(folder, 'assets', 'index-abc.js'), 'start()')
  desk = createDeskApplication(folder, { ...SAMPLE_HOUSE, name: 'Casa </script>' }, security, {
    hasStudio: false,
  })
})
afterAll(() => rmSync(folder, { recursive: true }))

function get(path: string): Response | null {
  return desk(new Request(`http://shop.example${path}`), path)
}

describe('the desk', () => {
  test.each(['/desk', '/desk/', '/desk/orders', '/desk/orders/42/show', '/desk/content'])(
    '%s shows its document',
    (path) => {
      expect(get(path)?.status).toBe(200)
      expect(get(path)?.headers.get('content-type')).toContain('text/html')
    },
  )

  test.each([
    '/desk/sign-in',
    '/desk/callback',
    '/desk/api',
    '/desk/api/orders',
    '/desk/content/api/v1/users/me',
    '/desks',
    '/',
    '/en-us/desk',
  ])('%s is not its own', (path) => expect(get(path)).toBeNull())

  test('its files are cached for a year, and a missing one is not the document', () => {
    expect(get('/desk/assets/index-abc.js')?.headers.get('cache-control')).toContain('immutable')
    expect(get('/desk/assets/index-old.js')?.status).toBe(404)
  })

  test('each document has a nonce of its own, which alone allows inline styles', async () => {
    const [first, second] = [get('/desk'), get('/desk')]
    const html = (await first?.text()) ?? ''
    const block = /<script type="application\/json" id="desk-settings">(.*?)<\/script>/.exec(html)?.[1] ?? ''
    const { house, nonce } = deskSettings.parse(JSON.parse(block))
    expect(house).toBe('Casa </script>')
    const policy = first?.headers.get('content-security-policy') ?? ''
    expect(policy).toContain(`'nonce-${nonce}'`)
    expect(policy).not.toContain('unsafe')
    expect(second?.headers.get('content-security-policy')).not.toContain(nonce)
    expect(first?.headers.get('cache-control')).toBe('no-store')
  })

  test('without a build it says so', () => {
    const missing = createDeskApplication(join(folder, 'none'), SAMPLE_HOUSE, security, { hasStudio: false })
    expect(missing(new Request('http://shop.example/desk'), '/desk')?.status).toBe(503)
  })
})
