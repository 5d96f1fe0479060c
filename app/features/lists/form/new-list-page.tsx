import type { SubmissionResult } from '@conform-to/react'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { TextLink } from '#app/ui/text/text-link.tsx'
import { SAVED_PATH } from '../paths.ts'
import { ListFormPage } from './list-form-page.tsx'
import { NewListForm } from './new-list-form.tsx'

/** The form of a new list as a page. */
export function NewListPage({ newId, lastResult }: { newId: string; lastResult: SubmissionResult | null }) {
  const t = useTranslations('lists.form')
  return (
    <ListFormPage title={t('new-title')}>
      <NewListForm
        newId={newId}
        lastResult={lastResult}
        cancel={<TextLink href={SAVED_PATH}>{t('cancel')}</TextLink>}
      />
    </ListFormPage>
  )
}
