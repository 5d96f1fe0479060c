import { Button, Link } from '@mui/material'
import {
  CheckboxGroupInput,
  DataTable,
  Form,
  Loading,
  required,
  SelectInput,
  ShowBase,
  TextInput,
  useNotify,
  useRedirect,
  useShowContext,
  useTranslate,
} from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import { z } from 'zod'
import type { TeamPerson } from '#contracts/team/person.ts'
import { teamPerson } from '#contracts/team/person.ts'
import { teamItemResponse } from '#contracts/team/responses.ts'
import type { Action } from '#desk/actions/action.ts'
import { ActionBar } from '#desk/actions/action-bar.tsx'
import { FormDraft } from '#desk/actions/form-draft.tsx'
import { refusedForm } from '#desk/actions/refused-form.ts'
import { useRefusalText } from '#desk/actions/use-refusal-text.ts'
import { BackToList } from '#desk/application/back-to-list.tsx'
import { Page } from '#desk/application/page.tsx'
import { Facts } from '#desk/detail/facts.tsx'
import { useFormat } from '#desk/format/use-format.ts'
import { ItemFault } from '#desk/list/item-fault.tsx'
import { Rows } from '#desk/list/rows.tsx'
import { SectionList } from '#desk/list/section-list.tsx'
import { callTeam, RefusedCall } from '#desk/provider/call-team.ts'
import { newKey } from '#desk/provider/new-key.ts'
import { ROLES } from '#domain/team/roles.ts'
import type { Section } from '../section.ts'

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

const FILTERS = [
  <TextInput key="text" source="text" label="resources.people.filters.text" alwaysOn resettable />,
  <SelectInput
    key="role"
    source="role"
    label="resources.people.filters.role"
    choices={ROLES.map((id) => ({ id, name: `desk.roles.${id}` }))}
    alwaysOn
  />,
]

const SET_ROLES: Action<TeamPerson> = {
  name: 'set-roles',
  fields: ({ roles }) =>
    ROLES.map((role) => ({
      name: role,
      label: `desk.roles.${role}`,
      kind: 'switch',
      initial: roles.includes(role) ? 'yes' : '',
    })),
  toInput: (values) => ({ roles: ROLES.filter((role) => values[role] === 'yes') }),
}

const RESET: Action<TeamPerson> = { name: 'reset-second-factor', fields: () => [], toInput: () => ({}) }

const REMOVE: Action<TeamPerson> = { name: 'remove', fields: () => [], toInput: () => ({}) }

export const people: Section = {
  resource: 'people',
  roles: ['admin'],
  group: 'record',
  list: PeopleList,
  show: PersonPage,
  create: PersonCreate,
  finding: {
    result(item) {
      const person = teamPerson.safeParse(item).data
      if (!person) return null
      const { id, name, email } = person
      return { title: name ?? email, below: name === null ? '' : email, to: `/people/${id}/show` }
    },
  },
}

function PersonPage() {
  return (
    <ShowBase>
      <LoadedPerson />
    </ShowBase>
  )
}

function LoadedPerson() {
  const translate = useTranslate()
  const { date } = useFormat()
  const words = usePersonWords()
  const { record, error } = useShowContext()
  if (error) return <ItemFault fault={error} />
  if (!record) return <Loading />
  const person = teamPerson.parse(record)
  const label = (field: string) => translate(`resources.people.fields.${field}`)
  const isMember = person.roles.length > 0
  return (
    <Page title={words.name(person)} above={<BackToList />}>
      <ActionBar
        resource="people"
        item={person}
        actions={[SET_ROLES, ...(person.hasSecondFactor ? [RESET] : []), ...(isMember ? [REMOVE] : [])]}
      />
      <Facts
        facts={[
          [label('email'), person.email],
          [label('roles'), words.roles(person)],
          [label('hasSecondFactor'), words.secondFactor(person)],
          [label('addedAt'), date(person.addedAt)],
        ]}
      />
    </Page>
  )
}

function PeopleList() {
  return (
    <SectionList
      sort={{ field: 'email', order: 'ASC' }}
      filters={FILTERS}
      hasCreate
      table={<PeopleTable />}
      rows={<PeopleRows />}
    />
  )
}

function PeopleTable() {
  const { date } = useFormat()
  const words = usePersonWords()
  return (
    <DataTable<TeamPerson> bulkActionButtons={false} rowClick={false}>
      <DataTable.Col<TeamPerson>
        source="email"
        render={({ id, email }) => (
          <Link component={RouterLink} to={`/people/${id}/show`}>
            {email}
          </Link>
        )}
      />
      <DataTable.Col<TeamPerson> source="name" />
      <DataTable.Col<TeamPerson> source="roles" disableSort render={words.roles} />
      <DataTable.Col<TeamPerson> source="hasSecondFactor" disableSort render={words.secondFactor} />
      <DataTable.Col<TeamPerson> source="addedAt" render={({ addedAt }) => date(addedAt)} />
    </DataTable>
  )
}

function PeopleRows() {
  const words = usePersonWords()
  return (
    <Rows<TeamPerson>
      row={(person) => ({
        title: words.name(person),
        below: `${words.roles(person)} · ${words.secondFactor(person)}`,
        to: `/people/${person.id}/show`,
      })}
    />
  )
}

function usePersonWords() {
  const translate = useTranslate()
  return {
    name: ({ name, email }: TeamPerson) => name ?? email,
    roles: ({ roles }: TeamPerson) =>
      roles.length > 0
        ? roles.map((role) => translate(`desk.roles.${role}`)).join(', ')
        : translate('resources.people.values.removed'),
    secondFactor: ({ hasSecondFactor }: TeamPerson) =>
      translate(`resources.people.values.second-factor.${hasSecondFactor ? 'set-up' : 'missing'}`),
  }
}

/** The person must have an account at the shop. */
function PersonCreate() {
  const translate = useTranslate()
  const redirect = useRedirect()
  const notify = useNotify()
  const textOf = useRefusalText()

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
