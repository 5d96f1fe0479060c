import type { Section } from '../../section.ts'
import { SynonymCreate } from './synonym-create.tsx'
import { SynonymEdit } from './synonym-edit.tsx'
import { SynonymList } from './synonym-list.tsx'

export const synonyms: Section = {
  resource: 'synonyms',
  roles: ['catalogue', 'content'],
  group: 'house',
  within: 'searches',
  hostable: 'search',
  list: SynonymList,
  edit: SynonymEdit,
  create: SynonymCreate,
}
