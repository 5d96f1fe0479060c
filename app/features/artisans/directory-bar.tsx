import { Form } from 'react-router'
import { useLocalePath } from '#app/i18n/use-page-locale.ts'
import { useTranslations } from '#app/i18n/use-translations.ts'
import { CONTROL } from '#app/ui/form/control.ts'
import { Link } from '#app/ui/link.tsx'
import { ARTISAN_SORTS } from '#domain/catalogue/sorting.ts'
import { ARTISANS_PATH } from './artisan-path.ts'
import { type DirectoryState, directoryAddress, type Region } from './directory.ts'

/** What narrows and sorts the directory: a plain form, and a link for each order. */
export function DirectoryBar({ state, regions }: { state: DirectoryState; regions: readonly Region[] }) {
  const t = useTranslations('artisans.directory')
  const localePath = useLocalePath()
  return (
    <div className="mb-8 flex flex-wrap items-center justify-between gap-x-10 gap-y-4 border-y border-hairline py-4 text-small">
      <Form
        key={directoryAddress(state)}
        action={localePath(ARTISANS_PATH)}
        preventScrollReset
        aria-label={t('label')}
        className="flex flex-wrap items-center gap-3"
      >
        <input
          type="search"
          name="q"
          defaultValue={state.text}
          aria-label={t('find')}
          placeholder={t('find')}
          className={`${CONTROL} min-h-10 sm:w-64`}
        />
        <select
          name="region"
          defaultValue={state.region ?? ''}
          aria-label={t('region')}
          className={`${CONTROL} min-h-10 sm:w-64`}
        >
          <option value="">{t('everywhere')}</option>
          {regions.map(({ key, label, count }) => (
            <option key={key} value={key}>
              {`${label} (${count})`}
            </option>
          ))}
        </select>
        {state.sort !== 'recommended' && <input type="hidden" name="sort" value={state.sort} />}
        <button type="submit" className="min-h-10 px-2 transition-colors hover:text-accent">
          {t('show')}
        </button>
      </Form>
      <ul aria-label={t('sort.label')} className="flex gap-6">
        {ARTISAN_SORTS.map((sort) => (
          <li key={sort}>
            <Link
              href={directoryAddress({ ...state, sort })}
              rel="nofollow"
              data-keep-scroll
              aria-current={sort === state.sort || undefined}
              className="inline-block py-1 transition-colors hover:text-accent aria-[current]:border-b aria-[current]:border-ink"
            >
              {t(`sort.${sort}`)}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
