import type { FilesClient } from '#clients/files/files-client.ts'
import { idNumber } from '#domain/ids.ts'
import { ok } from '#domain/result.ts'
import { hasRole } from '#domain/team/roles.ts'
import { type ChatService, createChatService } from '#services/chat/service.ts'
import type { IdentityService } from '#services/identity/service.ts'
import { systemClock } from '#services/kernel/clock.ts'
import type { MailService } from '#services/mail/service.ts'
import type { QuotesOptions } from '#services/platform/quotes/quotes-options.ts'
import type { Reach } from '../../seam/seam.ts'
import { createContent } from '../content-client.ts'
import { memberNamesById } from '../lookups/member-names.ts'
import type { FindTokenOwner } from '../lookups/token-owner.ts'
import type { Base } from './base.ts'

/** The chat takes its opening hours from the content service, and stores its pictures in the files service. */
export function createChat(
  { configuration, database, limiter, log }: Base,
  {
    tokenOwner,
    content,
    files,
    mail,
    identity,
    findPieces,
  }: {
    tokenOwner: FindTokenOwner
    content: Reach<string | null>
    files: FilesClient
    mail: MailService
    /** Null for accounts from another provider, where team members have no names. */
    identity: Pick<IdentityService, 'customers' | 'findColleagues'> | null
    findPieces: QuotesOptions['findPieces']
  },
): ChatService {
  const client = createContent(configuration, { content }, log, { isCached: false })
  return createChatService({
    database,
    clock: systemClock,
    limiter,
    serverToken: configuration.services.chat.serverTokens,
    async authenticate(accessToken) {
      const owner = await tokenOwner(accessToken)
      return owner.ok ? ok(owner.value?.accountId ?? null) : owner
    },
    readHours: () => client.getChatHours({}),
    files,
    house: configuration.house,
    shopUrl: configuration.publicOrigin,
    memberNames: async (accountIds) => memberNamesById((await identity?.findColleagues(accountIds)) ?? []),
    isInClientCare: async (accountId) =>
      ((await identity?.findColleagues([accountId])) ?? []).some(({ roles }) => hasRole(roles, ['care'])),
    async verifiedEmail(accountId) {
      const [found] = (await identity?.customers.find(database.db, { ids: [accountId], emails: [] })) ?? []
      return found?.isEmailVerified ? found.email : null
    },
    async findPieces(text, { country, language }) {
      const found = await findPieces(text, { country, language, currency: 'EUR' })
      const pieces = found?.map(({ piece: { productId, title, artisan, picture } }) => {
        return { id: idNumber(productId), title, artisan, picture }
      })
      return pieces ? [...new Map(pieces.map((piece) => [piece.id, piece])).values()] : null
    },
    sendMail: mail.queueMail,
    reportError: (error) => log.error({ err: error }, 'chat error'),
  })
}
