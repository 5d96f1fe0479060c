import type { TeamTradeApplication } from '#contracts/team/trade-application.ts'
import type { Action, ActionField, ActionToolProps } from '#desk/actions/action.ts'
import { withTemplate } from '#domain/request/reply-template.ts'
import { TemplateMenu } from '../requests/reply-templates.tsx'

type ApplicationAction = Action<TeamTradeApplication>

/** Returns the actions available in an application's state. `languageOf` returns the name of a language. */
export function applicationActionsOf(
  { state }: Pick<TeamTradeApplication, 'state'>,
  { languageOf, unverified }: { languageOf: (code: string) => string; unverified: string },
): ApplicationAction[] {
  const explained = ({ company, email, detail }: TeamTradeApplication) => ({
    company,
    email,
    language: detail === null ? '' : languageOf(detail.language),
  })
  const approve: ApplicationAction = {
    name: 'approve',
    explained,
    consequence: (_, { detail }) => (detail?.isEmailVerified === false ? unverified : null),
  }
  const undo: ApplicationAction = { name: 'undo', explained }
  const reject: ApplicationAction = {
    name: 'reject',
    fields: () => [linesOf('reason')],
    toInput: ({ reason }) => ({ reason }),
    explained,
    staysTyped: true,
  }
  const more: ApplicationAction = {
    name: 'request-more',
    fields: ({ detail }) => [{ ...linesOf('letter'), ...(detail && { language: detail.language }) }],
    toInput: ({ letter }) => ({ text: letter }),
    explained,
    staysTyped: true,
    tool: LetterTemplates,
  }
  const note: ApplicationAction = {
    name: 'note',
    fields: () => [linesOf('note')],
    toInput: ({ note }) => ({ text: note }),
    staysTyped: true,
  }
  const decisions = { pending: [approve, reject], approved: [undo], rejected: [approve, undo] }
  return [...decisions[state], more, note]
}

function linesOf(name: string): ActionField {
  return {
    name,
    label: `resources.trade-applications.action-fields.${name}`,
    kind: 'lines',
    isRequired: true,
  }
}

/** Text templates in the applicant's language. */
function LetterTemplates({ item, values, onChange }: ActionToolProps<TeamTradeApplication>) {
  const { name, detail } = item
  if (detail === null) return null
  return (
    <TemplateMenu
      request={{ name, number: detail.request?.number ?? null, language: detail.language }}
      onChoose={(text) => onChange({ ...values, letter: withTemplate(values.letter ?? '', text) })}
    />
  )
}
