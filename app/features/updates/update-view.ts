import type { StoredUpdates } from '#contracts/updates.ts'
import type { Language } from '#domain/market/language.ts'
import type { Money } from '#domain/money/money.ts'
import type { Picture } from '#domain/product/product.ts'
import type { OrderUpdate } from '#domain/updates/order-moves.ts'

type Common = {
  readonly id: string
  readonly isUnread: boolean
  /** Formatted on the server, so that every browser shows the same text. */
  readonly date: string
  /** The path of the update's subject, without the locale. */
  readonly path: string
}

export type UpdateView = Common &
  (
    | { readonly kind: 'reply'; readonly requestNumber: string; readonly text: string }
    | ({ readonly kind: 'quote' } & Pick<
        StoredUpdates['quotes'][number],
        'number' | 'move' | 'version' | 'text'
      >)
    | Pick<OrderUpdate, 'kind' | 'move' | 'orderNumber' | 'isPart' | 'tracking' | 'amount'>
    | {
        readonly kind: 'price'
        readonly title: string
        /** Null if the title is translated. */
        readonly textLanguage: Language | null
        readonly picture: Picture | null
        readonly before: Money
        readonly now: Money
        /** Whether other versions cost more. */
        readonly isStarting: boolean
      }
  )

export type LoadedUpdates = {
  readonly updates: readonly UpdateView[]
  readonly unread: number
  /** Whether a service was unavailable, so that updates may be missing. */
  readonly isIncomplete: boolean
}
