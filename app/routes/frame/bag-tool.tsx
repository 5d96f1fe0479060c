import { useFetcher } from 'react-router'
import type { LoadedBag } from '#app/features/bag/bag.server.ts'
import { BAG_FETCHER } from '#app/features/bag/bag.ts'
import { BAG_PATHS } from '#app/features/bag/paths.ts'
import { BagLink } from '#app/features/navigation/bag-link.tsx'
import { useBagCount } from '#app/features/navigation/use-bag-count.ts'
import { usePagePath } from '#app/i18n/use-page-locale.ts'
import { useOpenBag } from '#app/page/open-bag.ts'
import type { loader } from '../bag/cart.tsx'

/** The bag button in the header. */
export function BagTool() {
  const { data } = useFetcher<typeof loader>({ key: BAG_FETCHER })
  const count = useBagCount(data ? panelCountOf(data) : null)
  return <BagLink count={count} isOnCartPage={usePagePath() === BAG_PATHS.page} onOpen={useOpenBag()} />
}

/** The number of pieces in the panel; null if it could not load the bag. */
function panelCountOf({ bag, code }: Pick<LoadedBag, 'bag' | 'code'>): number | null {
  if (bag !== null) return bag.totalQuantity
  return code === 'cart-fetch-failed' ? null : 0
}
