import { brotliDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { compressResponse } from './render-page.ts'

const request = new Request('https://shop.example/', { headers: { 'accept-encoding': 'br' } })

test('a stream of events is passed on as it comes, since it has no end to wait for', async () => {
  const endless = new ReadableStream({
    start: (controller) => controller.enqueue(new TextEncoder().encode('data: 1\n\n')),
  })
  const headers = { 'content-type': 'text/event-stream; charset=utf-8' }
  const response = await compressResponse(request, new Response(endless, { headers }))
  expect(response.headers.get('content-encoding')).toBeNull()
  const reader = response.body?.getReader()
  expect(new TextDecoder().decode((await reader?.read())?.value)).toBe('data: 1\n\n')
  await reader?.cancel()
})

test('a page is compressed', async () => {
  const headers = { 'content-type': 'text/html; charset=utf-8' }
  const response = await compressResponse(request, new Response('<p>'.repeat(1_000), { headers }))
  expect(response.headers.get('content-encoding')).toBe('br')
})

// spec 6: files are sent whole, also compressed
test('a file no longer states its length once it is compressed', async () => {
  const text = 'Article;Title\n'.repeat(1_000)
  const headers = { 'content-type': 'text/csv; charset=utf-8', 'content-length': String(text.length) }
  const response = await compressResponse(request, new Response(text, { headers }))
  const bytes = Buffer.from(await response.arrayBuffer())
  expect(brotliDecompressSync(bytes).toString()).toBe(text)
  expect(response.headers.get('content-length')).toBeNull()
})
