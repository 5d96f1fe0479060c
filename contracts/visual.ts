import { z } from 'zod'

/**
 * The visual search service. Every call requires `Authorization: Bearer {token}`, which only servers have; 401 without
 * it.
 * - `POST /searches`: the bytes of a JPEG or PNG picture, with `left`, `top`, `width` and `height` in the query for a
 *   region of it. Returns `visualResponse`; 422 `visualRefusal` for an invalid picture, 413 beyond `PICTURE_BYTES_MAX`
 *   (`domain/search/picture-name.ts`), 429 with Retry-After after too many calls for one visitor (`x-visitor-key`).
 * - `GET /searches/{look}?limit=`: the products nearest to the look from an earlier response. 410 if the service has
 *   changed its embedding since.
 * - `GET /products/{number}/similar?limit=`: the products nearest to a product's first picture, without the product
 *   itself; no matches for a product without pictures.
 * - `PUT /products/{number}`: `{ pictures: [{ address, version }] }`, all pictures of a product in order; an empty list
 *   removes it. Returns `{ missing }`: the pictures that must be sent first.
 * - `PUT /pictures?address=&version=`: the bytes of a picture (WebP too). 204, or 422.
 * - `GET /embedding`: `{ name }` of the embedding; if it changes, every product must be sent again.
 */
export const visualMatch = z.object({
  /** The numeric part of the product id. */
  number: z.string(),
  /** 1 for the same picture; below 0 there is no similarity. */
  likeness: z.number(),
})
export type VisualMatch = z.infer<typeof visualMatch>

export const visualResponse = z.object({
  /** Identifies the picture in later searches; letters, digits, `-`, `_` and `.`. */
  look: z.string(),
  /** Nearest first, without duplicates. */
  matches: z.array(visualMatch),
})
export type VisualResponse = z.infer<typeof visualResponse>

const share = z.coerce.number().min(0).max(1)

/** As fractions of the picture's upright width and height. */
export const pictureRegion = z.object({ left: share, top: share, width: share, height: share })
export type PictureRegion = z.infer<typeof pictureRegion>

export const productPictures = z.object({
  pictures: z.array(z.object({ address: z.string().min(1).max(2000), version: z.string().max(200) })).max(50),
})
export type ProductPictures = z.infer<typeof productPictures>['pictures']

export const missingPictures = z.object({ missing: z.array(z.string()) })
export const embeddingResponse = z.object({ name: z.string() })

/** More than a list shows, so that some remain after filtering. */
export const MATCHES_MAX = 240

export const PICTURE_REFUSALS = {
  'picture-missing': 'No picture was sent.',
  'picture-type': 'The file is neither JPEG nor PNG by name or content (Spec §5).',
  'picture-too-large': 'The file exceeds the limit of bytes.',
  'picture-too-many-pixels': 'The picture has more pixels than the limit.',
  'picture-too-small': 'The picture, or the selected region, has too few pixels.',
  'picture-unreadable': 'The file is broken.',
  'too-many-pictures': 'One visitor sent too many pictures and must wait.',
  'look-expired': 'The link is from an earlier embedding, or is incomplete.',
  'visual-unavailable': 'The visual search service returned no usable response.',
} as const
export type PictureRefusalCode = keyof typeof PICTURE_REFUSALS

export const visualRefusal = z.object({
  code: z.enum([
    'picture-missing',
    'picture-type',
    'picture-too-large',
    'picture-too-many-pixels',
    'picture-too-small',
    'picture-unreadable',
    'too-many-pictures',
    'look-expired',
    'visual-unavailable',
  ]),
})
