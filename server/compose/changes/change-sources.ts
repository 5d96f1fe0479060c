import { createChangesClient } from '#clients/calls/changes-client.ts'
import type { Clients } from '#clients/clients.ts'
import { CHANGES } from '#contracts/changes.ts'
import { PRIVATE_TOKEN_HEADER } from '#contracts/order/customer-orders.ts'
import type { ChangeLog } from '#services/kernel/changes/change-log.ts'
import type { Database } from '#services/kernel/database/database.ts'
import type { Job } from '#services/kernel/jobs.ts'
import { dueDocumentsJob } from '#workers/changes/due-documents.ts'
import type { ChangeSource } from '#workers/changes/follower.ts'
import { fullReadJob } from '#workers/hosted/full-read.ts'
import { createHostedChanges } from '#workers/hosted/hosted-changes.ts'
import { commercePollJob } from '#workers/hosted/poll-commerce.ts'
import { contentPollJob } from '#workers/hosted/poll-content.ts'
import { createWebhooks } from '#workers/hosted/webhooks.ts'
import { stockNoticesJob } from '#workers/stock-notices/stock-notices.ts'
import type { ServiceSettings } from '../../settings/config.ts'
import { hostedProject, hostedShop } from '../../settings/hosted-logs.ts'
import type { Services } from '../services/services.ts'

export type ChangeSources = {
  readonly commerce: ChangeSource
  readonly content: ChangeSource
  readonly jobs: readonly Job[]
  /** Null if the path is not that of a webhook. */
  handleWebhook(request: Request, path: string): Promise<Response> | null
}

type Dependencies = {
  readonly settings: ServiceSettings
  readonly database: Database
  readonly reach: Services['reach']
  readonly clients: Pick<Clients, 'commerce' | 'content' | 'stockNotices'>
}

/** Our own services list their changes; changes of a hosted service are logged here (architecture.md §6). */
export function createChangeSources({ settings, database, reach, clients }: Dependencies): ChangeSources {
  const { commerce, content } = settings
  const shop = hostedShop(commerce)
  const project = hostedProject(content)
  const jobs: Job[] = [
    stockNoticesJob({ source: clients.commerce, notices: clients.stockNotices }),
    dueDocumentsJob({ database, content: clients.content, isHosted: project !== null }),
  ]
  if (shop) {
    jobs.push(commercePollJob({ database, log: shop, commerce: clients.commerce }))
    jobs.push(fullReadJob(database, shop))
  }
  if (project) {
    jobs.push(contentPollJob({ database, log: project, content: clients.content }))
    jobs.push(fullReadJob(database, project))
  }
  return {
    commerce: shop
      ? { ...shop, client: createHostedChanges(database, shop, 'product') }
      : ownSource('commerce', CHANGES.products, reach.commerce, {
          [PRIVATE_TOKEN_HEADER]: commerce.privateToken,
        }),
    content: project
      ? { ...project, client: createHostedChanges(database, project, 'document') }
      : ownSource('content', CHANGES.content, reach.content, {
          authorization: `Bearer ${content.readToken}`,
        }),
    jobs,
    handleWebhook: createWebhooks({
      database,
      commerce: shop && webhookReporter(shop, commerce.webhookSecret),
      content: project && webhookReporter(project, content.webhookSecret),
    }),
  }
}

type OwnReach = { readonly baseUrl: string | null; readonly fetch: (request: Request) => Promise<Response> }

function ownSource(
  name: string,
  channel: string,
  { baseUrl, fetch }: OwnReach,
  headers: Readonly<Record<string, string>>,
): ChangeSource {
  if (baseUrl === null) throw new Error(`The ${name} service is hosted and lists no changes`)
  return { name, channel, client: createChangesClient({ baseUrl, fetch, headers }) }
}

function webhookReporter(log: ChangeLog, secret: string | null) {
  return secret === null ? null : { log, secret }
}
