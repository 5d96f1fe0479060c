import sharp from 'sharp'
import { expect, test } from 'vitest'
import { SAMPLE_HOUSE } from '#tests/support/samples/sample-house.ts'
import { createSiteIcons } from './site-icons.ts'

const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 16"><rect width="32" height="16" fill="#1d1b18"/></svg>'
const serve = createSiteIcons(new TextEncoder().encode(SVG), SAMPLE_HOUSE)
const request = (path: string, method = 'GET') =>
  serve(new Request(`https://shop.example${path}`, { method }), path)
const bytesOf = async (path: string) =>
  Buffer.from((await (await request(path))?.arrayBuffer()) ?? new ArrayBuffer())

test.each([
  ['/apple-touch-icon.png', 180],
  ['/icon-192.png', 192],
  ['/icon-512.png', 512],
])('%s is the favicon as a square of %d pixels, without gaps', async (path, pixels) => {
  expect(await sharp(await bytesOf(path)).metadata()).toMatchObject({
    format: 'png',
    width: pixels,
    height: pixels,
    hasAlpha: false,
  })
})

test('favicon.ico is one transparent picture of 32 pixels, where its header says', async () => {
  const ico = await bytesOf('/favicon.ico')
  expect([...ico.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 32, 32])
  const png = ico.subarray(ico.readUInt32LE(18))
  expect(png.length).toBe(ico.readUInt32LE(14))
  expect(await sharp(png).metadata()).toMatchObject({ width: 32, height: 32, hasAlpha: true })
})

// spec 2: touch icon, favicon.ico and web app manifest, drawn from the favicon of the house (issue 22)
test('the manifest names the house, and icons that exist', async () => {
  const response = await request('/site.webmanifest')
  expect(response?.headers.get('content-type')).toBe('application/manifest+json')
  const { name, icons } = JSON.parse((await response?.text()) ?? '')
  expect(name).toBe(SAMPLE_HOUSE.name)
  for (const { src, type } of icons.slice(1))
    expect((await request(src))?.headers.get('content-type')).toBe(type)
})

test('other paths and changes are no icons', async () => {
  expect(request('/toString')).toBeNull()
  expect(request('/favicon.ico', 'POST')).toBeNull()
  expect(await (await request('/favicon.ico', 'HEAD'))?.text()).toBe('')
})
