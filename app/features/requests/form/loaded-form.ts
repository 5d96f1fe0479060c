import type { Currency } from '#domain/money/money.ts'
import type { Picture } from '#domain/product/product.ts'
import type { Dimensions } from '#domain/product/product-attributes.ts'
import type { Measure } from '#domain/product/units.ts'
import type { CaptchaProvider } from '#domain/request/captcha.ts'
import type { RequestKind } from '#domain/request/request-kinds.ts'
import type { OfferedCall, WrittenCall } from '../call/written-call.ts'
import type { OrderChoice } from './load-sender.server.ts'

/** A piece that a request is about, as its form shows it. */
export type FormPiece = {
  /** Of its page, with its variant, without the locale. */
  readonly path: string
  readonly title: string
  /** The language of the title, if it is not translated. */
  readonly titleLanguage: string | null
  readonly variantTitle: string | null
  readonly artisan: string
  readonly picture: Picture | null
  /** Its width, depth and height as far as they are known, in the visitor's unit. */
  readonly sizes: readonly Measure[]
  /** The values of its options, to choose finishes from. */
  readonly finishes: readonly string[]
  readonly isUpholstered: boolean
  readonly cm: Pick<Dimensions, 'widthCm' | 'depthCm' | 'heightCm'>
}

/** The captcha of a form, and how to reach the house where it cannot be shown. */
export type FormCaptcha = {
  readonly provider: CaptchaProvider
  readonly siteKey: string
  readonly phone: { readonly display: string; readonly href: string }
  readonly email: string
}

/** All that a form is rendered from. */
export type LoadedForm = {
  readonly kind: RequestKind
  /** The sealed ticket of the form. */
  readonly ticket: string
  /** The address that the form is sent to, with the locale. */
  readonly action: string
  /** What is known before anything is typed. */
  readonly known: Readonly<Record<string, string>>
  readonly piece: FormPiece | null
  /** The pieces of a bag, an order or a list, such as `2 × Canneto credenza, Oak`. */
  readonly lines: readonly string[]
  /** To choose from, sorted by name; empty for a form without a country. */
  readonly countries: readonly { readonly code: string; readonly name: string }[]
  /** The latest orders of a signed-in customer, to choose from; null where the number is typed. */
  readonly orders: readonly OrderChoice[] | null
  /** Until when a reply comes, in words; null if none is promised. */
  readonly replyBy: string | null
  /** When the house can call or meet, for a form that requests it. */
  readonly call: { readonly offered: OfferedCall; readonly atOffice: WrittenCall } | null
  /** Absent for a house without one. */
  readonly captcha?: FormCaptcha
  /** The cities of the offices that can be visited; empty for a form without a meeting. */
  readonly offices: readonly string[]
  readonly unit: 'cm' | 'in'
  /** Of a budget. */
  readonly currency: Currency
  /** 'https://shop.example' */
  readonly origin: string
}
