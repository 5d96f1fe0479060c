import sharp from 'sharp'
import { expect, test } from 'vitest'
import type { RgbPicture } from '../../picture/rgb-picture.ts'
import { findPhoto } from './find-photo.ts'

/** A photo of 120 by 90 pixels with a red disc at the upper left of a gray wall. */
const PHOTO = `<svg xmlns="http://www.w3.org/2000/svg" width="120" height="90"><rect width="120" height="90" fill="#9c9488"/><circle cx="35" cy="30" r="20" fill="#a03020"/></svg>`

async function toRgb(svg: string): Promise<RgbPicture> {
  const { data, info } = await sharp(Buffer.from(svg)).flatten().raw().toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, rgb: data }
}

/** Places the photo on a plain background of 240 by 240 pixels. */
const onGround = (transform: string, ground = '#ffffff', more = '') =>
  toRgb(
    `<svg xmlns="http://www.w3.org/2000/svg" width="240" height="240"><rect width="240" height="240" fill="${ground}"/>
    <g transform="${transform}">${PHOTO}</g>${more}</svg>`,
  )

/** Returns the color at a position given as shares of both sides. */
function colorAt({ width, height, rgb }: RgbPicture, across: number, down: number): number[] {
  const at = (Math.floor(down * height) * width + Math.floor(across * width)) * 3
  return [...rgb.subarray(at, at + 3)]
}

// spec 1: search by image: tilted copies and screenshots are found by the photo in them (issue 22)
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

/** A phone screen of 240 by 400 pixels. */
const screen = (content: string) =>
  toRgb(`<svg xmlns="http://www.w3.org/2000/svg" width="240" height="400">${content}</svg>`)
const bar = (y: number, height: number, fill: string) =>
  `<rect y="${y}" width="240" height="${height}" fill="${fill}"/>`
const photoAt = (x: number, y: number, scale: number) =>
  `<g transform="translate(${x} ${y}) scale(${scale})">${PHOTO}</g>`

test.each([
  [
    'under a dark bar of a browser',
    bar(0, 400, '#fff') + bar(0, 50, '#202124') + photoAt(0, 90, 2),
    [240, 180],
  ],
  [
    'at the top of a page',
    `<linearGradient id="wall"><stop stop-color="#948c80"/><stop offset="1" stop-color="#a49c90"/></linearGradient>${
      bar(0, 400, '#fff') + bar(0, 180, 'url(#wall)')
    }<circle cx="70" cy="60" r="40" fill="#a03020"/>`,
    [240, 180],
  ],
  [
    'between two bars of tools',
    bar(0, 400, '#fff') + bar(0, 50, '#d8d8d8') + bar(350, 50, '#d8d8d8') + photoAt(0, 100, 2),
    [240, 180],
  ],
  [
    'in a bubble with a caption, on the wall of a chat',
    `${bar(0, 400, '#d5e3ec') + bar(0, 50, '#008069')}<rect x="20" y="80" width="188" height="170" rx="6" fill="#fff"/>
    ${photoAt(24, 84, 1.5)}<rect x="30" y="230" width="70" height="9" fill="#444"/>`,
    [180, 135],
  ],
] as const)('a photo %s is found without the rest', async (_, content, [width, height]) => {
  const photo = await findPhoto(await screen(content))
  if (!photo) throw new Error('No photo')
  expect(Math.abs(photo.width - width)).toBeLessThan(14)
  expect(Math.abs(photo.height - height)).toBeLessThan(14)
  for (const across of [0.01, 0.99])
    for (const down of [0.01, 0.99])
      for (const [channel, value] of colorAt(photo, across, down).entries())
        expect(Math.abs(value - ([0x9c, 0x94, 0x88][channel] ?? 0))).toBeLessThan(9)
})

test('rounded corners of a photo take the colors beside them', async () => {
  const photo = await findPhoto(
    await screen(
      `${bar(0, 400, '#fff')}<rect x="20" y="60" width="200" height="250" rx="16" fill="#9c9488"/><circle cx="120" cy="200" r="40" fill="#a03020"/>`,
    ),
  )
  if (!photo) throw new Error('No photo')
  expect(Math.min(...photo.rgb.filter((_, at) => at % 3 === 2))).toBe(0x20)
  expect(Math.max(...photo.rgb.filter((_, at) => at % 3 === 2))).toBeLessThan(0x9c)
})

test.each([
  ['a photo without a ground', PHOTO],
  [
    'a round thing on a plain ground',
    `<svg xmlns="http://www.w3.org/2000/svg" width="90" height="90"><rect width="90" height="90" fill="#fff"/><circle cx="45" cy="45" r="30" fill="#a03020"/></svg>`,
  ],
  [
    'a floor below a wall, whose light changes,',
    `<svg xmlns="http://www.w3.org/2000/svg" width="90" height="90"><linearGradient id="wall"><stop stop-color="#b8b0a4"/><stop offset="0.5" stop-color="#c2baae"/><stop offset="1" stop-color="#b8b0a4"/></linearGradient><linearGradient id="floor"><stop stop-color="#806040"/><stop offset="0.5" stop-color="#8a6a4a"/><stop offset="1" stop-color="#806040"/></linearGradient><rect width="90" height="90" fill="url(#floor)"/><rect width="90" height="40" fill="url(#wall)"/></svg>`,
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
