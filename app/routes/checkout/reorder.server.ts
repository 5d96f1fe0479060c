import type { RouterContextProvider } from 'react-router'
import { addPiecesToCart } from '#app/features/bag/add-pieces.server.ts'
import { cartForChange } from '#app/features/bag/bag-of-request.server.ts'
import { storeNotice } from '#app/features/bag/notices/notice-cookie.ts'
import { loadOrder } from '#app/features/lists/quick-order/load-order.server.ts'
import type { ReorderResult } from '#app/features/lists/quick-order/reorder.tsx'
import { cartCookies } from '#app/visitor/cookies/cart-cookie.ts'
import type { PlacedOrderView } from '#clients/checkout/checkout-client.ts'
import { readLineProject } from '#domain/list/project.ts'
import { mergeLines } from '#domain/quick-order/merge-lines.ts'
import { typedLine } from '#domain/quick-order/read-order-lines.ts'
import { isSampleSku } from '#domain/trade/sample-line.ts'
import { toListViewer } from '../lists/list-viewer.server.ts'

type RequestArgs = { request: Request; context: Readonly<RouterContextProvider>; url: URL }

/** Adds the pieces of an order to the bag, for their former projects. `headers` has the cookies of the changed bag. */
export async function reorder(
  { request, context, url }: RequestArgs,
  { lines }: Pick<PlacedOrderView, 'lines'>,
): Promise<{ reordered: ReorderResult; headers: Headers }> {
  const headers = new Headers({ 'Cache-Control': 'private, no-store' })
  const orderable = lines.filter(({ sku }) => sku !== '' && !isSampleSku(sku))
  const titles = new Map(lines.map(({ sku, title }) => [sku, title]))
  const typedLines = mergeLines(
    orderable.map(({ sku, quantity, projectName }) => ({
      ...typedLine(sku, String(quantity)),
      project: readLineProject(projectName ?? '', '') ?? undefined,
    })),
  )
  const { settled, session, commerce, clients } = await cartForChange(request, context)
  const loaded = await loadOrder(typedLines, toListViewer(context), clients)
  if (!loaded.ok) return { reordered: { added: 0, left: [], isUnavailable: true }, headers }
  const found = loaded.value
  const available = found.flatMap((line) =>
    line.piece && line.problem === null ? { line, ...line.piece, project: line.project } : [],
  )
  const added =
    available.length > 0
      ? await addPiecesToCart({ settled, session, pieces: available }, commerce, clients)
      : null
  if (added) {
    for (const [name, value] of cartCookies(added.cartId, { isSecure: url.protocol === 'https:' }))
      headers.append(name, value)
    storeNotice(headers, request, settled.notice)
  }
  const codeByLine = new Map(available.map(({ line }, index) => [line, added?.codes[index] ?? null]))
  const left = found.flatMap((line) => {
    const problem = line.problem ?? codeByLine.get(line) ?? (line.piece ? null : 'unknown-sku')
    return problem === null ? [] : { title: line.piece?.title ?? titles.get(line.sku) ?? line.sku, problem }
  })
  return { reordered: { added: found.length - left.length, left, isUnavailable: false }, headers }
}
