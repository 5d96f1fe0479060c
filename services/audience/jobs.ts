import type { Job } from '#services/kernel/jobs.ts'
import { removeOldVisitors } from './identified-visitors.ts'
import { sendHostedConsents } from './newsletter/hosted-consents.ts'
import { type IssueStore, sendIssues } from './newsletter/issues/send-issues.ts'
import { removeOldSubscribers } from './newsletter/remove-subscribers.ts'
import { removeOldLinks } from './newsletter/subscriber-visitors.ts'

/** The scheduled work of the audience service. */
export function audienceJobs(store: IssueStore): Job[] {
  const {
    database,
    newsletter: { hosted },
  } = store
  return [
    {
      name: 'audience: remove old visitors',
      everySeconds: 86_400,
      async run(now) {
        await removeOldVisitors(database, now)
        await removeOldLinks(database, now)
      },
    },
    {
      name: 'audience: remove old subscribers',
      everySeconds: 3_600,
      run: (now) => removeOldSubscribers(database, now),
    },
    { name: 'audience: send newsletters', everySeconds: 15, run: () => sendIssues(store) },
    {
      name: 'audience: send consents to the platform',
      everySeconds: 60,
      async run(now) {
        if (hosted) await sendHostedConsents(database, hosted, now)
      },
    },
  ]
}
