import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { TextLink } from '#app/ui/text/text-link.tsx'
import { listAddress } from '../list/list-address.ts'
import type { ListView } from '../list/list-view.ts'

/** Says how the query was changed: a corrected spelling, or words left out. */
export function QueryCorrections({ list, path }: { list: ListView; path: string }) {
  const t = useTranslations('search.understood')
  const { correction, removedWords, state } = list
  if (correction === null && removedWords.length === 0) return null
  return (
    <div className="mt-3 max-w-measure text-muted">
      {correction !== null && (
        <p>
          {t.rich('correction', {
            query: correction,
            link: (words) => (
              <TextLink href={listAddress(path, { ...state, query: correction, page: 1 })}>{words}</TextLink>
            ),
          })}
        </p>
      )}
      {removedWords.length > 0 && <p>{t('left-out', { words: removedWords.join(', ') })}</p>}
    </div>
  )
}
