import { CHAT_CONFIG } from '#clients/content/chat-hours.ts'
import { type ContentClient, createContentClient } from '#clients/content/content-client.ts'
import { systemClock } from '#services/kernel/clock.ts'
import type { Logger } from '../http/request-log.ts'
import type { Reach } from '../seam/seam.ts'
import type { Configuration } from '../settings/config.ts'

/** Bounds the age of cached content of a service that does not announce its changes. */
const CONTENT_MAX_AGE_MS = 60_000
const CONTENT_API_VERSION = '2025-02-19'
/** Spec §8: chat is off if its configuration cannot be loaded. */
const CHAT_CONFIG_FAILED = 'Error fetching chat config:'

/**
 * Creates a client that logs its problems. It must not cache if it is not notified of changes: its cache would be
 * outdated.
 */
export function createContent(
  { services: { content } }: Configuration,
  reach: { content: Reach<string | null> },
  log: Logger,
  { isCached = true } = {},
): ContentClient {
  return createContentClient({
    projectId: content.project,
    dataset: content.dataset,
    apiVersion: CONTENT_API_VERSION,
    apiHost: reach.content.baseUrl,
    fetch: reach.content.fetch,
    readToken: content.storefrontToken,
    token: content.previewToken,
    nowMs: () => systemClock().getTime(),
    ...(isCached && {
      responseCache: { maxAgeMs: CONTENT_MAX_AGE_MS, nowMs: () => systemClock().getTime() },
    }),
    report(problem) {
      const details = { client: 'content', ...problem }
      if (problem.what === CHAT_CONFIG) log.error(details, CHAT_CONFIG_FAILED)
      else log.warn(details, 'service problem')
    },
  })
}
