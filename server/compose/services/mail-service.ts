import type { ShowsPicture } from '#domain/product/shown-picture.ts'
import { systemClock } from '#services/kernel/clock.ts'
import type { Database } from '#services/kernel/database/database.ts'
import { createSeal } from '#services/kernel/secrets/seal.ts'
import { createSmtpTransport } from '#services/mail/delivery/smtp-transport.ts'
import { createMailService, type MailService } from '#services/mail/service.ts'
import type { Configuration } from '../../config.ts'
import type { Logger } from '../../http/request-log.ts'

/** The mail service with its delivery: by SMTP if a server is configured, otherwise into the outbox. */
export function createMail(
  { house, services, publicOrigin, secret, oldSecrets, demonstration }: Configuration,
  { database, showsPicture, log }: { database: Database; showsPicture: ShowsPicture; log: Logger },
): { service: MailService; stop(): Promise<void> } {
  const { smtpUrl, from } = services.mail
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
