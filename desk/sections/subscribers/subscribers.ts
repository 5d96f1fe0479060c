import { teamSubscriber } from '../../../contracts/team/subscriber.ts'
import type { Section } from '../section.ts'
import { SubscriberList } from './subscriber-list.tsx'
import { SubscriberPage } from './subscriber-page.tsx'

export const subscribers: Section = {
  resource: 'subscribers',
  roles: ['content', 'care'],
  group: 'house',
  list: SubscriberList,
  show: SubscriberPage,
  finding: {
    result(item) {
      const found = teamSubscriber.safeParse(item)
      if (!found.success) return null
      const { id, email, country } = found.data
      return { title: email, below: country, to: `/subscribers/${id}/show` }
    },
  },
}
