import { useState } from 'react'
import { useFetcher } from 'react-router'
import { useLocalePath } from '#app/i18n/use-page-locale.ts'
import { VISITOR_PATH } from '#app/visitor/visitor-summary.ts'
import { lineKey } from '#domain/quick-order/merge-lines.ts'
import type { TypedLine } from '#domain/quick-order/read-order-lines.ts'
import { QUICK_ORDER_CART_PATH } from '../paths.ts'
import { linesOfForm, ORDER_FIELDS } from './order-form.ts'
import { type OrderLineView, type OrderView, orderTotals } from './order-view.ts'
import { sendLines } from './send-lines.ts'

/** Lines per request: few enough to show progress, and enough to limit how often the bag is read. */
const LINES_AT_ONCE = 100

export type Adding = {
  /** Lines sent so far, and in total; null while nothing is being added. */
  readonly progress: { readonly done: number; readonly of: number } | null
  readonly added: {
    readonly of: OrderView
    readonly order: OrderView
    readonly isInterrupted: boolean
  } | null
  add(form: HTMLFormElement): Promise<void>
}

/**
 * Adds lines to the bag in batches. Lines that cannot be added remain, and so does the rest if the connection is
 * lost.
 */
export function useAdding(order: OrderView): Adding {
  const address = useLocalePath()(QUICK_ORDER_CART_PATH)
  const { load } = useFetcher({ key: VISITOR_PATH })
  const [progress, setProgress] = useState<Adding['progress']>(null)
  const [added, setAdded] = useState<Adding['added']>(null)

  async function add(form: HTMLFormElement): Promise<void> {
    const fields = new FormData(form)
    const typed = linesOfForm(fields).filter(({ sku }) => sku !== '')
    const left: OrderLineView[] = []
    let [done, count] = [0, 0]
    setProgress({ done, of: typed.length })
    while (done < typed.length) {
      const part = typed.slice(done, done + LINES_AT_ONCE)
      const view = await sendLines(address, part)
      if (view === null) break
      left.push(...view.lines)
      count += view.outcome?.added ?? 0
      done += part.length
      setProgress({ done, of: typed.length })
    }
    const rest = typed
      .slice(done)
      .map((line) => ({ ...(knownLines(order, line) ?? NOTHING_KNOWN), ...line, project: line.project }))
    setProgress(null)
    setAdded({
      of: order,
      isInterrupted: rest.length > 0,
      order: {
        ...order,
        key: crypto.randomUUID(),
        lines: [...left, ...rest],
        totals: orderTotals([...left, ...rest], order.totals.total.currency),
        text: String(fields.get(ORDER_FIELDS.text) ?? ''),
        outcome: count > 0 ? { listId: null, added: count } : null,
        refusal: count === 0 && rest.length === 0 ? 'nothing-to-add' : null,
      },
    })
    await load(VISITOR_PATH)
  }
  return { progress, added, add }
}

function knownLines({ lines }: OrderView, typed: TypedLine): OrderLineView | undefined {
  return lines.find((line) => lineKey(line) === lineKey(typed))
}

const NOTHING_KNOWN = { piece: null, problem: null, stock: null, merged: 1, suggestion: null }
