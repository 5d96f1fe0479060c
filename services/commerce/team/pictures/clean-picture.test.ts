import sharp from 'sharp'
import { expect, test } from 'vitest'
import { cleanPicture } from './clean-picture.ts'

const plain = (width = 40, height = 20) =>
  sharp({ create: { width, height, channels: 3, background: '#b5a642' } })

test.each([
  ['JPEG', 'jpg', plain().jpeg()],
  ['PNG', 'png', plain().png()],
  ['WebP', 'webp', plain().webp()],
  ['AVIF', 'avif', plain().avif()],
] as const)('a %s keeps its format and size', async (_, extension, picture) => {
  expect(await cleanPicture(await picture.toBuffer())).toMatchObject({
    ok: true,
    value: { extension, width: 40, height: 20 },
  })
})

test('a picture loses its metadata, and is turned upright', async () => {
  const withLocation = await plain()
    .jpeg()
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '45/1 26/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .toBuffer()
  expect((await sharp(withLocation).metadata()).exif).toBeDefined()
  const cleaned = await cleanPicture(withLocation)
  if (!cleaned.ok) throw new Error(cleaned.code)
  expect(cleaned.value).toMatchObject({ width: 20, height: 40 })
  const { exif, orientation, xmp } = await sharp(cleaned.value.bytes).metadata()
  expect([exif, xmp, orientation]).toEqual([undefined, undefined, undefined])
})

test.each([
  ['text', 'picture-unreadable', new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ['nothing', 'picture-unreadable', new Uint8Array()],
  ['a file that is too large', 'picture-too-large', new Uint8Array(25_000_001)],
] as const)('%s is refused', async (_, code, bytes) => {
  expect(await cleanPicture(bytes)).toEqual({ ok: false, code })
})

test('a GIF, a broken picture, and one with too many pixels are refused', async () => {
  const jpeg = await plain(400, 400).jpeg().toBuffer()
  expect(await cleanPicture(await plain().gif().toBuffer())).toMatchObject({ code: 'picture-unreadable' })
  expect(await cleanPicture(jpeg.subarray(0, jpeg.length / 2))).toMatchObject({ code: 'picture-unreadable' })
  const huge = await plain(8000, 8000).png({ compressionLevel: 9 }).toBuffer()
  expect(await cleanPicture(huge)).toMatchObject({ code: 'picture-too-large' })
})

test('a very long picture is made smaller', async () => {
  expect(await cleanPicture(await plain(6000, 60).png().toBuffer())).toMatchObject({
    value: { width: 5000, height: 50 },
  })
})
