import { crc32 } from 'node:zlib'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { visualResponse } from '#contracts/visual.ts'
import { freshDatabase } from '#tests/support/database.ts'
import { eventually } from '#tests/support/eventually.ts'
import { testLimiter } from '#tests/support/limiter.ts'
import { createDescriptorEmbedder } from './descriptor/embedder.ts'
import { writeLook } from './look.ts'
import { createVisualService, type VisualOptions } from './service.ts'

const TOKEN = 'a token that only servers hold'

async function openService(options: Pick<VisualOptions, 'knownLooks'> = {}) {
  const database = await freshDatabase('kernel', 'visual')
  const service = createVisualService({
    reportError: (error) => console.error(error),
    database,
    embedder: createDescriptorEmbedder(),
    token: TOKEN,
    limiter: testLimiter(database),
    ...options,
  })
  onTestFinished(async () => {
    await service.close()
    await database.close()
  })
  const call = (
    method: string,
    path: string,
    body?: Uint8Array | object,
    headers: Record<string, string> = {},
  ) =>
    service.fetch(
      new Request(`http://visual${path}`, {
        method,
        headers: { authorization: `Bearer ${TOKEN}`, ...headers },
        ...(body && { body: body instanceof Uint8Array ? new Uint8Array(body) : JSON.stringify(body) }),
      }),
    )
  return { call, database }
}

type Call = Awaited<ReturnType<typeof openService>>['call']

