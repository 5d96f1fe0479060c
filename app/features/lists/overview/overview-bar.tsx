import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { CheckIcon } from '#app/ui/icon/icons.tsx'
import { Popover } from '#app/ui/layer/popover.tsx'
import { Link } from '#app/ui/text/link.tsx'
import { LISTS_SHOWN, type ListsShown, OVERVIEW_SORTS } from '#domain/list/overview.ts'
import { type OverviewState, overviewAddress } from './overview-view.ts'

/** Which lists are shown, with how many there are, and their order. */
export function OverviewBar({
  state,
  counts,
}: {
  state: OverviewState
  counts: Readonly<Record<ListsShown, number>>
}) {
  const t = useTranslations('lists.overview')
  const { shown, sort } = state
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-8 border-y border-hairline text-small">
      <nav aria-label={t('tabs.label')}>
        <ul className="flex flex-wrap gap-x-7">
          {LISTS_SHOWN.filter((tab) => tab !== 'projects' || counts[tab] > 0 || tab === shown).map((tab) => (
            <li key={tab}>
              <Link
                href={overviewAddress({ shown: tab, sort })}
                aria-current={tab === shown ? 'page' : undefined}
                data-keep-scroll
                className="-mb-px inline-block border-b border-transparent py-3.5 text-muted transition-colors hover:text-accent aria-[current]:border-ink aria-[current]:text-ink"
              >
                {t(`tabs.${tab}`, { count: counts[tab] })}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <Popover align="end" button={t('sort.current', { order: t(`sort.${sort}`) })}>
        <ul className="grid gap-1 whitespace-nowrap">
          {OVERVIEW_SORTS.map((order) => (
            <li key={order}>
              <Link
                href={overviewAddress({ shown, sort: order })}
                aria-current={order === sort || undefined}
                data-keep-scroll
                className="flex min-h-8 items-center justify-between gap-8 transition-colors hover:text-accent"
              >
                {t(`sort.${order}`)}
                {order === sort && <CheckIcon />}
              </Link>
            </li>
          ))}
        </ul>
      </Popover>
    </div>
  )
}
