import { setTimeout as delay } from 'node:timers/promises'
import { createBreachClient } from '#clients/breach/breach-client.ts'
import type { Newsletter } from '#services/identity/accounts/newsletter.ts'
import { createIdentityService, type IdentityService } from '#services/identity/service.ts'
import { createSecretSeal } from '#services/identity/staff/one-time-code.ts'
import { systemClock } from '#services/kernel/clock.ts'
import { createSeal } from '#services/kernel/secrets/seal.ts'
import type { MailService } from '#services/mail/service.ts'
import { overNetwork } from '../../seam/seam.ts'
import type { CustomerLookups } from '../lookups/customer-lookups.ts'
import type { Base } from './base.ts'

/** The identity service under the shop's own origin; it sends emails through the mail service. */
export function createIdentity(
  { configuration, database, limiter, log }: Base,
  {
    mail,
    readLanguage,
    newsletter,
  }: { mail: MailService; readLanguage: CustomerLookups['findLanguage']; newsletter: Newsletter },
): Promise<IdentityService> {
  const { house, services, publicOrigin, secret, oldSecrets } = configuration
  const [cookieSecret, ...oldCookieSecrets] = services.identity.cookieSecrets
  const { breachUrl } = services.identity
  const isBreached =
    breachUrl === null
      ? async () => false
      : createBreachClient({
          baseUrl: breachUrl.replace(/\/$/, ''),
          fetch: overNetwork,
          report: (problem) => log.warn({ client: 'breach', ...problem }, 'service problem'),
        })
  return createIdentityService({
    database,
    clock: systemClock,
    startDelay(milliseconds) {
      const ended = delay(milliseconds, undefined, { ref: false })
      return () => ended
    },
    limiter,
    keySeal: createSeal([secret, ...oldSecrets], 'signing keys'),
    secretSeal: createSecretSeal([secret, ...oldSecrets]),
    ticketSeal: createSeal([secret, ...oldSecrets], 'second factor tickets'),
    origin: publicOrigin,
    cookieSecret,
    oldCookieSecrets,
    screensToken: services.identity.screensTokens,
    shopName: house.name,
    readLanguage,
    newsletter,
    isBreached,
    sendMail: mail.queueMail,
    forgetMail: mail.forgetAccount,
    reportError: (error) => log.error({ err: error }, 'identity error'),
  })
}
