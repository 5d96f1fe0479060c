import type { Section } from '../../section.ts'
import { RuleCreate } from './rule-create.tsx'
import { RuleEdit } from './rule-edit.tsx'
import { RuleList } from './rule-list.tsx'

export const searchRules: Section = {
  resource: 'search-rules',
  roles: ['catalogue'],
  group: 'house',
  within: 'searches',
  hostable: 'search',
  list: RuleList,
  edit: RuleEdit,
  create: RuleCreate,
}
