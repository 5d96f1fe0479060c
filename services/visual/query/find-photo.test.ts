import sharp from 'sharp'
import { expect, test } from 'vitest'
import type { RgbPicture } from '../picture/rgb-picture.ts'
import { findPhoto } from './find-photo.ts'

/** A photo of 120 by 90 pixels: a red disc at the upper left of a gray wall. */
const PHOTO = `<svg xmlns="http://www.w3.org/2000/svg" width="120" height="90"><rect width="120" height="90" fill="#9c9488"/><circle cx="35" cy="30" r="20" fill="#a03020"/></svg>`

async function toRgb(svg: string): Promise<RgbPicture> {
  const { data, info } = await sharp(Buffer.from(svg)).flatten().raw().toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, rgb: data }
}

/** The photo on a plain ground of 240 by 240 pixels. */
const onGround = (transform: string, ground = '#ffffff', more = '') =>
  toRgb(
    `<svg xmlns="http://www.w3.org/2000/svg" width="240" height="240"><rect width="240" height="240" fill="${ground}"/>
    <g transform="${transform}">${PHOTO}</g>${more}</svg>`,
  )

/** The color at a place in shares of both sides. */
function colorAt({ width, height, rgb }: RgbPicture, across: number, down: number): number[] {
  const at = (Math.floor(down * height) * width + Math.floor(across * width)) * 3
  return [...rgb.subarray(at, at + 3)]
}

test.each([
  ['tilted to the right', 'translate(80 50) rotate(15)', '#ffffff', ''],
  ['tilted to the left', 'translate(40 110) rotate(-20)', '#ffffff', ''],
  [
    'in a dark screenshot with a line of text',
    'translate(60 80)',
    '#141414',
    '<rect x="60" y="20" width="90" height="8" fill="#ccc"/>',
  ],
])('a photo %s is found upright', async (_, transform, ground, more) => {
  const photo = await findPhoto(await onGround(transform, ground, more))
  if (!photo) throw new Error('No photo')
  expect(Math.abs(photo.width - 120)).toBeLessThan(8)
  expect(Math.abs(photo.height - 90)).toBeLessThan(8)
  expect(colorAt(photo, 0.29, 0.33)[0]).toBeGreaterThan(colorAt(photo, 0.29, 0.33)[1] ?? 0)
  expect(colorAt(photo, 0.8, 0.8)).toEqual([0x9c, 0x94, 0x88])
})

test.each([
  ['a photo without a ground', PHOTO],
  [
    'a round thing on a plain ground',
    `<svg xmlns="http://www.w3.org/2000/svg" width="90" height="90"><rect width="90" height="90" fill="#fff"/><circle cx="45" cy="45" r="30" fill="#a03020"/></svg>`,
  ],
  [
    'a speck on a plain ground',
    `<svg xmlns="http://www.w3.org/2000/svg" width="90" height="90"><rect width="90" height="90" fill="#fff"/><rect x="40" y="40" width="9" height="9"/></svg>`,
  ],
  [
    'one color',
    `<svg xmlns="http://www.w3.org/2000/svg" width="90" height="90"><rect width="90" height="90" fill="#fff"/></svg>`,
  ],
])('in %s there is no other photo', async (_, svg) => {
  expect(findPhoto(await toRgb(svg))).toBeNull()
})
