import type { Tearsheet } from '#contracts/tearsheet.ts'

/** Pixels, of the widths that pictures are offered in: 220 to the inch and more at the width in which each is printed. */
const WIDTHS = { first: 1080, others: 512, finish: 360 } as const

/** The pictures that a tearsheet shows, each with its width in pixels; one without a drawing shows more of them. */
export function tearsheetPictures({
  pictures: [first, ...others],
  cadFile,
  finishes,
}: Pick<Tearsheet, 'pictures' | 'cadFile' | 'finishes'>): ReadonlyMap<string, number> {
  const swatches = finishes.flatMap(({ picture, swatchColor }) =>
    picture !== null && swatchColor === null ? [picture] : [],
  )
  return new Map([
    ...swatches.map((url) => [url, WIDTHS.finish] as const),
    ...(cadFile === null ? others : []).map((url) => [url, WIDTHS.others] as const),
    ...(first === undefined ? [] : [[first, WIDTHS.first] as const]),
  ])
}
