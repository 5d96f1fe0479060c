import type { Currency } from '#domain/money/money.ts'
import type { Picture } from '#domain/product/product.ts'
import type { Dimensions } from '#domain/product/product-attributes.ts'
import type { Measure } from '#domain/product/units.ts'
import type { CaptchaProvider } from '#domain/request/captcha.ts'
import type { RequestKind } from '#domain/request/request-kinds.ts'
import type { FormattedCall, OfferedCall } from '../call/format-call.ts'
import type { OrderChoice } from './load-sender.server.ts'

export type FormPiece = {
  /** The page of the variant, without the locale. */
  readonly path: string
  readonly title: string
  /** Null if the title is translated. */
  readonly titleLanguage: string | null
  readonly variantTitle: string | null
  readonly artisan: string
  readonly picture: Picture | null
  /** The known sizes of width, depth and height, in the visitor's unit. */
  readonly sizes: readonly Measure[]
  /** The option values, as finishes to choose from. */
  readonly finishes: readonly string[]
  readonly isUpholstered: boolean
  readonly cm: Pick<Dimensions, 'widthCm' | 'depthCm' | 'heightCm'>
}

/** The captcha, and other ways to reach the house if it cannot be shown. */
export type FormCaptcha = {
  readonly provider: CaptchaProvider
  readonly siteKey: string
  readonly phone: { readonly display: string; readonly href: string }
  readonly email: string
}

export type LoadedForm = {
  readonly kind: RequestKind
  readonly ticket: string
  /** Form action, with the locale. */
  readonly action: string
  readonly known: Readonly<Record<string, string>>
  readonly piece: FormPiece | null
  /** The pieces of a bag, an order or a list: `2 × Canneto credenza, Oak`. */
  readonly lines: readonly string[]
  /** Sorted by name; empty for a form without a country. */
  readonly countries: readonly { readonly code: string; readonly name: string }[]
  /** The latest orders of a signed-in customer; null if the number is typed. */
  readonly orders: readonly OrderChoice[] | null
  /** The formatted time by which the house replies; null if none is promised. */
  readonly replyBy: string | null
  /** Set for a form that requests a call or meeting. */
  readonly call: { readonly offered: OfferedCall; readonly atOffice: FormattedCall } | null
  /** Absent if the house has no captcha. */
  readonly captcha?: FormCaptcha
  /** Cities of the offices open to visits; empty for a form without a meeting. */
  readonly offices: readonly string[]
  readonly unit: 'cm' | 'in'
  /** The currency of budgets. */
  readonly currency: Currency
  /** 'https://shop.example' */
  readonly origin: string
}
