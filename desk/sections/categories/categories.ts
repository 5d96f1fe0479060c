import type { Section } from '../section.ts'
import { CategoryEdit } from './category-edit.tsx'
import { CategoryList } from './category-list.tsx'

export const categories: Section = {
  resource: 'category-orders',
  roles: ['catalogue'],
  hostable: 'search',
  group: 'house',
  list: CategoryList,
  edit: CategoryEdit,
}
