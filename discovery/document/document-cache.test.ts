import { expect, test } from 'vitest'
import { createDocumentCache } from './document-cache.ts'
import { type MachineDocument, SourceUnavailable } from './machine-document.ts'

const XML = 'application/xml'

function setUp(maxBytes = 1_000_000) {
  const errors: unknown[] = []
  let now = 1_000
  const cache = createDocumentCache({
    maxBytes,
    maxAgeSeconds: 60,
    nowMs: () => now,
    report: (error) => errors.push(error),
  })
  const call = (address: string, document: MachineDocument, headers: Record<string, string> = {}) =>
    cache.respond(new Request(`https://shop.example${address}`, { headers }), address, document)
  return { cache, call, faults: errors, later: (ms: number) => (now += ms) }
}

/** A document with numbered pieces that counts how often it was written. */
function counted(pieces = 3, { dependsOnProducts = true } = {}) {
  const written = { times: 0 }
  const document: MachineDocument = {
    contentType: XML,
    dependsOnProducts,
    async open() {
      written.times++
      return numbers(pieces)
    },
  }
  return { document, written }
}

async function* numbers(pieces: number): AsyncIterable<string> {
  for (let at = 0; at < pieces; at++) yield `<piece n="${at}"/>`.repeat(100)
}

test('a document is written once for any number of readers, and complete for each', async () => {
  const { call } = setUp()
  const { document, written } = counted()
  const responses = await Promise.all([1, 2, 3].map(() => call('/a.xml', document)))
  const texts = await Promise.all(responses.map((response) => response.text()))
  expect(new Set(texts).size).toBe(1)
  expect(texts[0]).toHaveLength(300 * '<piece n="0"/>'.length)
  expect(await (await call('/a.xml', document)).text()).toBe(texts[0])
  expect(written.times).toBe(1)
})

test('it is compressed for clients that accept it, and 304 for those that have it', async () => {
  const { call } = setUp()
  const { document } = counted()
  await (await call('/a.xml', document)).text()
  const compressed = await call('/a.xml', document, { 'accept-encoding': 'br, gzip' })
  expect(compressed.headers.get('content-encoding')).toBe('gzip')
  const etag = compressed.headers.get('etag') ?? ''
  expect((await call('/a.xml', document, { 'if-none-match': etag })).status).toBe(304)
  expect(
    (await call('/a.xml', document, { 'accept-encoding': 'gzip;q=0' })).headers.has('content-encoding'),
  ).toBe(false)
})

test('a reader receives the start before the end is written', async () => {
  const { call } = setUp()
  let finish = () => {}
  const finished = new Promise<void>((resolve) => {
    finish = resolve
  })
  async function* slow() {
    for (let at = 0; at < 3000; at++) yield `${at} ${Math.sin(at)}\n`.repeat(20)
    await finished
    yield 'the end'
  }
  const response = await call('/a.xml', {
    contentType: XML,
    dependsOnProducts: false,
    open: async () => slow(),
  })
  const reader = response.body?.getReader()
  const first = await reader?.read()
  expect(first?.value?.length).toBeGreaterThan(0)
  finish()
  let text = ''
  for (let step = await reader?.read(); step && !step.done; step = await reader?.read())
    text += new TextDecoder().decode(step.value)
  expect(text.endsWith('the end')).toBe(true)
})

test.each([
  ['products', true, 2],
  ['products', false, 1],
  ['everything', false, 2],
] as const)(
  'after a change of %s a document that depends on products: %s is written %i times',
  async (what, dependsOnProducts, times) => {
    const { cache, call } = setUp()
    const { document, written } = counted(1, { dependsOnProducts })
    await (await call('/a.xml', document)).text()
    cache.purge(what)
    await (await call('/a.xml', document)).text()
    expect(written.times).toBe(times)
  },
)

test('a change while it is written prevents caching', async () => {
  const { cache, call } = setUp()
  const { document, written } = counted()
  const response = await call('/a.xml', document)
  cache.purge('products')
  await response.text()
  await (await call('/a.xml', document)).text()
  expect(written.times).toBe(2)
})

test('it is written again when it expires, and the least recently used one is evicted', async () => {
  const { call, later, cache } = setUp(100)
  const [one, other] = [counted(), counted()]
  await (await call('/one.xml', one.document)).text()
  later(60_001)
  await (await call('/one.xml', one.document)).text()
  expect(one.written.times).toBe(2)
  await (await call('/other.xml', other.document)).text()
  expect(cache.size().documents).toBe(1)
})

test('a document being written when the shop closes is aborted without a report', async () => {
  const { call, faults: errors, cache } = setUp()
  async function* endless() {
    for (let at = 0; ; at++) {
      await new Promise((resolve) => setImmediate(resolve))
      yield `${at} `
    }
  }
  const open = async () => endless()
  const response = await call('/a.xml', { contentType: XML, dependsOnProducts: true, open })
  await cache.close()
  await expect(response.text()).rejects.toThrow()
  expect(errors).toEqual([])
})

test('an unavailable source is a 503; one that fails midway aborts the document, and neither is cached', async () => {
  const { call, faults: errors, cache } = setUp()
  const silent: MachineDocument = {
    contentType: XML,
    dependsOnProducts: true,
    open: () => Promise.reject(new SourceUnavailable('content-unavailable')),
  }
  expect((await call('/a.xml', silent)).status).toBe(503)
  async function* breaking() {
    yield 'a beginning'
    throw new SourceUnavailable('content-unavailable')
  }
  const broken = await call('/a.xml', { ...silent, open: async () => breaking() })
  await expect(broken.text()).rejects.toThrow()
  expect(errors).toHaveLength(1)
  expect(cache.size().documents).toBe(0)
  expect((await call('/a.xml', { ...silent, open: async () => null })).status).toBe(404)
})

test('a change while its source is opened prevents caching, too', async () => {
  const { cache, call } = setUp()
  const { document, written } = counted()
  const opening: MachineDocument = {
    ...document,
    async open() {
      const source = await document.open()
      cache.purge('products')
      return source
    },
  }
  await (await call('/a.xml', opening)).text()
  await (await call('/a.xml', document)).text()
  expect(written.times).toBe(2)
  await (await call('/a.xml', document)).text()
  expect(written.times).toBe(2)
})
