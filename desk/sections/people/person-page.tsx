import { Loading, ShowBase, useShowContext, useTranslate } from 'react-admin'
import { type TeamPerson, teamPerson } from '../../../contracts/team/person.ts'
import { ROLES } from '../../../domain/team/roles.ts'
import type { Action } from '../../actions/action.ts'
import { ActionBar } from '../../actions/action-bar.tsx'
import { BackToList } from '../../application/back-to-list.tsx'
import { Page } from '../../application/page.tsx'
import { Facts } from '../../detail/facts.tsx'
import { useFormat } from '../../format/use-format.ts'
import { ItemFault } from '../../list/item-fault.tsx'
import { usePersonWords } from './use-person-words.ts'

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

export function PersonPage() {
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
