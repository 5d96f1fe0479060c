import { PiecePrice } from '#app/ui/piece-price.tsx'
import { InViews } from '#app/ui/views.tsx'
import type { VariantView } from '../view/product-view.ts'

/** Spec §6: client view shows the public price in place of the trade price. */
export function VariantPrice({ variant: { price, tradePrice, fullPrice } }: { variant: VariantView }) {
  const publicPrice = <PiecePrice price={price} fullPrice={fullPrice} />
  return tradePrice ? (
    <InViews own={<PiecePrice price={tradePrice} fullPrice={fullPrice} />} client={publicPrice} />
  ) : (
    publicPrice
  )
}
