import { Button } from '@mui/material'
import { CheckboxGroupInput, required, SelectInput, TextInput, useTranslate } from 'react-admin'
import { z } from 'zod'
import type { TeamPerson } from '#contracts/team/person.ts'
import { teamPerson } from '#contracts/team/person.ts'
import type { Action } from '#desk/actions/action.ts'
import { ActionBar } from '#desk/actions/action-bar.tsx'
import { CreateForm } from '#desk/actions/create-form.tsx'
import { Facts } from '#desk/detail/facts.tsx'
import { useFormat } from '#desk/format/use-format.ts'
import { textFilter } from '#desk/list/filters.tsx'
import { SectionList } from '#desk/list/section-list.tsx'
import { BackToList, Page } from '#desk/page/page.tsx'
import { ROLES } from '#domain/team/roles.ts'
import { section } from '../section.tsx'

/** The form's values. Cleared inputs are null. */
const formValues = z.object({
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

const INITIAL = { roles: [] }

const FILTERS = [
  textFilter('people'),
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

const RESET_SECOND_FACTOR: Action<TeamPerson> = { name: 'reset-second-factor' }

const REMOVE: Action<TeamPerson> = { name: 'remove' }

export const people = section({
  resource: 'people',
  item: teamPerson,
  roles: ['admin'],
  group: 'record',
  list: PeopleList,
  show: PersonPage,
  create: PersonCreate,
  describeResult: ({ name, email }) => ({ title: name ?? email, below: name === null ? '' : email }),
})

function PersonPage({ item: person }: { item: TeamPerson }) {
  const translate = useTranslate()
  const { date } = useFormat()
  const labels = usePersonLabels()
  const label = (field: string) => translate(`resources.people.fields.${field}`)
  const isMember = person.roles.length > 0
  return (
    <Page title={labels.name(person)} above={<BackToList />}>
      <ActionBar
        resource="people"
        item={person}
        actions={[
          SET_ROLES,
          ...(person.hasSecondFactor ? [RESET_SECOND_FACTOR] : []),
          ...(isMember ? [REMOVE] : []),
        ]}
      />
      <Facts
        facts={[
          [label('email'), person.email],
          [label('roles'), labels.roles(person)],
          [label('hasSecondFactor'), labels.secondFactor(person)],
          [label('addedAt'), date(person.addedAt)],
        ]}
      />
    </Page>
  )
}

function PeopleList() {
  const { date } = useFormat()
  const labels = usePersonLabels()
  return (
    <SectionList<TeamPerson>
      sort={{ field: 'email', order: 'ASC' }}
      filters={FILTERS}
      hasCreate
      columns={[
        { source: 'email', isSortable: true, isLink: true },
        { source: 'name', isSortable: true },
        { source: 'roles', render: labels.roles },
        { source: 'hasSecondFactor', render: labels.secondFactor },
        { source: 'addedAt', isSortable: true, render: ({ addedAt }) => date(addedAt) },
      ]}
      row={(person) => ({
        title: labels.name(person),
        below: `${labels.roles(person)} · ${labels.secondFactor(person)}`,
      })}
    />
  )
}

function usePersonLabels() {
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

/** Adds a person to the team. They must already have an account at the shop. */
function PersonCreate() {
  const translate = useTranslate()
  const label = (field: string) => `resources.people.fields.${field}`
  return (
    <Page title={translate('resources.people.new')} above={<BackToList />}>
      <CreateForm
        resource="people"
        initial={INITIAL}
        toInput={(values) => formValues.parse(values)}
        opens="show"
        done="resources.people.added"
      >
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
      </CreateForm>
    </Page>
  )
}
