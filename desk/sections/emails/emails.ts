import type { Section } from '../section.ts'
import { EmailList } from './email-list.tsx'
import { EmailPage } from './email-page.tsx'

export const emails: Section = {
  resource: 'emails',
  roles: ['orders', 'care'],
  group: 'record',
  list: EmailList,
  show: EmailPage,
}
