import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { createHouseFiles } from '../http/responses/house-files.ts'
import { fallbackFace, readFontMetrics, readLook } from './read-look.ts'
import { theme } from './theme-section.ts'

const folder = mkdtempSync(join(tmpdir(), 'house-look-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const FONTS = 'node_modules/@fontsource-variable'
const SERIF = `${FONTS}/bodoni-moda/files/bodoni-moda-latin-wght-normal.woff2`
const SANS = `${FONTS}/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2`
copyFileSync(SERIF, join(folder, 'serif.woff2'))
copyFileSync(SANS, join(folder, 'sans.woff2'))
writeFileSync(join(folder, 'logo.svg'), '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 30"/>')
writeFileSync(join(folder, 'broken.woff2'), 'x')

const look = (settings: object, name = 'Molino') => readLook(folder, { name, theme: theme.parse(settings) })
const font = (file: string, family: string, generic = 'serif') => ({ family, generic, files: [{ file }] })

test('a house without a theme has the tokens of the style sheet, and an icon of its first letter', () => {
  const { look: plain, files } = look({})
  expect(plain.css).toMatch(/^:root\{--wordmark-width:5\.\d\dem\}$/)
  expect(plain).toMatchObject({ fonts: null, logo: null })
  expect(new TextDecoder().decode(files.get('/favicon.svg')?.bytes)).toContain('>M</text>')
})

test('colors, fonts and corners become tokens', () => {
  const { look: themed } = look({
    colors: { ink: '#102030', accent: '#0B4A30' },
    fonts: { display: font('serif.woff2', 'Mill'), text: font('sans.woff2', 'Plain', 'sans-serif') },
    titleWeight: 600,
    wordmark: 'as-written',
    cornerRadius: 6,
  })
  for (const expected of [
    '--color-ink:#102030;--color-accent:#0b4a30;--color-veil:rgb(16 32 48/.28)',
    '--font-display:"Mill","Mill Fallback",serif',
    '--font-text:"Plain","Plain Fallback",sans-serif',
    '--tracking-wordmark:0em;--wordmark-case:none',
    '--radius-button:6px',
    '.font-display{font-weight:600}',
    '@font-face{font-family:"Mill";font-weight:400;font-style:normal;font-display:swap;src:url(/house/serif-',
    '@font-face{font-family:"Plain Fallback";src:local("Arial")',
  ])
    expect(themed.css).toContain(expected)
  expect(themed.css).not.toContain('--color-page')
  expect(themed.fonts?.normal).toHaveLength(2)
})

test('a logo takes the place of the name, in its own proportions', () => {
  const { look: drawn } = look({ logo: 'logo.svg' })
  expect(drawn.logo).toEqual({
    src: expect.stringMatching(/^\/house\/logo-\w{10}\.svg$/),
    width: 120,
    height: 30,
  })
  expect(drawn.css).not.toContain('wordmark-width')
})

test('files are cached forever under the hash of their content, and no other file is served', async () => {
  const { look: drawn, files } = look({ logo: 'logo.svg' })
  const serve = createHouseFiles(files)
  const at = (path: string) => serve(new Request(`http://shop${path}`), path)
  const logo = at(drawn.logo?.src ?? '')
  expect(logo?.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(logo?.headers.get('content-security-policy')).toContain('sandbox')
  expect(await logo?.text()).toBe(readFileSync(join(folder, 'logo.svg'), 'utf8'))
  expect(at('/favicon.svg')?.headers.get('cache-control')).toBe('public, max-age=3600')
  for (const path of ['/house/house.json', '/house/logo.svg', '/house/../package.json'])
    expect(at(path)).toBeNull()
})

test.each([
  [{ colors: { muted: '#999999' } }, /"muted".*has a contrast of 2\.85 on \\"page\\"/s],
  [{ colors: { ink: 'red' } }, /not a color such as/],
  [{ colors: { border: '#111111' } }, /border/],
  [{ fonts: { display: font('serif.ttf', 'Mill') } }, /not a WOFF2 file/],
  [{ fonts: { display: font('../serif.woff2', 'Mill') } }, /not the name of a file/],
  [{ fonts: { display: font('serif.woff2', 'Mill"}') } }, /not the name of a font/],
  [{ fonts: { display: font('none.woff2', 'Mill') } }, /none\.woff2 cannot be read/],
  [{ fonts: { display: font('broken.woff2', 'Mill') } }, /broken\.woff2 is not a font/],
])('%j is refused', (settings, message) => {
  expect(() => look(settings)).toThrow(message)
})

test.each([
  [SERIF, 'serif', 114, 118],
  [SANS, 'sans-serif', 97, 102],
] as const)(
  'the fallback of %s has nearly the size that was measured for the style sheet',
  (path, generic, least, most) => {
    const [, size] = /size-adjust:([\d.]+)%/.exec(fallbackFace('F', generic, readFontMetrics(path))) ?? []
    expect(Number(size)).toBeGreaterThan(least)
    expect(Number(size)).toBeLessThan(most)
  },
)
