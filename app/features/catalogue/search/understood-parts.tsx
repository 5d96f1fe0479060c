import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { Chip } from '#app/ui/chip.tsx'
import { listAddress } from '../list/list-address.ts'
import type { ListView } from '../list/list-view.ts'

/** The parts of a search as filters, each of which is left out with one press. */
export function UnderstoodParts({ list: { state, understood }, path }: { list: ListView; path: string }) {
  const t = useTranslations('search.understood')
  if (!understood || understood.parts.length === 0) return null
  return (
    <ul aria-label={t('label')} className="mt-4 flex flex-wrap items-center gap-2">
      {understood.parts.map(({ text, without }) => (
        <li key={text}>
          <Chip
            label={text}
            href={listAddress(path, { ...state, query: without, page: 1 })}
            removeLabel={t('remove', { words: text })}
          />
        </li>
      ))}
    </ul>
  )
}
