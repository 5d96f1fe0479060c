import { createCustomerData } from '#services/audience/customer-data.ts'
import type { NewsletterOptions } from '#services/audience/newsletter/newsletter-options.ts'
import { createAudienceService } from '#services/audience/service.ts'
import { systemClock } from '#services/kernel/clock.ts'
import type { Service } from '#services/kernel/service.ts'
import type { Reach } from '../../seam/seam.ts'
import type { Base } from './base.ts'

export function createAudience(
  { configuration: { services }, database, log }: Base,
  {
    newsletter,
    ...others
  }: { newsletter: NewsletterOptions; identity: Reach<string | null>; commerce: Reach; customer: Reach },
): Service {
  const { baseUrl, fetch } = others.identity
  return createAudienceService({
    database,
    clock: systemClock,
    key: services.audience.keys,
    facts: createCustomerData({
      identity: baseUrl === null ? null : { baseUrl, fetch, token: services.identity.screensTokens[0] },
      commerce: { ...others.commerce, token: services.commerce.privateToken },
      customer: { ...others.customer, token: services.customer.companyTokens[0] },
    }),
    newsletter,
    reportError: (error) => log.error({ err: error }, 'audience error'),
  })
}
