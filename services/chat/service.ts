import { lt, sql } from 'drizzle-orm'
import { Hono } from 'hono'
import { CHAT_CUSTOMER, type ChatData } from '#contracts/chat.ts'
import { chatDataCalls } from '#contracts/chat-calls.ts'
import { ok } from '#domain/result.ts'
import type { Database, Queryable } from '#services/kernel/database/database.ts'
import { handleErrors } from '#services/kernel/handle-errors.ts'
import type { Job } from '#services/kernel/jobs.ts'
import { requireServerToken } from '#services/kernel/secrets/servers-only.ts'
import { serveCalls } from '#services/kernel/serve-calls.ts'
import type { Service } from '#services/kernel/service.ts'
import type { WaitingDefinition } from '#services/kernel/team/waiting/waiting.ts'
import type { ChatOptions } from './chat-options.ts'
import { conversations } from './chat-tables.ts'
import { copyChat, removeChat, removeConversation } from './customer-data.ts'
import { createChatHub } from './live/notices.ts'
import { createRowReader } from './live/row-reader.ts'
import { removeUnclaimedPictures } from './pictures/picture-store.ts'
import { chatCalls } from './team/chat-calls.ts'
import { teamChats } from './team/team-chats.ts'
import { conversationRoutes } from './visitor/conversation-routes.ts'

export type ChatService = Service & {
  readonly customers: {
    copy(accountId: string): Promise<ChatData>
    remove(tx: Queryable, accountId: string): Promise<void>
  }
}

const waitingChats: WaitingDefinition = {
  task: 'chats-waiting',
  resource: 'chats',
  roles: ['care'],
  sort: { field: 'waitingSince', isDescending: false },
  filter: () => ({ state: 'waiting' }),
  async count(db) {
    const { rows } = await db.execute<{ count: number; since: string; name: string; country: string }>(sql`
      select count(*) over ()::int as count, waiting_since as since, name, country
      from chat.conversations where waiting_since is not null order by waiting_since limit 1`)
    const [first] = rows
    if (!first) return { count: 0, since: null, first: [] }
    return {
      count: first.count,
      since: new Date(first.since),
      first: [{ text: first.name || first.country }],
    }
  },
}

/** How long a conversation is stored after its last message, in days. A guest's cookie has the same lifetime. */
export const CHAT_DAYS = 180

/**
 * The chat service (`contracts/chat-calls.ts`): conversations between visitors and the team, using server-sent events
 * and POST.
 */
export function createChatService(options: ChatOptions): ChatService {
  const { database, serverToken, authenticate, shopUrl } = options
  const { db } = database
  const store = { ...options, hub: createChatHub(database.url), readRow: createRowReader(database) }
  const customers: ChatService['customers'] = {
    copy: (accountId) => copyChat(db, accountId, shopUrl),
    remove: removeChat,
  }
  const app = new Hono<{ Variables: { accountId: string } }>()
  handleErrors(app, options.reportError)
  app.use(requireServerToken(serverToken))
  app.route('/conversation', conversationRoutes(store))
  app.use('/customer/*', async (context, next) => {
    const account = await authenticate(context.req.header(CHAT_CUSTOMER) ?? '')
    if (!account.ok) return context.json({ code: account.code }, 502)
    if (account.value === null) return context.json({ code: 'unauthorized' }, 401)
    context.set('accountId', account.value)
    return next()
  })
  serveCalls(app.basePath(chatDataCalls.readData.base), chatDataCalls, ({ var: { accountId } }) => ({
    readData: async () => ok(await customers.copy(accountId)),
    async forget() {
      await db.transaction((tx) => customers.remove(tx, accountId))
      return ok(null)
    },
  }))
  return {
    fetch: async (request) => app.fetch(request),
    routes: app.routes,
    jobs: chatJobs(options),
    team: [...chatCalls(store), ...teamChats(store)],
    waiting: [waitingChats],
    customers,
  }
}

function chatJobs({ database, files }: Pick<ChatOptions, 'database' | 'files'>): Job[] {
  return [
    {
      name: 'chat: remove old conversations',
      everySeconds: 86_400,
      run: (now) => removeOldConversations(database, now),
    },
    {
      name: 'chat: remove pictures without a conversation',
      everySeconds: 3_600,
      run: (now) => removeUnclaimedPictures(database, files, now),
    },
  ]
}

async function removeOldConversations({ db }: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - CHAT_DAYS * 86_400_000)
  const isOld = lt(conversations.lastMessageAt, before)
  for (const { id } of await db.select({ id: conversations.id }).from(conversations).where(isOld))
    await db.transaction((tx) => removeConversation(tx, id))
}
