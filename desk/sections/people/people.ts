import type { Section } from '../section.ts'
import { PeopleList } from './people-list.tsx'
import { PersonCreate } from './person-create.tsx'
import { PersonPage } from './person-page.tsx'

export const people: Section = {
  resource: 'people',
  roles: ['admin'],
  list: PeopleList,
  show: PersonPage,
  create: PersonCreate,
}
