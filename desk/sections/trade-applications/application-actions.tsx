import type { TeamTradeApplication } from '#contracts/team/trade-application.ts'
import type { Action, ActionField, ActionToolProps } from '#desk/actions/action.ts'
import { withTemplate } from '#domain/request/reply-template.ts'
import { TemplateMenu } from '../requests/reply-templates.tsx'

type ApplicationAction = Action<TeamTradeApplication>

/** Returns the actions available in an application's state. `getLanguageName` returns the name of a language. */
export function getApplicationActions(
  { state }: Pick<TeamTradeApplication, 'state'>,
  { getLanguageName, unverified }: { getLanguageName: (code: string) => string; unverified: string },
): ApplicationAction[] {
  const explained = ({ company, email, detail }: TeamTradeApplication) => ({
    company,
    email,
    language: detail === null ? '' : getLanguageName(detail.language),
  })
  const approve: ApplicationAction = {
    name: 'approve',
    explained,
    consequence: (_, { detail }) => (detail?.isEmailVerified === false ? unverified : null),
  }
  const undo: ApplicationAction = { name: 'undo', explained }
  const reject: ApplicationAction = {
    name: 'reject',
    fields: () => [createTextArea('reason')],
    toInput: ({ reason }) => ({ reason }),
    explained,
    storesTyped: true,
  }
  const more: ApplicationAction = {
    name: 'request-more',
    fields: ({ detail }) => [{ ...createTextArea('letter'), ...(detail && { language: detail.language }) }],
    toInput: ({ letter }) => ({ text: letter }),
    explained,
    storesTyped: true,
    tool: EmailTemplates,
  }
  const note: ApplicationAction = {
    name: 'note',
    fields: () => [createTextArea('note')],
    toInput: ({ note }) => ({ text: note }),
    storesTyped: true,
  }
  const decisions = { pending: [approve, reject], approved: [undo], rejected: [approve, undo] }
  return [...decisions[state], more, note]
}

function createTextArea(name: string): ActionField {
  return {
    name,
    label: `resources.trade-applications.action-fields.${name}`,
    kind: 'lines',
    isRequired: true,
  }
}

/** Text templates in the applicant's language. */
function EmailTemplates({ item, values, onChange }: ActionToolProps<TeamTradeApplication>) {
  const { name, detail } = item
  if (detail === null) return null
  return (
    <TemplateMenu
      request={{ name, number: detail.request?.number ?? null, language: detail.language }}
      onChoose={(text) => onChange({ ...values, letter: withTemplate(values.letter ?? '', text) })}
    />
  )
}
