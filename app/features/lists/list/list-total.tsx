import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { Price } from '#app/ui/price.tsx'
import { InViews } from '#app/ui/views.tsx'
import type { ListTotals } from '#domain/list/list-totals.ts'

/** Starts with "from" while a finish is not chosen; uses public prices in client view. */
export function ListTotal({
  totals: { total, publicTotal, reduction, open },
}: {
  totals: Pick<ListTotals, 'total' | 'publicTotal' | 'reduction' | 'open'>
}) {
  const isStarting = open > 0
  const own = <Price price={total} isStarting={isStarting} />
  const client = <Price price={publicTotal} isStarting={isStarting} />
  return reduction.amountMinor > 0 ? <InViews own={own} client={client} /> : own
}

export function TotalLabel({ totals: { pieces, reduction } }: { totals: ListTotals }) {
  const t = useTranslations('lists.page.totals')
  const sum = t('sum', { pieces })
  return reduction.amountMinor > 0 ? <InViews own={t('yours', { pieces })} client={sum} /> : sum
}
