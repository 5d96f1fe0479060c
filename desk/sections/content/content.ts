import { ROLES } from '../../../domain/team/roles.ts'
import type { Section } from '../section.ts'
import { ContentPage } from './content-page.tsx'

/** The Studio, which everyone in the team may read in. */
export const content: Section = {
  resource: 'content',
  roles: ROLES,
  hostable: 'content',
  group: 'house',
  list: ContentPage,
}
