import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { Notice } from '#app/ui/notice.tsx'
import { useListErrors } from '../form/use-list-errors.ts'
import { Undo } from '../list/undo.tsx'

/** A list that was just removed, which can be undone. */
export function RemovedList({ id, refusal }: { id: string; refusal: string | null }) {
  const t = useTranslations('lists.overview')
  const errorsOf = useListErrors()
  return (
    <div className="mb-8 grid gap-3">
      <Undo fields={{ restore: id }} isFresh={refusal === null}>
        {t('removed-unnamed')}
      </Undo>
      {refusal && <Notice tone="refusal">{errorsOf([refusal])[0]}</Notice>}
    </div>
  )
}
