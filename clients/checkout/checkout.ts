import type { LineProblem, OpenCheckout } from '#contracts/checkout.ts'
import type { Address } from '#domain/address.ts'
import type { Promotion } from '#domain/cart.ts'
import type { Money } from '#domain/money.ts'
import type { Picture } from '#domain/product.ts'
import type { Shipment } from '#domain/shipping.ts'
import type { TaxLine } from '#domain/tax.ts'

/** What an order comes to. `total` = `subtotal` + `shipping` - promotions (Spec §3); `due` is less gift cards. */
export type OrderTotals = {
  readonly subtotal: Money
  readonly shipping: Money
  readonly taxes: TaxLine
  readonly total: Money
  readonly giftCards: Money
  readonly due: Money
}

export type CheckoutLine = {
  readonly id: string
  readonly title: string
  readonly variantTitle: string | null
  readonly sku: string
  readonly handle: string
  readonly artisanName: string
  readonly picture: Picture | null
  readonly quantity: number
  readonly unitPrice: Money
  /** Before discounts. */
  readonly subtotal: Money
  /** Why the line cannot be ordered as it stands. */
  readonly problem: LineProblem | null
}

/** A checkout that is still to be ordered, or the order that it has become. */
export type Checkout =
  | {
      readonly status: 'open'
      readonly country: Address['country']
      /** Null until the buyer has given one. */
      readonly email: string | null
      readonly address: Address | null
      /** Null while the invoice goes where the pieces go. */
      readonly billingAddress: Address | null
      readonly delivery: {
        readonly chosen: OpenCheckout['delivery']['chosen']
        readonly options: readonly { readonly code: 'standard'; readonly cost: Money }[]
      }
      readonly lines: readonly CheckoutLine[]
      readonly shipments: readonly Shipment[]
      readonly promotions: readonly Promotion[]
      readonly totals: OrderTotals
      readonly paymentMethods: readonly { readonly code: string; readonly isTest: boolean }[]
    }
  | { readonly status: 'completed'; readonly orderId: string; readonly orderToken: string }
