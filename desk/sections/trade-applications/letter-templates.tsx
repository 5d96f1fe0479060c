import type { TeamTradeApplication } from '../../../contracts/team/trade-application.ts'
import { withTemplate } from '../../../domain/request/reply-template.ts'
import type { ActionToolProps } from '../../actions/action.ts'
import { TemplateMenu } from '../requests/thread/template-menu.tsx'

/** Inserts a template into the letter to an applicant, in their language. */
export function LetterTemplates({ item, values, onChange }: ActionToolProps<TeamTradeApplication>) {
  const { name, detail } = item
  if (detail === null) return null
  return (
    <TemplateMenu
      request={{ name, number: detail.request?.number ?? null, language: detail.language }}
      onChoose={(text) => onChange({ ...values, letter: withTemplate(values.letter ?? '', text) })}
    />
  )
}
