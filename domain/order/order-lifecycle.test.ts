import { expect, test } from 'vitest'
import { applyOrderAction, ORDER_ACTIONS } from './order-lifecycle.ts'
import type { OrderStage } from './order-progress.ts'

/**
 * One column per action: `!` is a change, `=` a repetition, `-` a refusal and `x` a refusal because the order expired.
 */
const TABLE: Record<OrderStage, string> = {
  //                  transfer-received ship deliver cancel expire refund correct-address
  'awaiting-payment': '! - - ! ! - !',
  approved: '= ! - ! - - !',
  invoiced: '! ! - ! - ! !',
  paid: '= ! - ! - ! !',
  'partly-sent': '= ! ! - - ! -',
  sent: '= ! ! - - ! -',
  delivered: '= ! = - - ! -',
  cancelled: '- - - = - - -',
  expired: 'x x x = = x x',
}
const SIGNS = { changed: '!', unchanged: '=', 'order-not-open': '-', 'order-expired': 'x' } as const

// spec 5: what may happen to an order at each stage
test.each(Object.entries(TABLE) as [OrderStage, string][])(
  'the actions of an order that is %s are %s',
  (stage, signs) => {
    const applied = ORDER_ACTIONS.map((action) => applyOrderAction(stage, action))
    expect(applied.map((result) => SIGNS[result.ok ? result.value : result.code]).join(' ')).toBe(signs)
  },
)
