import { Hono } from 'hono'
import { CHAT_CUSTOMER, type ChatData } from '#contracts/chat.ts'
import type { Queryable } from '#services/kernel/database/database.ts'
import { handleFaults } from '#services/kernel/handle-faults.ts'
import { serversOnly } from '#services/kernel/secrets/servers-only.ts'
import type { Service } from '#services/kernel/service.ts'
import type { ChatOptions } from './chat-options.ts'
import { copyChat, removeChat } from './customer-data.ts'
import { chatJobs } from './jobs.ts'
import { createChatHub } from './live/notices.ts'
import { createRowReader } from './live/row-reader.ts'
import { chatCalls } from './team/chat-calls.ts'
import { teamChats } from './team/team-chats.ts'
import { waitingChats } from './team/waiting-chats.ts'
import { conversationRoutes } from './visitor/conversation-routes.ts'

export type ChatService = Service & {
  /** For what the team does for a customer. */
  readonly customers: {
    copy(accountId: string): Promise<ChatData>
    remove(tx: Queryable, accountId: string): Promise<void>
  }
}

/** The chat service (`contracts/chat.ts`): conversations of visitors with the team, over server-sent events and POST. */
export function createChatService(options: ChatOptions): ChatService {
  const { database, serverToken, authenticate, shopUrl } = options
  const { db } = database
  const store = { ...options, hub: createChatHub(database.url), readRow: createRowReader(database) }
  const customers: ChatService['customers'] = {
    copy: (accountId) => copyChat(db, accountId, shopUrl),
    remove: removeChat,
  }
  const app = new Hono<{ Variables: { accountId: string } }>()
  handleFaults(app, options.reportFault)
  app.use(serversOnly(serverToken))
  app.route('/conversation', conversationRoutes(store))
  app.use('/customer/*', async (context, next) => {
    const account = await authenticate(context.req.header(CHAT_CUSTOMER) ?? '')
    if (!account.ok) return context.json({ code: account.code }, 502)
    if (account.value === null) return context.json({ code: 'unauthorized' }, 401)
    context.set('accountId', account.value)
    return next()
  })
  app.get('/customer/data', async (context) => context.json(await customers.copy(context.var.accountId)))
  app.delete('/customer/data', async (context) => {
    await db.transaction((tx) => customers.remove(tx, context.var.accountId))
    return context.body(null, 204)
  })
  return {
    fetch: async (request) => app.fetch(request),
    routes: app.routes,
    jobs: chatJobs(options),
    team: [...chatCalls(store), ...teamChats(store)],
    waiting: [waitingChats],
    customers,
  }
}
