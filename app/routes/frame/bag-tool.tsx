import { BagLink, CART_PATH } from '#app/features/navigation/bag-link.tsx'
import { useBagCount } from '#app/features/navigation/use-bag-count.ts'
import { usePagePath } from '#app/i18n/use-page-locale.ts'
import { useOpenBag } from '#app/page/open-bag.ts'

/** The bag in the header. */
export function BagTool() {
  return <BagLink count={useBagCount()} isOnCartPage={usePagePath() === CART_PATH} onOpen={useOpenBag()} />
}
