import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { Notice } from '#app/ui/notice.tsx'
import { TEXT_LINK } from '#app/ui/text/text-link.tsx'
import { refusalMessageKey } from '#contracts/refusal-message-key.ts'
import type { RefusedListChange } from '../list/list-change.ts'
import type { PieceView } from '../list/list-view.ts'
import { useListChanges } from '../list/use-list-changes.ts'

/** After a concurrent change, also shows the current value. */
export function PieceRefusal({ subject, piece }: { subject: string; piece?: PieceView }) {
  const { refusals, dismiss } = useListChanges()
  const t = useTranslations('lists.page.refusal')
  const refusal = refusals.get(subject)
  // The quantity field shows this refusal itself.
  if (!refusal || refusal.code === 'quantity-malformed') return null
  return (
    <Notice
      tone="refusal"
      action={
        <span className="scriptless:hidden">
          <button type="button" onClick={() => dismiss(subject)} className={TEXT_LINK}>
            {t('close')}
          </button>
        </span>
      }
    >
      <RefusalText refusal={refusal} piece={piece} />
    </Notice>
  )
}

function RefusalText({ refusal, piece }: { refusal: RefusedListChange; piece: PieceView | undefined }) {
  const t = useTranslations()
  const { code, current, typed, intent } = refusal
  if (code !== 'version-outdated' || current === null) return t(refusalMessageKey('lists', code))
  const formatValue = (value: string) => {
    if (intent !== 'finish') return value
    return piece?.finishes.find(({ id }) => id === value)?.title ?? t('lists.page.finish-open')
  }
  const values = { now: formatValue(current.value) || '–', typed: formatValue(typed) || '–' }
  return t('lists.page.refusal.changed', values)
}
