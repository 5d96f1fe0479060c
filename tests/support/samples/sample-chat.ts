import { createChatClient } from '#clients/chat/chat-client.ts'
import { createFilesClient } from '#clients/files/files-client.ts'
import type { NewChatMessage } from '#contracts/chat.ts'
import type { ChatMailRequest } from '#contracts/mail.ts'
import { type TeamChat, teamChat } from '#contracts/team/chat.ts'
import type { ChatHours } from '#domain/chat/chat-hours.ts'
import { ok } from '#domain/result.ts'
import type { ChatOptions } from '#services/chat/chat-options.ts'
import { createChatService } from '#services/chat/service.ts'
import { createFilesService } from '#services/files/service.ts'
import type { Database } from '#services/kernel/database/database.ts'
import { UNLIMITED } from '#services/kernel/rate-limit.ts'
import { testClock } from '../test-clock.ts'
import { filtered, sampleTeam } from './sample-team.ts'

const DAY = { open: true, morning: { start: '00:00', end: '23:59' }, afternoon: null }
/** An office in Milan, open around the clock every day. */
export const SAMPLE_HOURS: ChatHours = {
  active: true,
  offices: [
    {
      key: 'milan',
      name: { en: 'Milan', de: 'Mailand' },
      active: true,
      timezone: 'Europe/Rome',
      extraClosures: [],
      recurringHolidays: [],
      weekdays: {
        monday: DAY,
        tuesday: DAY,
        wednesday: DAY,
        thursday: DAY,
        friday: DAY,
        saturday: DAY,
        sunday: DAY,
      },
    },
  ],
}

/**
 * Options for a chat service whose emails are refused, for tests of something else. The token of an account is
 * `token-of-` and its id.
 */
export function sampleChatOptions(database: Database): ChatOptions {
  const files = createFilesService({
    database,
    clock: testClock(),
    serverToken: 'server',
    reportError: failed,
  })
  return {
    database,
    clock: testClock(),
    limiter: UNLIMITED,
    serverToken: 'server',
    authenticate: async (token) => ok(token.startsWith('token-of-') ? token.slice(9) : null),
    readHours: async () => ok(SAMPLE_HOURS),
    files: createFilesClient({
      baseUrl: 'http://files.internal',
      fetch: files.fetch,
      token: 'server',
      report: failed,
    }),
    house: { name: 'Sample House' },
    shopUrl: 'https://shop.example',
    memberNames: async (ids) => new Map(ids.map((id) => [id, `${id.toUpperCase()} Ferri`])),
    isInClientCare: async (accountId) => accountId === 'b',
    verifiedEmail: async (accountId) => `${accountId}@example.com`,
    findPieces: async (text) => [{ id: '7', title: text, artisan: 'Ottoni', picture: null }],
    sendMail: failed,
    reportError: failed,
  }
}

function failed(problem: unknown): never {
  throw problem
}

/** A message as the storefront sends it. */
export const sampleMessage = (changes: Partial<NewChatMessage> = {}): NewChatMessage => ({
  id: crypto.randomUUID(),
  text: 'Is the bronze darker than in the picture?',
  pictureId: null,
  productId: null,
  productTitle: null,
  language: 'en',
  country: 'US',
  name: '',
  network: null,
  surroundings: { page: '/products/luna', bag: [], lists: [] },
  ...changes,
})

/** A process of the chat service with its client, and the team's calls. */
export function openChat(database: Database, changes: Partial<ChatOptions> = {}) {
  const emails: ChatMailRequest[] = []
  const service = createChatService({
    ...sampleChatOptions(database),
    async sendMail(_, mail) {
      emails.push(mail)
    },
    ...changes,
  })
  const { fetch } = service
  const client = createChatClient({
    baseUrl: 'http://chat.internal',
    fetch,
    token: 'server',
    report: (problem) => console.error(problem),
  })
  const { call, read, routes } = sampleTeam(database, service, undefined, changes.clock)
  const find = async (id: string) => teamChat.parse((await call(`/chats/${id}`, { role: 'care' })).body.item)
  return {
    service,
    emails,
    routes,
    call,
    read,
    find,
    guest: (key: string) => client.forCaller({ accessToken: null, guestKey: key }),
    customer: (id: string, guestKey: string | null = null) =>
      client.forCaller({ accessToken: `token-of-${id}`, guestKey }),
    client,
    async list(filter: object = {}): Promise<TeamChat[]> {
      const { body } = await call(filtered('/chats', filter), { role: 'care' })
      return body.items.map((item: unknown) => teamChat.parse(item))
    },
    /** Acts as a team member on the current version. */
    async act(id: string, action: string, input: object, member = 'a') {
      const { version } = await find(id)
      return call(`/chats/${id}/${action}`, { role: 'care', member, body: { version, input } })
    },
  }
}
