import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CONTENT, type EmbeddedContent, startContent, TOKENS } from '../support/embedded-content.ts'
import { SIDES } from '../support/served.ts'

const background = '#24402f'
const png = await sharp({ create: { width: 6, height: 4, channels: 3, background } })
  .png()
  .toBuffer()
const DOCUMENT = {
  _id: expect.stringMatching(/^image-[0-9a-f]{40}-6x4-png$/),
  _type: 'sanity.imageAsset',
  originalFilename: 'green.png',
  extension: 'png',
  mimeType: 'image/png',
  sha1hash: expect.stringMatching(/^[0-9a-f]{40}$/),
  size: png.byteLength,
  url: expect.stringMatching(/^\/services\/content\/images\/house\/production\/[0-9a-f]{40}-6x4\.png$/),
  metadata: { dimensions: { width: 6, height: 4, aspectRatio: 1.5 } },
}

describe.each(SIDES)('assets uploaded by editors, %s', (side) => {
  let content: EmbeddedContent
  beforeAll(async () => {
    content = await startContent(side)
  })
  afterAll(() => content.close())

  const upload = (token?: string) => {
    const client = content.official({ ...(token && { token }), perspective: 'raw' })
    return client.assets.upload('image', png, { filename: 'green.png' })
  }
  const get = (path: string) => content.service.fetch(new Request(`http://content${path}`))

  test('the official client uploads a picture, which is stored once and served', async () => {
    const first = await upload(TOKENS.write)
    expect(first).toMatchObject(DOCUMENT)
    expect((await upload(TOKENS.write))._id).toBe(first._id)
    const stored = await content.official().fetch('*[_type == "sanity.imageAsset"]')
    expect(stored).toMatchObject([DOCUMENT])
    const served = await get(first.url.replace('/services/content', ''))
    expect(new Uint8Array(await served.arrayBuffer())).toEqual(new Uint8Array(png))
    expect(served.headers.get('content-type')).toBe('image/png')
    expect(served.headers.get('content-security-policy')).toContain('sandbox')
  })

  test('a picture that the demonstration already has is recognized by its bytes', async () => {
    const { sha1hash } = await upload(TOKENS.write)
    const editor = content.official({ token: TOKENS.write, perspective: 'raw' })
    await editor.delete({ query: '*[_type == "sanity.imageAsset"]' })
    await editor.create({
      _id: 'image-green',
      _type: 'sanity.imageAsset',
      sha1hash,
      url: '/pictures/green.png',
    })
    expect((await upload(TOKENS.write))._id).toBe('image-green')
  })

  test('a file is served as a download and never as a page', async () => {
    const editor = content.official({ token: TOKENS.write })
    const script = Buffer.from('<script>alert(1)</script>')
    const { _id, url } = await editor.assets.upload('file', script, { filename: 'Page.HTML' })
    expect(_id).toMatch(/^file-[0-9a-f]{40}-html$/)
    const served = await get(url.replace('/services/content', ''))
    expect(served.headers.get('content-type')).toBe('application/octet-stream')
  })

  test.each([undefined, TOKENS.preview])('with the token %s uploads are refused', async (token) => {
    await expect(upload(token)).rejects.toMatchObject({ statusCode: 403 })
  })

  test.each(['words', ''])('%j is refused because it is not a picture', async (text) => {
    const editor = content.official({ token: TOKENS.write })
    await expect(editor.assets.upload('image', Buffer.from(text))).rejects.toMatchObject({
      statusCode: 400,
    })
  })

  test.each([
    '/images/house/production/none.png',
    '/images/other/production/a.png',
    '/images/house/staging/a.png',
  ])('uploads to %s are refused with 404', async (path) => {
    expect((await get(path)).status).toBe(404)
  })
})

test('an unknown dataset takes no uploads', async () => {
  const content = await startContent('in process')
  const elsewhere = content.official({ token: TOKENS.write }).withConfig({ ...CONTENT, dataset: 'staging' })
  await expect(elsewhere.assets.upload('image', png)).rejects.toMatchObject({ statusCode: 404 })
  await content.close()
})
