import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { TextLink } from '#app/ui/text/text-link.tsx'
import { listAddress } from '../list/list-address.ts'
import type { ListView } from '../list/list-view.ts'

/** Says how the query was changed: a corrected spelling, or words left out, and whether similar pieces follow. */
export function QueryCorrections({ list, path }: { list: ListView; path: string }) {
  const t = useTranslations('search.understood')
  const { correction, removedWords, state, understood } = list
  const dropped = understood?.dropped
  const exactCount = understood?.exactCount ?? null
  if (correction === null && removedWords.length === 0 && !dropped && exactCount === null) return null
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
      {dropped && <p>{t('dropped', dropped)}</p>}
      {!dropped && removedWords.length > 0 && <p>{t('left-out', { words: removedWords.join(', ') })}</p>}
      {exactCount !== null && <p>{t('similar', { count: exactCount })}</p>}
    </div>
  )
}
