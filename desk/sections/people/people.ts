import { teamPerson } from '../../../contracts/team/person.ts'
import type { Section } from '../section.ts'
import { PeopleList } from './people-list.tsx'
import { PersonCreate } from './person-create.tsx'
import { PersonPage } from './person-page.tsx'

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
