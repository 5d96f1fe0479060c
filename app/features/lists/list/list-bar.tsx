import type { MouseEvent, ReactNode } from 'react'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { CheckIcon } from '#app/ui/icon/icons.tsx'
import { Popover } from '#app/ui/layer/popover.tsx'
import { Link } from '#app/ui/text/link.tsx'
import { PIECE_SORTS } from '#domain/list/piece-selection.ts'
import { listDownloadPath } from '../download/download-paths.ts'
import { compareChoicePath, listEditPath, listProjectPath, listSharePath } from '../paths.ts'
import { ListFilter } from './list-filter.tsx'
import { listAddress } from './list-state.ts'
import type { ListView } from './list-view.ts'
import { closeMenu } from './menu.ts'

/** What can be done with a list as a whole, and how its pieces are shown. */
export function ListBar({ list, links }: { list: ListView; links: ReactNode }) {
  const t = useTranslations('lists.page')
  const compare = useTranslations('lists.compare')
  const project = useTranslations('lists.project')
  return (
    <div className="list-bar">
      <div className="flex flex-wrap items-center gap-x-7">
        {list.purpose === null && (
          <Link href={listSharePath(list.id)} className={BAR_LINK}>
            {t('share')}
          </Link>
        )}
        {list.size > 0 && (
          <Link href={listDownloadPath(list.id)} className={BAR_LINK}>
            {t('download')}
          </Link>
        )}
        {list.size > 1 && (
          <Link href={compareChoicePath({ pieces: [], list: list.id })} className={BAR_LINK}>
            {compare('link')}
          </Link>
        )}
        {links}
        {list.isProject && (
          <Link href={listProjectPath(list.id)} className={BAR_LINK}>
            {project('title')}
          </Link>
        )}
        {list.purpose === null && (
          <Link href={listEditPath(list.id)} className={BAR_LINK}>
            {t('edit')}
          </Link>
        )}
      </div>
      {list.size > 1 && (
        <div className="flex flex-wrap items-center gap-x-7">
          <ListFilter list={list} />
          <SortMenu list={list} />
        </div>
      )}
    </div>
  )
}

const BAR_LINK = 'inline-flex min-h-9 items-center transition-colors hover:text-accent'

function SortMenu({ list: { id, state } }: { list: ListView }) {
  const t = useTranslations('lists.page.sort')
  return (
    <Popover align="end" group="list-menu" button={t('current', { order: t(state.sort) })}>
      <ul className="grid gap-1 whitespace-nowrap">
        {PIECE_SORTS.map((sort) => (
          <li key={sort}>
            <Link
              href={listAddress(id, { ...state, sort, page: 1 })}
              aria-current={sort === state.sort || undefined}
              data-keep-scroll
              onClick={({ currentTarget }: MouseEvent<HTMLAnchorElement>) => closeMenu(currentTarget)}
              className="flex min-h-8 items-center justify-between gap-8 transition-colors hover:text-accent"
            >
              {t(sort)}
              {sort === state.sort && <CheckIcon />}
            </Link>
          </li>
        ))}
      </ul>
    </Popover>
  )
}
