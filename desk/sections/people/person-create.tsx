import { Button } from '@mui/material'
import {
  CheckboxGroupInput,
  Form,
  required,
  TextInput,
  useNotify,
  useRedirect,
  useTranslate,
} from 'react-admin'
import { z } from 'zod'
import { teamItemResponse } from '../../../contracts/team/responses.ts'
import { ROLES } from '../../../domain/team/roles.ts'
import { FormDraft } from '../../actions/form-draft.tsx'
import { refusedForm } from '../../actions/refused-form.ts'
import { useRefusalText } from '../../actions/use-refusal-text.ts'
import { BackToList } from '../../application/back-to-list.tsx'
import { Page } from '../../application/page.tsx'
import { callTeam, RefusedCall } from '../../provider/call-team.ts'
import { newKey } from '../../provider/new-key.ts'

/** Inputs that were cleared are null. */
const typed = z.object({
  email: z.string(),
  name: z
    .string()
    .nullish()
    .transform((name) => name ?? ''),
  roles: z
    .array(z.string())
    .nullish()
    .transform((roles) => roles ?? []),
})

const NOBODY = { roles: [] }

/** Makes someone who has an account at the shop a member of the team. */
export function PersonCreate() {
  const translate = useTranslate()
  const redirect = useRedirect()
  const notify = useNotify()
  const textOf = useRefusalText()

  /** Returns what is wrong, by field. */
  async function save(values: Record<string, unknown>) {
    const { email, name, roles: chosen } = typed.parse(values)
    try {
      const { item } = await callTeam(teamItemResponse, {
        method: 'POST',
        path: '/people',
        body: { input: { email, name, roles: chosen } },
        key: newKey(),
      })
      notify(translate('resources.people.added'), { type: 'success' })
      redirect(`/people/${item.id}/show`)
      return undefined
    } catch (fault) {
      const fields = fault instanceof RefusedCall ? (fault.refusal.fields ?? []) : []
      const errors = fields.map(({ path, code }) => [path, `errors.fields.${code}`])
      return refusedForm(textOf(fault), Object.fromEntries(errors))
    }
  }
  const label = (field: string) => `resources.people.fields.${field}`
  return (
    <Page title={translate('resources.people.new')} above={<BackToList />}>
      <Form onSubmit={save} record={NOBODY} warnWhenUnsavedChanges>
        <FormDraft />
        <TextInput source="email" type="email" label={label('email')} validate={required()} fullWidth />
        <TextInput source="name" label={label('name')} fullWidth />
        <CheckboxGroupInput
          source="roles"
          label={label('roles')}
          choices={ROLES.map((id) => ({ id, name: `desk.roles.${id}` }))}
        />
        <Button type="submit" variant="contained" sx={{ display: 'block', marginTop: 2 }}>
          {translate('resources.people.create')}
        </Button>
      </Form>
    </Page>
  )
}