/** Draws a disc or a block of one color on a plain background. */
function drawn(
  colour: string,
  shape: 'disc' | 'block',
  format: 'jpeg' | 'png' | 'webp' | 'gif' = 'png',
): Promise<Buffer> {
  const piece =
    shape === 'disc'
      ? `<circle cx="150" cy="190" r="80" fill="${colour}"/>`
      : `<rect x="110" y="90" width="90" height="220" fill="${colour}"/>`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="380"><rect width="300" height="380" fill="#d8d0c4"/>${piece}</svg>`
  return sharp(Buffer.from(svg)).toFormat(format).toBuffer()
}

async function offer(call: Call, number: number, picture: Buffer): Promise<void> {
  const pictures = [{ address: `/pictures/${number}.webp`, version: '1' }]
  const first = await call('PUT', `/products/${number}`, { pictures })
  expect(await first.json()).toEqual({ missing: [`/pictures/${number}.webp`] })
  const query = new URLSearchParams(pictures[0])
  expect((await call('PUT', `/pictures?${query}`, picture)).status).toBe(204)
  expect(await (await call('PUT', `/products/${number}`, { pictures })).json()).toEqual({ missing: [] })
}

const readMatches = async (response: Response) => {
  const { matches } = visualResponse.parse(await response.json())
  return matches.map(({ number }) => number)
}

async function openHouse() {
  const opened = await openService()
  await offer(opened.call, 1, await drawn('#a03020', 'disc', 'webp'))
  await offer(opened.call, 2, await drawn('#a03020', 'block', 'webp'))
  await offer(opened.call, 3, await drawn('#204080', 'disc', 'webp'))
  const { call } = opened
  await eventually(async () => {
    const all = await call('POST', '/searches', await drawn('#a03020', 'disc'))
    expect(await readMatches(all)).toHaveLength(3)
  })
  return opened
}

test('a picture finds the piece that looks like it, and so does its look', async () => {
  const { call } = await openHouse()
  const response = await call('POST', '/searches', await drawn('#b04030', 'disc', 'jpeg'))
  const { look, matches } = visualResponse.parse(await response.json())
  expect(matches[0]?.number).toBe('1')
  expect(matches[0]?.likeness).toBeGreaterThan(0.9)

  const again = visualResponse.parse(await (await call('GET', `/searches/${look}?limit=2`)).json())
  expect(again.matches).toEqual(matches.slice(0, 2))
})

test('only the selected region of a picture is searched for', async () => {
  const { call } = await openHouse()
  const [left, right] = [await drawn('#204080', 'disc'), await drawn('#a03020', 'block')]
  const both = await sharp({ create: { width: 600, height: 380, channels: 3, background: '#d8d0c4' } })
    .composite([
      { input: left, left: 0, top: 0 },
      { input: right, left: 300, top: 0 },
    ])
    .png()
    .toBuffer()
  const at = (share: number) =>
    new URLSearchParams({ left: String(share), top: '0', width: '0.5', height: '1' })
  expect((await readMatches(await call('POST', `/searches?${at(0)}`, both)))[0]).toBe('3')
  expect((await readMatches(await call('POST', `/searches?${at(0.5)}`, both)))[0]).toBe('2')
})

test('a picture that comes with its look is not embedded again', async () => {
  const known = new Int8Array(createDescriptorEmbedder().length).fill(7)
  const { call } = await openService({ knownLooks: { find: async () => known } })
  await offer(call, 1, Buffer.from('never decoded'))
  await eventually(async () => {
    const response = visualResponse.parse(await (await call('GET', '/products/1/similar')).json())
    expect(response.look).toBe(writeLook(known))
  })
})

test('products similar to a product do not include itself', async () => {
  const { call } = await openHouse()
  const similar = await readMatches(await call('GET', '/products/1/similar?limit=10'))
  expect(similar).toHaveLength(2)
  expect(similar).not.toContain('1')
  expect(await readMatches(await call('GET', '/products/99/similar'))).toEqual([])
})

test('a product without pictures is no longer found, also in other processes', async () => {
  const { call, database } = await openHouse()
  const other = createVisualService({
    reportError: (error) => console.error(error),
    database,
    embedder: createDescriptorEmbedder(),
    token: TOKEN,
    limiter: testLimiter(database),
  })
  onTestFinished(() => other.close())
  const similarThere = async () =>
    readMatches(
      await other.fetch(
        new Request('http://visual/products/1/similar', { headers: { authorization: `Bearer ${TOKEN}` } }),
      ),
    )
  expect(await similarThere()).toEqual(expect.arrayContaining(['2', '3']))
  await call('PUT', '/products/2', { pictures: [] })
  await eventually(async () => expect(await similarThere()).toEqual(['3']))
})

test('a new version of a stored picture is requested again', async () => {
  const { call } = await openHouse()
  const pictures = [{ address: '/pictures/1.webp', version: '2' }]
  const response = await call('PUT', '/products/1', { pictures })
  expect(await response.json()).toEqual({ missing: ['/pictures/1.webp'] })
})

test('requests without the token are refused', async () => {
  const { call } = await openService()
  const refused = await call('GET', '/products/1/similar', undefined, { authorization: 'Bearer another' })
  expect(refused.status).toBe(401)
})

const SVG = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="90" height="90"/>')

// spec 5: image search accepts only JPEG and PNG, by content
test.each([
  ['nothing', async () => Buffer.alloc(0), 422, 'picture-missing'],
  ['a GIF', () => drawn('#a03020', 'disc', 'gif'), 422, 'picture-type'],
  ['a WebP', () => drawn('#a03020', 'disc', 'webp'), 422, 'picture-type'],
  ['a drawing in SVG', async () => SVG, 422, 'picture-type'],
  ['a text', async () => Buffer.from('no picture at all'), 422, 'picture-type'],
  [
    'half a JPEG',
    async () => (await drawn('#a03020', 'disc', 'jpeg')).subarray(0, 700),
    422,
    'picture-unreadable',
  ],
  ['a PNG that claims more pixels than a camera takes', () => bomb(), 413, 'picture-too-many-pixels'],
  ['a file of 13 MB', async () => Buffer.alloc(13_000_000, 1), 413, 'picture-too-large'],
  ['a speck', () => speck(), 422, 'picture-too-small'],
])('%s is refused', async (_, make, status, code) => {
  const { call } = await openService()
  const bytes = await make()
  const response = await call('POST', '/searches', bytes.length > 0 ? new Uint8Array(bytes) : undefined)
  expect({ status: response.status, body: await response.json() }).toEqual({ status, body: { code } })
})

test('the number of pictures per visitor is limited', async () => {
  const { call } = await openService()
  const picture = await drawn('#a03020', 'disc')
  const sent = (visitor: string) => call('POST', '/searches', picture, { 'x-visitor-key': visitor })
  let last = await sent('one')
  for (let count = 0; count < 40 && last.status === 200; count++) last = await sent('one')
  expect(last.status).toBe(429)
  expect(Number(last.headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await sent('another')).status).toBe(200)
})

test.each([
  ['-', 410],
  ['short', 410],
  ['%00', 410],
  ['A'.repeat(774), 200],
])('the look %s is answered or refused, never a fault', async (look, expected) => {
  const { call } = await openService()
  expect((await call('GET', `/searches/${look}`)).status).toBe(expected)
})

/** Returns a small file whose header claims 900 million pixels. */
async function bomb(): Promise<Buffer> {
  const small = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#fff' } })
    .png()
    .toBuffer()
  const header = small.subarray(12, 29)
  header.writeUInt32BE(30_000, 4)
  header.writeUInt32BE(30_000, 8)
  small.writeUInt32BE(crc32(header), 29)
  return small
}

function speck(): Promise<Buffer> {
  return sharp({ create: { width: 8, height: 8, channels: 3, background: '#fff' } })
    .png()
    .toBuffer()
}
