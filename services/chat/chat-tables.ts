import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  index,
  integer,
  jsonb,
  pgSchema,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import type { ChatSurroundings } from '#contracts/chat.ts'
import { LANGUAGES } from '#domain/market/language.ts'

export const chatSchema = pgSchema('chat')

const timestamptz = (name: string) => timestamp(name, { withTimezone: true })

export const conversations = chatSchema.table(
  'conversations',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** Incremented on each change by the team, to detect concurrent changes. The visitor's messages do not count. */
    version: integer().notNull().default(1),
    accountId: text('account_id').unique(),
    /** The digest of a guest's key, or null once the conversation belongs to an account. */
    guestDigest: text('guest_digest').unique(),
    language: text({ enum: LANGUAGES }).notNull(),
    country: text().notNull(),
    /** Empty for a guest. */
    name: text().notNull(),
    isClosed: boolean('is_closed').notNull().default(false),
    assignee: text(),
    /**
     * The sequence numbers of the last message, of the visitor's last message, and of the last message each side has
     * read.
     */
    lastSeq: integer('last_seq').notNull().default(0),
    visitorSeq: integer('visitor_seq').notNull().default(0),
    teamRead: integer('team_read').notNull().default(0),
    visitorRead: integer('visitor_read').notNull().default(0),
    surroundings: jsonb().$type<ChatSurroundings>().notNull(),
    startedAt: timestamptz('started_at').notNull(),
    lastMessageAt: timestamptz('last_message_at').notNull(),
    /** When the visitor started waiting for a reply, or null if they are not waiting. */
    waitingSince: timestamptz('waiting_since'),
  },
  (table) => [
    index('conversations_waiting').on(table.waitingSince).where(sql`waiting_since is not null`),
    index('conversations_latest').on(table.lastMessageAt, table.id),
  ],
)

export type ConversationRow = typeof conversations.$inferSelect

/** `seq` is assigned under the conversation's lock, so a reader never misses a message with a lower number. */
export const messages = chatSchema.table(
  'messages',
  {
    conversationId: uuid('conversation_id')
      .notNull()
      .references((): AnyPgColumn => conversations.id, { onDelete: 'cascade' }),
    seq: integer().notNull(),
    /** Chosen by the sender, so that sending a message again does not duplicate it. */
    id: uuid().notNull().unique(),
    author: text({ enum: ['visitor', 'team', 'request'] }).notNull(),
    accountId: text('account_id'),
    text: text().notNull(),
    /** Whether this is an internal note that visitors never see. */
    isWhisper: boolean('is_whisper').notNull().default(false),
    productId: text('product_id'),
    /** For the team. Visitors see the title in their own language, if they may see the product. */
    productTitle: text('product_title'),
    sentAt: timestamptz('sent_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.conversationId, table.seq] })],
)

/** Pictures in messages. The files service stores the files under the same ids. */
export const pictures = chatSchema.table(
  'pictures',
  {
    id: uuid().primaryKey(),
    /**
     * Null until the picture is sent with a message and after its conversation is removed. A job then deletes the file.
     */
    conversationId: uuid('conversation_id').references(() => conversations.id, { onDelete: 'set null' }),
    messageId: uuid('message_id'),
    /** The only person who may send the picture. */
    uploader: text().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    uploadedAt: timestamptz('uploaded_at').notNull(),
  },
  (table) => [
    index('pictures_message').on(table.messageId),
    index('pictures_conversation').on(table.conversationId, table.uploadedAt),
  ],
)

/** The key in the chat configuration of the office from which a team member replies. */
export const members = chatSchema.table('members', {
  accountId: text('account_id').primaryKey(),
  office: text().notNull(),
})
