import { expect, test } from 'vitest'
import { parseImageRequest } from './image-request.ts'

const HOSTS = ['cdn.example.com']

function call(search: Record<string, string>, accept: string | null = null) {
  return parseImageRequest(
    new URL(`https://shop.example/images?${new URLSearchParams(search)}`),
    accept,
    (host) => HOSTS.includes(host),
  )
}

// spec 7: image requests go through an optimiser with url, w and q (default 75)
test('a picture of ours, in an available width and the default quality', () => {
  expect(call({ url: '/pictures/lamp-main.webp', w: '750' })).toEqual({
    ok: true,
    value: {
      source: { kind: 'own', name: 'lamp-main.webp' },
      width: 750,
      quality: 75,
      format: 'jpeg',
      isFormatNamed: false,
    },
  })
})

test.each(['360', '512', '750', '1080', '1920', '2048'])('the width %s is on offer', (w) => {
  expect(call({ url: '/pictures/a.webp', w }).ok).toBe(true)
})

test.each(['', '0', '-750', '751', '4096', '750.0', '7e2', ' 750'])('the width "%s" is not', (w) => {
  expect(call({ url: '/pictures/a.webp', w })).toEqual({ ok: false, code: 'width-not-offered' })
})

test.each(['1', '74', '76', '100', 'best'])('the quality "%s" is not on offer', (q) => {
  expect(call({ url: '/pictures/a.webp', w: '750', q })).toEqual({ ok: false, code: 'quality-not-offered' })
})

test.each([
  ['image/avif,image/webp,*/*', 'avif'],
  ['image/webp,*/*', 'webp'],
  ['image/*', 'jpeg'],
  [null, 'jpeg'],
])('a browser that takes %s is given %s', (accept, format) => {
  const parsed = call({ url: '/pictures/a.webp', w: '750' }, accept)
  expect(parsed.ok && parsed.value.format).toBe(format)
})

test.each(['jpeg', 'webp', 'avif'])('the format %s may be named, whatever the browser takes', (format) => {
  const requested = call({ url: '/pictures/a.webp', w: '750', format }, 'image/avif,image/webp,*/*')
  expect(requested.ok && [requested.value.format, requested.value.isFormatNamed]).toEqual([format, true])
})

test.each(['', 'png', 'svg', 'JPEG', '../jpeg'])('the format "%s" is not on offer', (format) => {
  const requested = call({ url: '/pictures/a.webp', w: '750', format }, 'image/avif')
  expect(requested).toEqual({ ok: false, code: 'format-not-offered' })
})

test('a picture that editors uploaded', () => {
  const requested = call({ url: '/services/content/images/house/production/ab-8x6.webp', w: '750' })
  const source = { kind: 'uploaded', path: '/images/house/production/ab-8x6.webp' }
  expect(requested.ok && requested.value.source).toEqual(source)
})

test('a picture of an allowed host', () => {
  const requested = call({ url: 'https://cdn.example.com/a.jpg?v=1', w: '750' })
  expect(requested.ok && requested.value.source.kind).toBe('remote')
})

test.each([
  '',
  'lamp.webp',
  '/pictures/',
  '/pictures/../secrets.json',
  '/pictures/%2e%2e/secrets.json',
  '/pictures/.hidden',
  '/pictures/a//b.webp',
  '/pictures/a/../b.webp',
  '/pictures/a/.b.webp',
  '/pictures/a%2Fb.webp',
  '/data/secrets.json',
  '/services/content/files/house/production/a.pdf',
  '/services/content/images/house/../../secrets.json',
  '/services/content/v1/data/query/production',
  'https://evil.example/a.jpg',
  'https://cdn.example.com.evil.example/a.jpg',
  'https://cdn.example.com@evil.example/a.jpg',
  'https://user:pass@cdn.example.com/a.jpg',
  'https://cdn.example.com:8443/a.jpg',
  'http://cdn.example.com/a.jpg',
  'http://127.0.0.1/a.jpg',
  'http://[::1]/a.jpg',
  '//cdn.example.com/a.jpg',
  'file:///etc/passwd',
  'data:image/png;base64,AAAA',
])('the source "%s" is refused', (url) => {
  expect(call({ url, w: '750' })).toEqual({ ok: false, code: 'source-not-allowed' })
})
