import { ROLES } from '../../../domain/team/roles.ts'
import type { Section } from '../section.ts'
import { FiguresPage } from './figures-page.tsx'

/** What visits of the shop come to, for everyone in the team. */
export const figures: Section = {
  resource: 'figures',
  roles: ROLES,
  hostable: 'tracking',
  group: 'record',
  list: FiguresPage,
}
