import { serve } from '@hono/node-server'
import { openDatabase } from '#services/kernel/database/database.ts'
import { openChat } from '#tests/support/samples/sample-chat.ts'

/**
 * A process of the chat service on a database, started as `node chat-process.ts DATABASE_URL PORT` in order to be
 * killed.
 */
const [, , url = '', port = '0'] = process.argv
const { service } = openChat(openDatabase(url))
serve({ fetch: service.fetch, port: Number(port), hostname: '127.0.0.1' }, () => console.info('ready'))
