import { type ComponentProps, useEffect } from 'react'
import { useRouteLoaderData } from 'react-router'
import { BagPanel } from '#app/features/bag/bag-panel.tsx'
import { isAddition, type PieceNote } from '#app/features/bag/offline/waiting-piece.ts'
import type { ProductView } from '#app/features/product/view/product-view.ts'
import { heldChanges } from '#app/page/connection/held.ts'
import { type HeldChange, useHeld } from '#app/page/connection/held-state.ts'

export { OfflineBag } from '#app/features/bag/offline/offline-bag.tsx'

/** The panel of the bag, which knows the pieces that wait for the connection from the pages that they were added on. */
export function BagPanelWithPieces(props: ComponentProps<typeof BagPanel>) {
  const { changes } = useHeld()
  const product = useRouteLoaderData<{ product?: ProductView }>('routes/catalogue/product')?.product
  useEffect(() => {
    for (const change of changes.filter((one) => isAddition(one) && !one.note)) {
      const known = product && describedBy(product, change)
      if (known) heldChanges().describe(change.id, JSON.stringify(known.piece), known)
    }
  }, [changes, product])
  return <BagPanel {...props} />
}

function describedBy(product: ProductView, { fields }: HeldChange) {
  const variantId = fields.find(([name]) => name === 'variantId')?.[1]
  const variant = product.variants.find(({ id }) => id === variantId)
  if (!variant) return null
  const { picture, selectedOptions, price, tradePrice } = variant
  const piece: PieceNote = {
    title: product.title,
    artisan: product.artisan,
    finish: selectedOptions.map(({ value }) => value).join(', ') || null,
    picture: picture ?? product.pictures[0] ?? null,
    unitPrice: tradePrice ?? price,
  }
  return { piece, isPersonal: tradePrice !== undefined }
}
