import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { Price } from '#app/ui/price.tsx'
import { InViews } from '#app/ui/views.tsx'
import type { ListTotals } from '#domain/list/list-totals.ts'

/** What a list or a section costs its viewer, with "from" while a finish is open; in client view at public prices. */
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

/** Whose prices a total adds up, and of how many pieces. */
export function TotalLabel({ totals: { pieces, reduction } }: { totals: ListTotals }) {
  const t = useTranslations('lists.page.totals')
  const sum = t('sum', { pieces })
  return reduction.amountMinor > 0 ? <InViews own={t('yours', { pieces })} client={sum} /> : sum
}
