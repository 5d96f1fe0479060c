import { sql } from 'drizzle-orm'
import {
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
import { LINK_PURPOSES } from '#domain/account/account-links.ts'
import type { Language } from '#domain/market/language.ts'

export const identitySchema = pgSchema('identity')
const moment = (name: string) => timestamp(name, { withTimezone: true })

/** A person who may sign in. Without a password they were invited, and set one through a mailed link. */
export const accounts = identitySchema.table('accounts', {
  id: uuid().primaryKey().defaultRandom(),
  /** In lower case: two spellings are one person. */
  email: text().notNull().unique(),
  passwordHash: text('password_hash'),
  language: text().$type<Language>().notNull(),
  hasCommercialConsent: boolean('has_commercial_consent').notNull().default(false),
  hasPersonalizedConsent: boolean('has_personalized_consent').notNull().default(false),
  createdAt: moment('created_at').notNull(),
  emailVerifiedAt: moment('email_verified_at'),
  /**
   * Counts the changes of address, proof of address and password, and how often everyone was signed out: what was
   * granted under an earlier one is void.
   */
  credentialsVersion: integer('credentials_version').notNull().default(0),
})

/** What the OAuth provider keeps: sessions, grants, codes, tokens (contracts: adapter of oidc-provider). */
export const payloads = identitySchema.table(
  'payloads',
  {
    model: text().notNull(),
    id: text().notNull(),
    payload: jsonb().$type<Record<string, unknown>>().notNull(),
    grantId: text('grant_id'),
    userCode: text('user_code'),
    uid: text(),
    accountId: text('account_id'),
    expiresAt: moment('expires_at'),
    consumedAt: moment('consumed_at'),
  },
  (table) => [
    primaryKey({ columns: [table.model, table.id] }),
    index('payloads_grant').on(table.grantId),
    index('payloads_uid').on(table.uid),
    index('payloads_account').on(table.accountId),
    index('payloads_expiry').on(table.expiresAt).where(sql`expires_at is not null`),
  ],
)

/** Links that were mailed: of each only a hash is stored, so that who reads the table can use none. */
export const mailedLinks = identitySchema.table(
  'mailed_links',
  {
    tokenHash: text('token_hash').primaryKey(),
    purpose: text({ enum: LINK_PURPOSES }).notNull(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** Of a change, the address that the account is to have; of an undo, the one that it is to have again. */
    email: text(),
    /** The credentials version of the account when the link was made (`domain/account/account-links.ts`). */
    version: integer().notNull().default(0),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
  },
  (table) => [
    index('mailed_links_account').on(table.accountId, table.purpose),
    index('mailed_links_email').on(table.email).where(sql`email is not null`),
  ],
)

/** The keys that sign id tokens. They outlive a restart, or every id token would be void. */
export const signingKeys = identitySchema.table('signing_keys', {
  id: text().primaryKey(),
  /** The key in plain text, as releases before `sealed` stored it; emptied at the next start. */
  jwk: jsonb().$type<Record<string, unknown>>(),
  sealed: text(),
  createdAt: moment('created_at').notNull(),
})

/** The audit trail of sign-ins: what happened to which account, from which network (a key, not an address). */
export const signInEvents = identitySchema.table(
  'sign_in_events',
  {
    id: uuid().primaryKey().defaultRandom(),
    accountId: uuid('account_id').references(() => accounts.id, { onDelete: 'cascade' }),
    kind: text({
      enum: [
        'signed-up',
        'signed-in',
        'refused',
        'password-link',
        'password-set',
        'verified',
        'signed-out',
        'email-change-asked',
        'email-changed',
        'email-change-cancelled',
        'email-restored',
        'signed-out-everywhere',
        'signed-out-elsewhere',
      ],
    }).notNull(),
    visitorKey: text('visitor_key'),
    happenedAt: moment('happened_at').notNull(),
  },
  (table) => [index('sign_in_events_account').on(table.accountId, table.happenedAt)],
)

/** Browsers in which someone proved to be the owner of an account. Of the token that a browser holds only a digest. */
export const trustedDevices = identitySchema.table(
  'known_devices',
  {
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    tokenHash: text('token_hash').notNull(),
    lastUsedAt: moment('last_used_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.tokenHash] }),
    index('known_devices_token').on(table.tokenHash),
  ],
)

/** Wrong passwords in a row. The key is a keyed digest of what they were tried on: there may be no such account. */
export const attemptStreaks = identitySchema.table(
  'attempt_streaks',
  {
    key: text().primaryKey(),
    failures: integer().notNull(),
    lastAt: moment('last_at').notNull(),
  },
  (table) => [index('attempt_streaks_last').on(table.lastAt)],
)

/**
 * The sessions of each account that have begun and were not ended. The provider stores a session as long as its row is
 * here (`payload-adapter.ts`): to end one, delete this row first.
 */
export const accountSessions = identitySchema.table(
  'account_sessions',
  {
    /** The `uid` of the session. */
    uid: text().primaryKey(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** The browser in which it began, as far as it said, and for which country the pages were. */
    browser: text(),
    system: text(),
    country: text(),
    /** By what the account knows that browser (`known_devices`). */
    deviceHash: text('device_hash'),
    startedAt: moment('started_at').notNull().defaultNow(),
  },
  (table) => [index('account_sessions_account').on(table.accountId)],
)
