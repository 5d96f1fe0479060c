import type { MouseEvent } from 'react'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { CheckIcon } from '#app/ui/icon/icons.tsx'
import { Popover } from '#app/ui/layer/popover.tsx'
import { Link } from '#app/ui/text/link.tsx'
import { type ListState, withSort } from '#domain/catalogue/list-address.ts'
import { PRODUCT_SORTS } from '#domain/catalogue/sorting.ts'
import { listAddress } from './list-address.ts'

/** Spec §4: the five sort orders of a list, as links. */
export function SortMenu({ state, path }: { state: ListState; path: string }) {
  const t = useTranslations('catalogue.sort')
  return (
    <Popover align="end" button={t('current', { order: t(`order.${state.sort}`) })}>
      <ul className="grid gap-1 whitespace-nowrap">
        {PRODUCT_SORTS.map((sort) => (
          <li key={sort}>
            <Link
              href={listAddress(path, withSort(state, sort))}
              rel="nofollow"
              aria-current={sort === state.sort || undefined}
              data-keep-scroll
              onClick={closeMenu}
              className="flex min-h-8 items-center justify-between gap-8 transition-colors hover:text-accent"
            >
              {t(`order.${sort}`)}
              {sort === state.sort && <CheckIcon />}
            </Link>
          </li>
        ))}
      </ul>
    </Popover>
  )
}

/** Sorting stays on the page, and focus stays on the menu. */
function closeMenu({ currentTarget }: MouseEvent<HTMLAnchorElement>): void {
  const menu = currentTarget.closest('details')
  menu?.removeAttribute('open')
  menu?.querySelector('summary')?.focus()
}
