import type { ReactNode } from 'react'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { Notice } from '#app/ui/notice.tsx'
import type { LoadedUpdates } from './shown-update.ts'
import { UpdatesList } from './updates-list.tsx'

/** The updates of a customer; or that there are none, or that they could not be loaded. */
export function UpdatesContent({ loaded, again }: { loaded: LoadedUpdates | null; again: ReactNode }) {
  const t = useTranslations('updates')
  const updates = loaded?.updates ?? []
  const hasFailed = loaded === null || loaded.isIncomplete
  return (
    <>
      {hasFailed && (
        <Notice tone="refusal" action={again}>
          {updates.length > 0 ? t('incomplete') : t('failed')}
        </Notice>
      )}
      {updates.length > 0 && <UpdatesList updates={updates} />}
      {updates.length === 0 && !hasFailed && (
        <div className="grid gap-3 py-6">
          <p className="font-display text-title">{t('empty.title')}</p>
          <p className="max-w-measure text-muted">{t('empty.text')}</p>
        </div>
      )}
    </>
  )
}
