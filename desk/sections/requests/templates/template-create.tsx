import { useTranslate } from 'react-admin'
import type { ReplyTemplateInput } from '../../../../contracts/team/reply-template.ts'
import { BackToList } from '../../../application/back-to-list.tsx'
import { Page } from '../../../application/page.tsx'
import { TemplateForm } from './template-form.tsx'
import { useSaveTemplate } from './use-save-template.ts'

const EMPTY: ReplyTemplateInput = { name: '', texts: {} }

export function TemplateCreate() {
  const translate = useTranslate()
  const { save } = useSaveTemplate()
  return (
    <Page title={translate('resources.reply-templates.new')} above={<BackToList />}>
      <TemplateForm
        initial={EMPTY}
        onSave={(input) => save({ method: 'POST', path: '/reply-templates', body: { input } })}
      />
    </Page>
  )
}
