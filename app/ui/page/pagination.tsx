import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { classNames } from '../class-names.ts'
import { ArrowIcon } from '../icon/icons.tsx'
import { Link } from '../text/link.tsx'
import { pageNumbers } from './page-numbers.ts'

/** Renders nothing if there is only one page. */
export function Pagination({
  page,
  pageCount,
  hrefOf,
}: {
  page: number
  pageCount: number
  hrefOf: (page: number) => string
}) {
  const t = useTranslations('shell.pagination')
  if (pageCount < 2) return null
  return (
    <nav aria-label={t('label')} className="flex items-center justify-center gap-1 text-small">
      {page > 1 && (
        <Link href={hrefOf(page - 1)} rel="prev" aria-label={t('previous')} className={STEP}>
          <span className="-scale-x-100">
            <ArrowIcon />
          </span>
        </Link>
      )}
      <ol className="contents">
        {pageNumbers(page, pageCount).map((entry) => (
          <li key={entry.key} aria-hidden={entry.number === null || undefined}>
            {entry.number === null ? (
              <span className="px-1 text-muted">…</span>
            ) : (
              <Link
                href={hrefOf(entry.number)}
                aria-label={t('page', { page: entry.number })}
                aria-current={entry.number === page ? 'page' : undefined}
                className={classNames(STEP, 'aria-[current]:border-b aria-[current]:border-ink')}
              >
                {entry.number}
              </Link>
            )}
          </li>
        ))}
      </ol>
      {page < pageCount && (
        <Link href={hrefOf(page + 1)} rel="next" aria-label={t('next')} className={STEP}>
          <ArrowIcon />
        </Link>
      )}
    </nav>
  )
}

const STEP = 'grid size-10 place-items-center transition-colors hover:text-accent'
