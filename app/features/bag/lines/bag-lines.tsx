import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { groupByWarehouse } from '#domain/delivery/warehouse.ts'
import { type CartLineView, type CartView, isRemovedLine } from '../bag.ts'
import { CartLineItem, type RefusedLine } from './bag-line.tsx'
import type { Removal } from './use-removal.ts'

type CartLinesProps = {
  cart: CartView
  removal: Removal
  /** A change that was refused to a browser without JavaScript. */
  refused?: RefusedLine | null
  heading: 'h2' | 'h3'
}

/** The lines of the bag, grouped by our warehouse and the workshops (Spec §3). */
export function CartLines({ cart, heading: Heading, ...props }: CartLinesProps) {
  const t = useTranslations('bag.shipments')
  const { inHouse, others } = groupByWarehouse(cart.lines)
  if (inHouse.length === 0 || others.length === 0) return <Lines lines={cart.lines} {...props} />
  return (
    <>
      <Heading className="mt-4 text-small short:mt-1 text-muted">{t('in-house')}</Heading>
      <Lines lines={inHouse} {...props} />
      <Heading className="mt-6 text-small short:mt-2 text-muted">{t('other')}</Heading>
      <Lines lines={others} {...props} />
    </>
  )
}

function Lines({
  lines,
  removal,
  refused = null,
}: Pick<CartLinesProps, 'removal' | 'refused'> & { lines: readonly CartLineView[] }) {
  return (
    <ul>
      {lines.map((line) => (
        <CartLineItem
          key={line.id}
          line={line}
          onRemove={removal.remove}
          isRestored={removal.restored !== null && isRemovedLine(line, removal.restored)}
          refused={refused?.lineId === line.id ? refused : null}
        />
      ))}
    </ul>
  )
}
