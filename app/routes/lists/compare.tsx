import { data } from 'react-router'
import { PRIVATE, requireAccount } from '#app/features/account/profile/require-account.server.ts'
import { COMPARE, compareChoicePath } from '#app/features/lists/paths.ts'
import { ComparePage } from '#app/features/product/compare/compare-page.tsx'
import { toComparison } from '#app/features/product/compare/comparison.ts'
import { loadListPieces } from '#app/features/product/list-files/load-list-pieces.server.ts'
import { redirect } from '#app/page/address/redirect.ts'
import type { PageHandle } from '#app/page/page-handle.ts'
import { visitorContext } from '#app/visitor/context.ts'
import { COMPARED_MAX, readComparedPieces, writeComparedPiece } from '#domain/list/compared-pieces.ts'
import { localePath } from '#domain/market/locale.ts'
import type { Route } from './+types/compare.ts'
import { signInToCompare } from './sign-in-to-compare.server.ts'

export const handle: PageHandle = { isUnlisted: true, parameters: Object.values(COMPARE) }

/** Up to four pieces of an address side by side; with none or more, their choice follows. */
export async function loader({ request, context, url }: Route.LoaderArgs) {
  signInToCompare(context, url)
  const { session, clients } = requireAccount({ request, context, url })
  const { locale, units } = context.get(visitorContext)
  const references = readComparedPieces(url.searchParams.getAll(COMPARE.piece))
  const pieces = references.map(writeComparedPiece)
  const listId = url.searchParams.get(COMPARE.list)
  if (pieces.length === 0 || pieces.length > COMPARED_MAX) {
    const address = compareChoicePath({ pieces, list: listId, isNone: pieces.length === 0 })
    return redirect(localePath(locale, address), { status: 303, headers: PRIVATE })
  }
  const [loaded, list] = await Promise.all([
    loadListPieces(context, references),
    listId ? clients.lists.of(session.accessToken).read(listId) : null,
  ])
  if (!loaded.ok) throw data(null, { status: 503, headers: PRIVATE })
  const outlines = await clients.downloads.readOutlines(
    loaded.value.map((piece) => piece?.product.cadFile ?? null),
  )
  const view = url.searchParams.get(COMPARE.view)
  const comparison = toComparison(
    pieces.map((reference, at) => ({
      reference,
      piece: loaded.value[at] ?? null,
      outline: outlines[at] ?? null,
    })),
    { units, view },
  )
  const opened =
    list?.ok && listId ? { id: listId, name: list.value.name, purpose: list.value.purpose } : null
  const state = { pieces, list: opened?.id ?? null, ...(view !== null && { view: comparison.view }) }
  return data({ comparison, state, list: opened }, { headers: PRIVATE })
}

export default function Compare({ loaderData }: Route.ComponentProps) {
  return <ComparePage {...loaderData} />
}
