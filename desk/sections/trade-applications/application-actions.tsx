import type { TeamTradeApplication } from '#contracts/team/trade-application.ts'
import type { Action, ActionField, ActionToolProps } from '#desk/actions/action.ts'
import { withTemplate } from '#domain/request/reply-template.ts'
import { TemplateMenu } from '../requests/reply-templates.tsx'

type ApplicationAction = Action<TeamTradeApplication>

/** Returns the actions available in an application's state. `unverifiedNotice` warns of an unverified email address. */
export function getApplicationActions(
  { state }: Pick<TeamTradeApplication, 'state'>,
  {
    getLanguageName,
    unverifiedNotice,
  }: { getLanguageName: (code: string) => string; unverifiedNotice: string },
): ApplicationAction[] {
  const explainValues = ({ company, email, detail }: TeamTradeApplication) => ({
    company,
    email,
    language: detail === null ? '' : getLanguageName(detail.language),
  })
  const approve: ApplicationAction = {
    name: 'approve',
    explainValues,
    consequence: (_, { detail }) => (detail?.isEmailVerified === false ? unverifiedNotice : null),
  }
  const undo: ApplicationAction = { name: 'undo', explainValues }
  const reject: ApplicationAction = {
    name: 'reject',
    fields: () => [createTextArea('reason')],
    toInput: ({ reason }) => ({ reason }),
    explainValues,
    storesTypedValues: true,
  }
  const requestMore: ApplicationAction = {
    name: 'request-more',
    fields: ({ detail }) => [{ ...createTextArea('letter'), ...(detail && { language: detail.language }) }],
    toInput: ({ letter }) => ({ text: letter }),
    explainValues,
    storesTypedValues: true,
    tool: EmailTemplates,
  }
  const note: ApplicationAction = {
    name: 'note',
    fields: () => [createTextArea('note')],
    toInput: ({ note }) => ({ text: note }),
    storesTypedValues: true,
  }
  const decisions = { pending: [approve, reject], approved: [undo], rejected: [approve, undo] }
  return [...decisions[state], requestMore, note]
}

function createTextArea(name: string): ActionField {
  return {
    name,
    label: `resources.trade-applications.action-fields.${name}`,
    kind: 'lines',
    isRequired: true,
  }
}

/** Inserts a reply template in the applicant's language. */
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
