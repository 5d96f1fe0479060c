import { type ComponentProps, useState } from 'react'
import { useRouteLoaderData } from 'react-router'
import { BagPanel } from '#app/features/bag/bag-panel.tsx'
import type { WaitingPiece } from '#app/features/bag/lines/waiting-lines.tsx'
import type { ProductView } from '#app/features/product/view/product-view.ts'
import { type HeldChange, useHeld } from '#app/page/connection/held-state.ts'
import { multiplyMoney } from '#domain/money/money.ts'

/** The panel of the bag, with the pieces that wait for the connection. */
export function BagPanelWithPieces(props: Omit<ComponentProps<typeof BagPanel>, 'waiting'>) {
  return <BagPanel {...props} waiting={useWaitingPieces()} />
}

/** They are described by the page that they were added on, of which each is remembered. */
function useWaitingPieces(): readonly WaitingPiece[] {
  const { changes } = useHeld()
  const product = useRouteLoaderData<{ product?: ProductView }>('routes/catalogue/product')?.product
  const [known, setKnown] = useState<ReadonlyMap<string, WaitingPiece>>(new Map())
  const pieces = changes.flatMap((change) => known.get(change.id) ?? pieceOf(change, product) ?? [])
  if (pieces.some(({ id }) => !known.has(id))) setKnown(new Map(pieces.map((piece) => [piece.id, piece])))
  return pieces
}

function pieceOf({ id, fields }: HeldChange, product: ProductView | undefined): WaitingPiece | null {
  const field = new Map(fields)
  const variant = product?.variants.find((one) => one.id === field.get('variantId'))
  if (!product || !variant || field.has('lineId')) return null
  const { picture, selectedOptions, price, tradePrice } = variant
  return {
    id,
    title: product.title,
    artisan: product.artisan,
    finish: selectedOptions.map(({ value }) => value).join(', ') || null,
    picture: picture ?? product.pictures[0] ?? null,
    price: multiplyMoney(tradePrice ?? price, Number(field.get('quantity')) || 1),
  }
}
