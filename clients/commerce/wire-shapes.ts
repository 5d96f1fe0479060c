import { z } from 'zod'
import { CURRENCIES, type Money, parseDecimal } from '#domain/money/money.ts'
import type { Picture } from '#domain/product/product.ts'

/** `MoneyV2` in minor units. Currencies that the shop does not have are invalid. */
export const wireMoney = z
  .object({ amount: z.string().regex(/^-?\d+(\.\d+)?$/), currencyCode: z.enum(CURRENCIES) })
  .transform(({ amount, currencyCode }): Money => parseDecimal(amount, currencyCode))

/** In pixels: a picture of unknown size counts as a square with this side. */
const UNMEASURED_SIDE = 1200

/** `Image` with the fields `url altText width height`. */
export const wireImage = z
  .object({
    url: z.string(),
    altText: z.string().nullable(),
    width: z.int().positive().nullable(),
    height: z.int().positive().nullable(),
  })
  .transform(
    ({ url, altText, width, height }): Picture => ({
      url,
      alt: altText ?? '',
      width: width ?? UNMEASURED_SIDE,
      height: height ?? UNMEASURED_SIDE,
    }),
  )

export const IMAGE_FIELDS = 'url altText width height'
export const MONEY_FIELDS = 'amount currencyCode'
