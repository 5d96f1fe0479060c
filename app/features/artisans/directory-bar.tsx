import { Form } from 'react-router'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { useLocalePath } from '#app/i18n/use-page-locale.ts'
import { CONTROL } from '#app/ui/form/control.ts'
import { Select } from '#app/ui/form/select-field.tsx'
import { Link } from '#app/ui/text/link.tsx'
import type { FacetValue } from '#clients/search/list/product-list.ts'
import { ARTISAN_CHOICES } from '#domain/catalogue/artisan-filters.ts'
import { ARTISAN_SORTS } from '#domain/catalogue/sorting.ts'
import { type DirectoryView, directoryAddress } from './directory.ts'
import { ARTISANS_PATH } from './paths.ts'

/** Filters and sorts the directory: a plain form, and a link for each sort order. */
export function DirectoryBar({ view: { state, facets } }: { view: DirectoryView }) {
  const t = useTranslations('artisans.directory')
  const localePath = useLocalePath()
  const { text, sort } = state
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-10 gap-y-4 border-y border-hairline py-4 text-small">
      <Form
        key={directoryAddress(state)}
        action={localePath(ARTISANS_PATH)}
        preventScrollReset
        aria-label={t('label')}
        className="grid grid-cols-2 items-center gap-3 sm:flex sm:flex-wrap"
      >
        <input
          type="search"
          name="q"
          defaultValue={text}
          aria-label={t('find')}
          placeholder={t('find')}
          className={`${CONTROL} col-span-2 sm:w-64`}
        />
        {ARTISAN_CHOICES.map((choice) => (
          <Choice
            key={choice}
            name={choice}
            label={t(`choice.${choice}`)}
            any={t(`any.${choice}`)}
            values={facets[choice]}
          />
        ))}
        {sort !== 'recommended' && <input type="hidden" name="sort" value={sort} />}
        <button type="submit" className="min-h-10 justify-self-end px-2 transition-colors hover:text-accent">
          {t('show')}
        </button>
      </Form>
      <ul aria-label={t('sort.label')} className="flex gap-6">
        {ARTISAN_SORTS.map((order) => (
          <li key={order}>
            <Link
              href={directoryAddress({ ...state, sort: order, page: 1 })}
              rel="nofollow"
              data-keep-scroll
              aria-current={order === sort || undefined}
              className="inline-block py-1 transition-colors hover:text-accent aria-[current]:border-b aria-[current]:border-ink"
            >
              {t(`sort.${order}`)}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** A select of several values with their counts, or any; nothing when there is no choice. */
function Choice({
  name,
  label,
  any,
  values,
}: {
  name: string
  label: string
  any: string
  values: readonly FacetValue[]
}) {
  if (values.length === 0) return null
  const chosen = values.find(({ isSelected }) => isSelected)
  return (
    <Select
      name={name}
      defaultValue={chosen?.value ?? ''}
      aria-label={label}
      className="last-of-type:col-span-2 sm:w-48"
    >
      <option value="">{any}</option>
      {values.map(({ value, label: words, count }) => (
        <option key={value} value={value}>
          {count > 0 ? `${words} (${count})` : words}
        </option>
      ))}
    </Select>
  )
}
