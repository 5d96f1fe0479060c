import type { ShowsPicture } from '#domain/product/shown-picture.ts'
import { systemClock } from '#services/kernel/clock.ts'
import type { Database } from '#services/kernel/database/database.ts'
import { createSeal } from '#services/kernel/secrets/seal.ts'
import type { OnBounce } from '#services/mail/bounces/record-bounce.ts'
import { createSmtpTransport } from '#services/mail/delivery/smtp-transport.ts'
import { createMailService, type MailService } from '#services/mail/service.ts'
import type { Configuration } from '../../config.ts'
import type { Logger } from '../../http/request-log.ts'

/** The mail service with its delivery: by SMTP if a server is configured, otherwise into the outbox. */
export function createMail(
  { house, services, publicOrigin, secret, oldSecrets, demonstration }: Configuration,
  {
    database,
    showsPicture,
    onBounce,
    log,
  }: { database: Database; showsPicture: ShowsPicture; onBounce: OnBounce; log: Logger },
): { service: MailService; stop(): Promise<void> } {
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
    onBounce,
    showsPicture,
    readToken: services.commerce.teamToken,
    reportFault: (fault) => log.error({ err: fault }, 'mail delivery fault'),
  })
  const delivery = service.startDelivery()
  return {
    service,
    async stop() {
      await delivery.stop()
      transport?.close()
    },
  }
}
