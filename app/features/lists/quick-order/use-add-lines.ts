import { useState } from 'react'
import { useFetcher } from 'react-router'
import { useLocalePath } from '#app/i18n/use-page-locale.ts'
import { VISITOR_PATH } from '#app/visitor/visitor-summary.ts'
import { lineKey } from '#domain/quick-order/merge-lines.ts'
import type { TypedLine } from '#domain/quick-order/read-order-lines.ts'
import { QUICK_ORDER_CART_PATH } from '../paths.ts'
import { ORDER_FIELDS, readFormLines } from './order-form.ts'
import { type OrderLineView, type OrderView, orderTotals } from './order-view.ts'
import { sendLines } from './send-lines.ts'

/** Lines per request: few enough to show progress, and enough to limit how often the bag is read. */
const LINES_PER_REQUEST = 100

export type AddLines = {
  /** Lines sent so far, and in total; null while nothing is being added. */
  readonly progress: { readonly done: number; readonly total: number } | null
  /** The order after the lines of `original` were sent. */
  readonly added: {
    readonly original: OrderView
    readonly order: OrderView
    readonly isInterrupted: boolean
  } | null
  add(form: HTMLFormElement): Promise<void>
}

/**
 * Adds lines to the bag in batches. Lines that cannot be added remain, and so does the rest if the connection is
 * lost.
 */
export function useAddLines(order: OrderView): AddLines {
  const url = useLocalePath()(QUICK_ORDER_CART_PATH)
  const { load } = useFetcher({ key: VISITOR_PATH })
  const [progress, setProgress] = useState<AddLines['progress']>(null)
  const [added, setAdded] = useState<AddLines['added']>(null)

  async function add(form: HTMLFormElement): Promise<void> {
    const fields = new FormData(form)
    const typed = readFormLines(fields).filter(({ sku }) => sku !== '')
    const remaining: OrderLineView[] = []
    let [done, count] = [0, 0]
    setProgress({ done, total: typed.length })
    while (done < typed.length) {
      const batch = typed.slice(done, done + LINES_PER_REQUEST)
      const view = await sendLines(url, batch)
      if (view === null) break
      remaining.push(...view.lines)
      count += view.outcome?.added ?? 0
      done += batch.length
      setProgress({ done, total: typed.length })
    }
    const rest = typed
      .slice(done)
      .map((line) => ({ ...(findLine(order, line) ?? UNCHECKED_LINE), ...line, project: line.project }))
    setProgress(null)
    setAdded({
      original: order,
      isInterrupted: rest.length > 0,
      order: {
        ...order,
        key: crypto.randomUUID(),
        lines: [...remaining, ...rest],
        totals: orderTotals([...remaining, ...rest], order.totals.total.currency),
        text: String(fields.get(ORDER_FIELDS.text) ?? ''),
        outcome: count > 0 ? { listId: null, added: count } : null,
        refusal: count === 0 && rest.length === 0 ? 'nothing-to-add' : null,
      },
    })
    await load(VISITOR_PATH)
  }
  return { progress, added, add }
}

function findLine({ lines }: OrderView, typed: TypedLine): OrderLineView | undefined {
  return lines.find((line) => lineKey(line) === lineKey(typed))
}

const UNCHECKED_LINE = { piece: null, problem: null, stock: null, merged: 1, suggestion: null }
