import type { ShowsPicture } from '#domain/product/shown-picture.ts'
import { systemClock } from '#services/kernel/clock.ts'
import { createSeal } from '#services/kernel/secrets/seal.ts'
import type { OnBounce } from '#services/mail/bounces/record-bounce.ts'
import { createSmtpTransport } from '#services/mail/delivery/smtp-transport.ts'
import { createMailService, type MailService } from '#services/mail/service.ts'
import type { Metrics } from '../../http/metrics.ts'
import type { Base } from './base.ts'

/** Delivers by SMTP. Without a mail server, emails stay queued, and a demonstration shows them in the outbox. */
export function createMail(
  { configuration, database, log }: Base,
  { showsPicture, onBounce, metrics }: { showsPicture: ShowsPicture; onBounce: OnBounce; metrics: Metrics },
): { service: MailService; stop(): void } {
  const { house, services, publicOrigin, secret, oldSecrets, demonstration } = configuration
  const { smtpUrl, from, bounceSecret } = services.mail
  const transport = smtpUrl === null ? null : createSmtpTransport(smtpUrl)
  const service = createMailService({
    database,
    clock: systemClock,
    seal: createSeal([secret, ...oldSecrets], 'links in emails'),
    transport,
    house,
    shopUrl: publicOrigin,
    showsLinks: transport === null && demonstration !== 'off',
    from,
    bounceSecret,
    onOutage(reason) {
      metrics.setMailServer(reason === null)
      if (reason === null) log.warn('the mail server accepts emails again')
      else log.error({ reason }, 'the mail server accepts no emails: they stay queued until it does')
    },
    onBounce,
    showsPicture,
    readToken: services.commerce.teamToken,
    reportError: (error) => log.error({ err: error }, 'mail delivery error'),
  })
  if (transport) metrics.setMailServer(true)
  return { service, stop: () => transport?.close() }
}
