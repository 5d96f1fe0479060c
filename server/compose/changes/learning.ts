import { createChoicesClient } from '#clients/tracking/choices-client.ts'
import type { Job } from '#services/kernel/jobs.ts'
import { learningJob } from '#workers/learning/learn-ranking.ts'
import type { ServiceSettings } from '../../config.ts'
import type { Logger } from '../../http/request-log.ts'
import { addressOf } from '../clients.ts'
import type { Services } from '../services/services.ts'

/** Learning from what visitors choose, where both the tracking and the search are services of ours. */
export function makeLearningJobs(
  settings: ServiceSettings,
  { reach }: Services,
  log: Logger,
): readonly Job[] {
  const { search, tracking } = settings
  if (!reach.tracking || search.isHosted) return []
  const choices = createChoicesClient({
    ...reach.tracking,
    token: tracking.serverTokens[0],
    report: (problem) => log.error(problem, 'choices not read'),
  })
  const { baseUrl, fetch } = reach.search
  const connection = { appId: search.application, adminKey: search.adminKey, ...addressOf(baseUrl), fetch }
  return [learningJob(choices, connection)]
}
