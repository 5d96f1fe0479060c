import { Link } from '@mui/material'
import { DataTable, SelectInput, TextInput } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import type { TeamPerson } from '../../../contracts/team/person.ts'
import { ROLES } from '../../../domain/team/roles.ts'
import { useFormat } from '../../format/use-format.ts'
import { Rows } from '../../list/rows.tsx'
import { SectionList } from '../../list/section-list.tsx'
import { usePersonWords } from './use-person-words.ts'

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

export function PeopleList() {
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
