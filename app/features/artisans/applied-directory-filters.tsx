import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { Chip } from '#app/ui/chip.tsx'
import { TextLink } from '#app/ui/text/text-link.tsx'
import { NO_ARTISAN_FILTERS } from '#domain/catalogue/artisan-filters.ts'
import { chosenInDirectory, type DirectoryView, directoryAddress } from './directory.ts'

/** The applied filters, removed one by one or all at once. */
export function AppliedDirectoryFilters({ view: { state, facets } }: { view: DirectoryView }) {
  const t = useTranslations('artisans.directory')
  const chosen = chosenInDirectory(state, facets)
  if (chosen.length === 0) return null
  return (
    <ul aria-label={t('chosen')} className="flex flex-wrap items-center gap-2 pt-4">
      {chosen.map(({ key, label, without }) => (
        <li key={key}>
          <Chip label={label} href={without} removeLabel={t('remove', { label })} />
        </li>
      ))}
      <li>
        <TextLink
          href={directoryAddress({ ...state, filters: NO_ARTISAN_FILTERS, page: 1 })}
          data-keep-scroll
          className="ms-1.5 text-small"
        >
          {t('clear')}
        </TextLink>
      </li>
    </ul>
  )
}
