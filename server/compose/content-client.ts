import { CHAT_CONFIG } from '#clients/content/chat-hours.ts'
import { type ContentClient, createContentClient } from '#clients/content/content-client.ts'
import { systemClock } from '#services/kernel/clock.ts'
import type { Logger } from '../http/request-log.ts'
import type { Reach } from '../seam/seam.ts'
import type { Configuration } from '../settings/config.ts'

/** In milliseconds, for a content service whose changes are not announced. */
const CONTENT_MEMORY_MS = 60_000
const CONTENT_API_VERSION = '2025-02-19'
/** Spec §8: chat is then off. */
const CHAT_CONFIG_FAILED = 'Error fetching chat config:'

/**
 * Creates a client that logs its problems. Without a memory nothing is cached, since the client is not notified of
 * changes.
 */
export function createContent(
  { services: { content } }: Configuration,
  reach: { content: Reach<string | null> },
  log: Logger,
  { hasMemory = true } = {},
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
    ...(hasMemory && {
      memory: { maxAgeMs: CONTENT_MEMORY_MS, nowMs: () => systemClock().getTime() },
    }),
    report(problem) {
      const logged = { client: 'content', ...problem }
      if (problem.what === CHAT_CONFIG) log.error(logged, CHAT_CONFIG_FAILED)
      else log.warn(logged, 'service problem')
    },
  })
}
