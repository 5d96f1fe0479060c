import { useLocation } from 'react-router'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { ChevronIcon } from '#app/ui/icon/icons.tsx'
import { Swatch } from '#app/ui/swatch.tsx'
import { TEXT_LINK } from '#app/ui/text/text-link.tsx'
import type { FinishView, PieceView } from '../list/list-view.ts'
import { useListChanges } from '../list/use-list-changes.ts'

/** A select if there is a choice; only the finish if the piece is no longer available. */
export function FinishChoice({ piece, name }: { piece: PieceView; name: string }) {
  const t = useTranslations('lists.page')
  const { pathname, search } = useLocation()
  const { submit } = useListChanges()
  const { id: item, version, variantId, finishes } = piece
  if (finishes.length === 0) return null
  const chosen = finishes.find(({ id }) => id === variantId)
  const fields = { intent: 'finish', item, version: String(version), before: variantId ?? '' } as const
  if (piece.exclusion === 'gone') return chosen ? <Finish finish={chosen} /> : null
  return (
    <form method="post" action={pathname + search} className="flex flex-wrap items-center gap-x-3 gap-y-1">
      {Object.entries(fields).map(([field, value]) => (
        <input key={field} type="hidden" name={field} value={value} />
      ))}
      <span className="list-finish">
        {chosen?.swatch && <Swatch color={chosen.swatch} className="size-3" />}
        <select
          key={variantId}
          name="variant"
          defaultValue={variantId ?? ''}
          aria-label={t('finish', { title: name })}
          onChange={({ target }) => submit({ ...fields, variant: target.value })}
          className="list-finish-select"
        >
          {variantId === null && <option value="">{t('finish-open')}</option>}
          {finishes.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </select>
        <span className="pointer-events-none print:hidden">
          <ChevronIcon />
        </span>
      </span>
      <span className="hidden scriptless:inline">
        <button type="submit" className={TEXT_LINK}>
          {t('update')}
        </button>
      </span>
    </form>
  )
}

export function Finish({ finish: { title, swatch } }: { finish: FinishView }) {
  return (
    <span className="flex items-center gap-2">
      {swatch && <Swatch color={swatch} className="size-3" />}
      {title}
    </span>
  )
}
