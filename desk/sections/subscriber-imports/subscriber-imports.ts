import type { Section } from '../section.ts'
import { SubscriberImportCreate } from './subscriber-import-create.tsx'
import { SubscriberImportList } from './subscriber-import-list.tsx'
import { SubscriberImportPage } from './subscriber-import-page.tsx'

export const subscriberImports: Section = {
  resource: 'subscriber-imports',
  roles: ['content', 'care'],
  group: 'house',
  within: 'subscribers',
  list: SubscriberImportList,
  show: SubscriberImportPage,
  create: SubscriberImportCreate,
}
