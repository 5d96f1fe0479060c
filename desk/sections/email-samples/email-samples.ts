import type { Section } from '../section.ts'
import { SampleList } from './sample-list.tsx'
import { SamplePage } from './sample-page.tsx'

export const emailSamples: Section = {
  resource: 'email-samples',
  roles: ['orders', 'care', 'content'],
  group: 'record',
  list: SampleList,
  show: SamplePage,
}
