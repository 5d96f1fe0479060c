import type { SubmissionResult } from '@conform-to/react'
import { useFetcher } from 'react-router'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { Panel } from '#app/ui/layer/panel.tsx'
import { TEXT_LINK } from '#app/ui/text/text-link.tsx'
import { NewListForm } from '../form/new-list-form.tsx'

export function NewListPanel({
  newId,
  isOpen,
  onClose,
}: {
  newId: string
  isOpen: boolean
  onClose: () => void
}) {
  const t = useTranslations('lists.form')
  const fetcher = useFetcher<SubmissionResult>({ key: `new list ${newId}` })
  return (
    <Panel isOpen={isOpen} onClose={onClose} title={t('new-title')}>
      <NewListForm
        newId={newId}
        lastResult={fetcher.data ?? null}
        fetcher={fetcher}
        cancel={
          <button type="button" onClick={onClose} className={TEXT_LINK}>
            {t('cancel')}
          </button>
        }
      />
    </Panel>
  )
}
