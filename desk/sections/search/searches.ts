import type { Section } from '../section.ts'
import { SearchList } from './search-list.tsx'

export const searches: Section = {
  resource: 'searches',
  roles: ['catalogue', 'content'],
  group: 'house',
  list: SearchList,
}
